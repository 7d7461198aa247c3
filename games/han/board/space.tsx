import { Piece } from '../../../client/board/piece.tsx';
import { seatPlace } from '../../../client/board/places.ts';
import { Target } from '../../../client/board/target.tsx';
import { Icon } from '../../../client/icons/icon.tsx';
import { fills } from '../rules/reach.ts';
import { aimAt, labelled } from './aim.ts';
import { Badge } from './badge.tsx';
import type { Placing } from './choices.ts';
import { geometryOf, type SpaceShape } from './geometry.ts';
import { spacePlace } from './ids.ts';
import { Fortress, Pagoda } from './pieces.tsx';
import type { HanProps } from './props.ts';
import { gainSpot } from './room.ts';
import { spaceState } from './sight.ts';

interface SpaceProps {
  readonly props: HanProps;
  readonly shape: SpaceShape;
  /** Its number on the board. */
  readonly at: number;
  readonly placing: Placing | undefined;
  /** Which piece would be placed. */
  readonly piece: 'pagoda' | 'fortress';
  /** A payment is picked that would reach it. */
  readonly reached: boolean;
}

/** A space with what stands on it. */
export function Space({ props, shape, at, placing, piece, reached }: SpaceProps) {
  const { view, viewer, texts, families, changed } = props;
  const owner = view.pagodas[at]!;
  const fortress = view.fortresses.includes(at);
  const move = { type: piece, space: shape.id } as const;
  const place = spacePlace(shape.id);
  const picked = placing?.length === 1 && placing[0] === props.picked;
  const built = picked && viewer !== 'spectator' && piece === 'pagoda' ? families[viewer] : undefined;
  const label = labelled(props, `${texts.page.space(shape.id)}, ${spaceState(props, at)}`, placing, move);
  return (
    <Target
      aim={aimAt(props, place, placing, move, label)}
      class={reached ? 'han-space reached' : 'han-space'}
      box={{ x: -26, y: -26, w: 52, h: 52 }}
      radius={24}
      transform={`translate(${shape.x} ${shape.y})`}
    >
      {placing && <circle class="han-halo" r="34" />}
      <Disc shape={shape} taken={owner >= 0} />
      {owner < 0 && !fortress && shape.kind === 'inland' && <circle class="han-dot" r="4" />}
      {owner >= 0 && (
        <Piece name={`pagoda:${at}`} from={seatPlace(owner)}>
          <Pagoda family={families[owner]!} />
        </Piece>
      )}
      {built && <Pagoda family={built} ghost />}
      {fortress && (
        <Piece name={`fortress:${at}`}>
          <Fortress bare={owner < 0 && !built} />
        </Piece>
      )}
      {picked && piece === 'fortress' && <Fortress bare ghost />}
      {picked && <circle class="han-pick" cy="-8" r="31" />}
      {placing && piece === 'pagoda' && <Fill props={props} shape={shape} picked={picked} />}
      {changed.has(place) && <Badge x={15} y={-26} />}
    </Target>
  );
}

function Disc({ shape, taken }: { shape: SpaceShape; taken: boolean }) {
  if (shape.kind === 'border')
    return (
      <>
        <g transform={`rotate(${shape.facing - 180})`}>
          <path class={`han-${shape.colours[0]} han-half`} d="M0-19A19 19 0 0 0 0 19Z" />
          <path class={`han-${shape.colours[1]} han-half`} d="M0-19A19 19 0 0 1 0 19Z" />
        </g>
        <circle class="han-hoop" r="19" />
        <circle class="han-disc" r="12" />
      </>
    );
  if (shape.kind === 'port')
    return (
      <>
        <circle class="han-disc" r="16.5" />
        {taken ? (
          <g transform="translate(19 10)">
            <circle class="han-port" r="9.5" />
            <Icon name="anchor" size={15} x={-7.5} y={-7.5} class="han-anchor" />
          </g>
        ) : (
          <>
            <circle class="han-port" r="12.5" />
            <Icon name="anchor" size={21} x={-10.5} y={-10.5} class="han-anchor" />
          </>
        )}
      </>
    );
  return <circle class="han-disc" r="16.5" />;
}

/** What filling a province would bring at once. */
function Fill({ props, shape, picked }: { props: HanProps; shape: SpaceShape; picked: boolean }) {
  const { view, viewer } = props;
  if (viewer === 'spectator') return null;
  const points = fills({ view, seat: viewer }, shape.id).reduce((sum, q) => sum + q.points, 0);
  if (points === 0) return null;
  const { x, y } = gainSpot(geometryOf(view.options.map), shape, picked);
  return (
    <g class="han-gain" transform={`translate(${x} ${y})`}>
      <rect x="-15" y="-10" width="30" height="20" rx="10" />
      <text y="5">+{points}</text>
    </g>
  );
}
