import { Piece } from '../../../client/board/piece.tsx';
import { seatPlace } from '../../../client/board/places.ts';
import { Target } from '../../../client/board/target.tsx';
import { Token } from '../../../client/icons/token.tsx';
import { MINISTRIES, SPACES } from '../rules/data.ts';
import { ministryOf, spaceOf } from '../rules/officials.ts';
import { officialAt, priceAt } from '../rules/prices.ts';
import { aimAt } from './aim.tsx';
import { CANDIDATE_TILE, officialPlace } from './ids.ts';
import type { Sight } from './sight.ts';
import { Text } from './text.tsx';
import { Use } from './use.tsx';

const W = 48;
const H = 78;
/** As printed: 4 3 2 1 above, 5 6 7 below. */
const PLACES: readonly (readonly [x: number, y: number])[] = [
  [178.5, 166],
  [128, 166],
  [77.5, 166],
  [27, 166],
  [27, 251],
  [77.5, 251],
  [128, 251],
];

/** Decisions in which choosing an official has a price. */
const PRICED: readonly string[] = ['bribe', 'secure', 'bribery'];

/** What it would cost without the discount. */
const Struck = ({ x, y, price }: { readonly x: number; readonly y: number; readonly price: number }) => (
  <text class="struck" x={x} y={y} font-size="12" fill="var(--tile-figure)">
    {price}
  </text>
);

const Price = ({
  x,
  y,
  price,
  printed,
}: {
  readonly x: number;
  readonly y: number;
  readonly price: number;
  readonly printed: number;
}) => (
  <>
    <Use name="coin" x={x + 5} y={y + 59} size={16} />
    <Text x={x + 25} y={y + 72.5} size={16} weight={800} fill="#b1301f">
      {price}
    </Text>
    {price !== printed && <Struck x={x + 37} y={y + 72.5} price={printed} />}
  </>
);

/** Whoever commands an official for the time of a resolution, where it is not its owner (6.9). */
function commander({ frame }: Sight, at: number): number {
  return frame?.phase === 'ministry' && frame.ministry === ministryOf(at) ? frame.control[at % SPACES]! : -1;
}

/** One of the seven spaces of a ministry, in the drawing of its hall. */
export function OfficialSpace({ sight, at }: { readonly sight: Sight; readonly at: number }) {
  const { view, names, families, texts, frame, choices, scene } = sight;
  const official = officialAt(view, at);
  const { empty, cost, owner, secured } = official;
  const [x, y] = PLACES[at % SPACES]!;
  const ministry = MINISTRIES[ministryOf(at)]!;
  const space = spaceOf(at);
  const candidate = !empty && cost === undefined;
  const place = officialPlace(at);
  const legal = choices.has(place);
  const faded = owner === undefined && !legal && !sight.chosen.has(place);
  // The price stays where it was chosen while it is paid.
  const paid = frame?.phase === 'payment' && sight.chosen.has(place);
  const priced = (paid || (legal && PRICED.includes(frame?.phase ?? ''))) && cost !== undefined;
  const given = frame?.phase === 'bribery' && owner === undefined;
  const price = paid ? frame.cost : given || cost === undefined ? 0 : priceAt(scene, at);
  const other = commander(sight, at);
  return (
    <Target
      aim={aimAt(
        sight,
        { type: 'official', ministry, space },
        texts.page.official({
          ministry: texts.terms.ministries[ministry],
          space,
          tile: empty ? 'empty' : candidate ? 'candidate' : 'official',
          cost: cost ?? 0,
          owner: owner === undefined ? undefined : names[owner]!,
          secured,
        }),
      )}
      box={{ x, y, w: W, h: H }}
      class="lit"
    >
      <rect
        class={`cf-tile ${empty ? 'empty' : faded ? 'undyed' : ''}`}
        x={x}
        y={y}
        width={W}
        height={H}
        rx="2.5"
      />
      <Text
        x={x + 4}
        y={y + 13.5}
        size={12.5}
        weight={700}
        fill={empty ? 'var(--tile-number)' : 'var(--tile-figure)'}
      >
        {space}
      </Text>
      {!empty && (
        <>
          <Piece name={`official:${at}`} from={CANDIDATE_TILE}>
            <Use
              name={candidate ? 'p-candidate' : 'p-official'}
              x={x + 3}
              y={y + 10}
              size={42}
              height={46.5}
              class={faded ? 'pale' : ''}
              style={{ '--robe': owner === undefined ? '#d8cdb2' : `var(--seat-${families[owner]!})` }}
            />
          </Piece>
          {owner !== undefined && secured && (
            <path class="gold" d={`M${x + 0.5} ${y + 57}h47v18.5q0 2-2 2h-43q-2 0-2-2Z`} />
          )}
          <path class="sill" d={`M${x + 0.5} ${y + 57}h47`} />
          {priced && owner === undefined && <Price x={x} y={y} price={price} printed={cost} />}
          {!priced && owner === undefined && cost !== undefined && (
            <>
              <Use name="coin" x={x + 5} y={y + 59} size={16} />
              <Text x={x + 27} y={y + 72.5} size={15.5} weight={800} fill="#1f1b16">
                {cost}
              </Text>
            </>
          )}
          {owner !== undefined && (
            <>
              <Piece name={`marker:${at}:${owner}`} from={seatPlace(owner)}>
                <Token family={families[owner]!} size={18} x={x + 5} y={y + 58.5} />
              </Piece>
              {secured && <Use name="stamp" x={x + 30} y={y + 60} size={15} />}
              {!secured && cost !== undefined && (
                <Text
                  x={x + 43}
                  y={y + 72.5}
                  size={priced ? 16 : 14}
                  weight={priced ? 800 : 700}
                  anchor="end"
                  fill={priced ? '#b1301f' : 'var(--tile-figure)'}
                >
                  {priced ? price : cost}
                </Text>
              )}
              {priced && price === cost && <Use name="coin" x={x + 23} y={y + 61} size={12} />}
              {priced && price !== cost && <Struck x={x + 24} y={y + 72.5} price={cost} />}
            </>
          )}
          {other >= 0 && other !== owner && (
            <Token family={families[other]!} size={20} x={x + 25} y={y + 2} />
          )}
        </>
      )}
    </Target>
  );
}
