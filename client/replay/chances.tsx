import { Token } from '../icons/token.tsx';
import type { TableModel } from '../table/model.ts';
import { boardProps } from '../table/props.ts';
import { lazyPageTexts } from '../texts/texts.ts';
import './chances.css';
import type { Player } from './player.ts';
import { type Estimate, sharesAt, smoothed } from './swing.ts';

interface ChancesProps {
  readonly player: Player;
  readonly model: TableModel;
}

/** The chances of all seats as layers, from the first turn to the end; the viewer's seat is at the bottom. */
export function Chances({ player, model }: ChancesProps) {
  const { families } = boardProps(model);
  const { estimates, part } = player.review!;
  const known = smoothed(estimates.value);
  const texts = lazyPageTexts().replay;
  const progress = part.value < 1 && (
    <span class="chances-part">
      {texts.estimating} {texts.chance(part.value)}
    </span>
  );
  if (known.length < 3)
    return (
      <div class="chances" aria-hidden="true">
        {progress}
      </div>
    );
  const order = stack(player, families.length);
  const edges = order.map((_, n) => edgeOf(known, order.slice(0, n + 1), player.last));
  const floor: Edge = [
    [0, 0],
    [100, 0],
  ];
  return (
    <div class="chances" aria-hidden="true">
      {order.map((seat, n) => (
        <i
          key={seat}
          class={`chances-of ${families[seat]}`}
          style={{ 'clip-path': area(edges[n - 1] ?? floor, edges[n]!) }}
        />
      ))}
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the scrubber says what it shows */}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        {edges.slice(0, -1).map((edge, n) => (
          <path key={order[n]} d={`M${edge.map(([x, y]) => `${x} ${100 - y}`).join('L')}`} />
        ))}
      </svg>
      {order.map((seat, n) => {
        const [low, high] = [(edges[n - 1] ?? floor)[0]![1], edges[n]![0]![1]];
        return (
          high - low > ROOM && (
            <span key={seat} class="chances-who" style={{ bottom: `${(low + high) / 2}%` }}>
              <Token family={families[seat]!} size={16} />
            </span>
          )
        );
      })}
      {progress}
    </div>
  );
}

/** A token needs this many hundredths of the height. */
const ROOM = 15;

type Edge = readonly (readonly [x: number, y: number])[];

/** In hundredths, the summed chances of some seats at every estimate. */
const edgeOf = (known: readonly Estimate[], seats: readonly number[], last: number): Edge =>
  known.map(({ ply, shares }) => [
    rounded((100 * ply) / Math.max(1, last)),
    rounded(100 * seats.reduce((sum, seat) => sum + shares[seat]!, 0)),
  ]);

const rounded = (x: number): number => Math.round(x * 100) / 100;

const area = (low: Edge, high: Edge): string =>
  `polygon(${[...low, ...high.toReversed()].map(([x, y]) => `${x}% ${100 - y}%`).join(', ')})`;

function stack({ seen, session }: Player, count: number): number[] {
  const person = session.players.value.findIndex(({ kind }) => kind === 'person');
  const first = typeof seen.value === 'number' ? seen.value : Math.max(0, person);
  return Array.from({ length: count }, (_, n) => (first + n) % count);
}

/** The chances at the decision shown, once known. */
function chancesNow({ review, ply }: Player): readonly number[] | undefined {
  const known = review?.estimates.value ?? [];
  return known.length < 3 ? undefined : sharesAt(smoothed(known), ply.value);
}

export function chancesText(player: Player, model: TableModel): string {
  const { names } = boardProps(model);
  const { chances, chance } = lazyPageTexts().replay;
  const all = chancesNow(player)?.map((share, seat) => `${names[seat]} ${chance(share)}`);
  return all ? `${chances}: ${all.join(', ')}` : '';
}

/** Takes its space before anything is known, so that nothing moves. */
export function ChancesNow({ player, model }: ChancesProps) {
  const { families, names } = boardProps(model);
  const texts = lazyPageTexts().replay;
  const shares = chancesNow(player);
  return (
    <section class="chances-now">
      <h2 class="cap">{texts.chances}</h2>
      <ul>
        {families.map((family, seat) => (
          <li key={seat}>
            <Token family={family} size={20} label={names[seat]!} />{' '}
            <b>{shares ? texts.chance(shares[seat]!) : '–'}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
