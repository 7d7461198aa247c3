import type { ReadonlySignal } from '@preact/signals';
import { boardOf } from '../rules/board.ts';
import { Alliance } from './alliance.tsx';
import { Chains } from './chain.tsx';
import type { Piece } from './chips.tsx';
import type { Choices } from './choices.ts';
import type { Geometry } from './geometry.ts';
import { isOver, type Outlook } from './outlook.ts';
import type { HanProps } from './props.ts';
import { Province } from './province.tsx';
import { Roads } from './roads.tsx';
import { Seal } from './seal.tsx';
import { provinceName } from './sight.ts';
import { Slips } from './slips.tsx';
import { Space } from './space.tsx';
import { reachOf } from './switches.ts';

interface MapProps {
  readonly props: HanProps;
  readonly geometry: Geometry;
  readonly choices: Choices;
  readonly piece: Piece;
  /** With the picked move, if that is known, and without it. */
  readonly players: readonly Outlook[];
  readonly without?: readonly Outlook[];
  readonly cut?: ReadonlySignal<string>;
}

/** More halos than this point at nothing any more: rings and dots say enough. */
const MANY = 8;

/** All that stands on the painted land. */
export function PlayedMap({ props, geometry, choices, piece, players, without = players, cut }: MapProps) {
  const board = boardOf(props.view.options.map);
  const reach = reachOf(props);
  const shown = props.lens || isOver(props.view);
  const sites = piece === 'fortress' ? choices.fortresses : choices.pagodas;
  // What stands lower on the map stands before what stands higher.
  const order = geometry.spaces
    .map((_, at) => at)
    .toSorted((a, b) => geometry.spaces[a]!.y - geometry.spaces[b]!.y);
  return (
    <g class={sites.size + choices.emissaries.size > MANY ? 'han-many' : undefined}>
      <Roads geometry={geometry} />
      {shown && <Chains props={props} geometry={geometry} players={players} />}
      {geometry.provinces.map((shape, at) => (
        <Seal
          key={shape.id}
          props={props}
          shape={shape}
          at={at}
          placing={choices.emissaries.get(shape.id)}
          reached={reach.has(shape.id)}
        />
      ))}
      {geometry.provinces.map((shape, at) => (
        <Province
          key={shape.id}
          props={props}
          geometry={geometry}
          shape={shape}
          at={at}
          spaces={board.spaces[at]!.length}
          cut={cut}
        />
      ))}
      {order.map((at) => {
        const shape = geometry.spaces[at]!;
        return (
          <Space
            key={shape.id}
            props={props}
            shape={shape}
            at={at}
            placing={sites.get(shape.id)}
            piece={piece}
            reached={reach.has(shape.id)}
          />
        );
      })}
      {board.alliances.map((pair, i) => (
        <Alliance
          key={i}
          props={props}
          at={geometry.alliances[i]!}
          n={i + 1}
          provinces={pair.map((q) => provinceName(props, board.provinceIds[q]!))}
          players={players}
        />
      ))}
      {shown && <Slips props={props} geometry={geometry} players={players} without={without} />}
    </g>
  );
}
