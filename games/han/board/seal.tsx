import type { Family } from '../../../client/board/board.ts';
import { Piece } from '../../../client/board/piece.tsx';
import { seatPlace } from '../../../client/board/places.ts';
import { Target } from '../../../client/board/target.tsx';
import { emissariesIn, emissaryLimit } from '../rules/targets.ts';
import { aimAt, labelled } from './aim.ts';
import { Badge } from './badge.tsx';
import type { Placing } from './choices.ts';
import type { ProvinceShape } from './geometry.ts';
import { sealPlace } from './ids.ts';
import { Emissary } from './pieces.tsx';
import type { HanProps } from './props.ts';
import { inProvince, provinceName, roomFor, tally } from './sight.ts';

interface SealProps {
  readonly props: HanProps;
  readonly shape: ProvinceShape;
  readonly at: number;
  readonly placing: Placing | undefined;
  readonly reached: boolean;
}

/** Up to so many emissaries stand side by side; more are counted. */
const ABREAST = 4;
const STEP = 21;
const PIPS = 32.5;

/** The dragon seal of a province with its emissaries; pips on its rim count how many there is room for. */
export function Seal({ props, shape, at, placing, reached }: SealProps) {
  const { view, viewer, names, texts, families, changed } = props;
  const counts = inProvince(view.emissaries, view, at);
  const standing = counts.flatMap((n, seat) =>
    Array.from({ length: n }, (_, k) => ({ seat, name: `emissary:${at}:${seat}:${k}` })),
  );
  const picked = placing?.length === 1 && placing[0] === props.picked;
  const sent = picked && viewer !== 'spectator' ? [families[viewer]!] : [];
  const move = { type: 'emissary', province: shape.id } as const;
  const name = texts.page.seal(provinceName(props, shape.id), tally(counts, names), roomFor(view, at));
  const place = sealPlace(shape.id);
  return (
    <Target
      aim={aimAt(props, place, placing, move, labelled(props, name, placing, move))}
      class={reached ? 'han-seal reached' : 'han-seal'}
      box={{ x: -30, y: -30, w: 60, h: 60 }}
      radius={30}
      transform={`translate(${shape.seal.x} ${shape.seal.y})`}
    >
      {placing && <circle class="han-halo" r="46" />}
      <circle class="han-stamp" r="29" />
      <circle class="han-stamp inner" r="24.5" />
      <use
        class={standing.length + sent.length > 0 ? 'han-glyph faint' : 'han-glyph'}
        href="#glyph-dragon"
        x="-17"
        y="-17"
        width="34"
        height="34"
      />
      <Room taken={emissariesIn(view, at)} limit={emissaryLimit(view, at)} />
      <Delegation standing={standing} sent={sent} counts={counts} families={families} />
      {picked && <circle class="han-pick" r="37" />}
      {changed.has(place) && <Badge x={23} y={-23} />}
    </Target>
  );
}

function Room({ taken, limit }: { taken: number; limit: number }) {
  return (
    <>
      {Array.from({ length: limit }, (_, i) => {
        const angle = Math.PI / 2 - (i - (limit - 1) / 2) * 0.3;
        return (
          <circle
            key={i}
            class={i < taken ? 'han-pip taken' : 'han-pip'}
            cx={PIPS * Math.cos(angle)}
            cy={PIPS * Math.sin(angle)}
            r="3.6"
          />
        );
      })}
    </>
  );
}

interface DelegationProps {
  readonly standing: readonly { readonly seat: number; readonly name: string }[];
  readonly sent: readonly Family[];
  readonly counts: readonly number[];
  readonly families: readonly Family[];
}

function Delegation({ standing, sent, counts, families }: DelegationProps) {
  const all = standing.length + sent.length;
  if (all <= ABREAST) {
    const step = Math.min(STEP, 54 / Math.max(1, all - 1));
    const x = (i: number): number => (i - (all - 1) / 2) * step;
    return (
      <>
        {standing.map(({ seat, name }, i) => (
          <Piece key={name} name={name} from={seatPlace(seat)}>
            <Emissary family={families[seat]!} x={x(i)} />
          </Piece>
        ))}
        {sent.map((family) => (
          <Emissary key="sent" family={family} x={x(all - 1)} ghost />
        ))}
      </>
    );
  }
  const present = counts.flatMap((n, seat) => {
    const own = n + (sent.includes(families[seat]!) ? 1 : 0);
    return own > 0 ? [{ family: families[seat]!, n: own }] : [];
  });
  const step = Math.min(30, 66 / Math.max(1, present.length - 1));
  return (
    <>
      {present.map(({ family, n }, i) => (
        <g key={family} transform={`translate(${(i - (present.length - 1) / 2) * step} -2)`}>
          <Emissary family={family} x={0} />
          <g class="han-times">
            <circle cx="10" cy="13" r="8" />
            <text x="10" y="17.5">
              {n}
            </text>
          </g>
        </g>
      ))}
    </>
  );
}
