import type { GameId } from '../../../games/list.ts';
import { Icon } from '../../icons/icon.tsx';
import { glyphOf } from '../../icons/seals.ts';

interface RoofProps {
  /** Position of the eaves. */
  readonly left: number;
  readonly right: number;
  /** Height of the tip of the eaves, and of the ridge. */
  readonly eave: number;
  readonly ridge: number;
  /** How much shorter than the eaves the ridge is on either side. */
  readonly slope: number;
}

const RIB = 11;

/** A roof of glazed tiles with upturned eaves and a gilded ridge. */
function Roof({ left, right, eave, ridge, slope }: RoofProps) {
  const from = left + slope;
  const to = right - slope;
  const high = eave - ridge;
  const belly = ridge + 0.55 * high;
  const count = Math.floor((to - from - 16) / RIB);
  const ribs = Array.from({ length: count + 1 }, (_, n) => {
    const part = n / count;
    const top = from + 10 + part * (to - from - 20);
    const foot = left + 28 + part * (right - left - 56);
    return `M${top.toFixed(1)} ${ridge + 2}Q${(top + 0.45 * (foot - top)).toFixed(1)} ${(ridge + 0.63 * high).toFixed(1)} ${foot.toFixed(1)} ${eave + 9}`;
  }).join('');
  return (
    <>
      <path
        class="hall-roof"
        d={`M${left} ${eave}C${left + 0.8 * slope} ${eave - 3} ${left + 0.56 * slope} ${belly} ${from} ${ridge}H${to}C${right - 0.56 * slope} ${belly} ${right - 0.8 * slope} ${eave - 3} ${right} ${eave}q-5 9-12 11H${left + 12}q-7-2-12-11Z`}
      />
      <path class="hall-roof-ribs" d={ribs} />
      <path class="hall-roof-edge" d={`M${left + 10} ${eave + 10}H${right - 10}`} />
      <path class="hall-roof-ends" d={`M${left + 14} ${eave + 6.5}H${right - 14}`} />
      <path class="hall-roof-ridge" d={`M${from - 5} ${ridge}q-7-2-6-11q4 6 11 6H${to}q7 0 11-6q1 9-6 11Z`} />
    </>
  );
}

/** A low storey between two roofs: paper between red posts. */
function Storey({ left, right, top, foot }: { left: number; right: number; top: number; foot: number }) {
  const posts = Math.max(3, Math.round((right - left) / 62));
  return (
    <>
      <rect class="storey lit" x={left} y={top} width={right - left} height={foot - top} />
      {Array.from({ length: posts + 1 }, (_, n) => (
        <rect
          key={n}
          class="hall-post"
          x={left + (n / posts) * (right - left - 6)}
          y={top}
          width="6"
          height={foot - top}
        />
      ))}
    </>
  );
}

/** The roof of each game: malachite tiles, the yellow glaze of the court, a pagoda over a gate. */
export function Roofs({ game, left, right }: { game: GameId; left: number; right: number }) {
  const middle = (left + right) / 2;
  const wide = right - left + 80;
  const beside = (half: number) => ({ left: middle - half, right: middle + half });
  if (game === 'han')
    return (
      <>
        <path class="finial" d={`M${middle} 2v30M${middle - 5} 14h10M${middle - 8} 22h16`} />
        <Storey {...beside(0.11 * wide)} top={64} foot={92} />
        <Roof {...beside(0.11 * wide + 40)} eave={62} ridge={34} slope={44} />
        <Storey {...beside(0.2 * wide)} top={106} foot={142} />
        <Roof {...beside(0.2 * wide + 44)} eave={106} ridge={76} slope={58} />
        <Roof left={left - 40} right={right + 40} eave={194} ridge={138} slope={110} />
        <Board game={game} x={middle} y={112} size={23} />
      </>
    );
  const upper = 0.293 * wide;
  return (
    <>
      <Roof left={left - 40} right={right + 40} eave={194} ridge={132} slope={Math.min(120, 0.2 * wide)} />
      <Storey {...beside(upper - 40)} top={102} foot={127} />
      <Roof {...beside(upper)} eave={100} ridge={61} slope={Math.min(110, 0.4 * upper)} />
      {game === 'confucius' && <Board game={game} x={middle} y={103} size={24} />}
    </>
  );
}

/** The board with the name of the place, in one character. */
const Board = ({ game, x, y, size }: { game: GameId; x: number; y: number; size: number }) => (
  <g class="name-board">
    <rect x={x - 0.8 * size} y={y} width={1.6 * size} height={size + 3} />
    <Icon name={glyphOf(game)} size={size - 4} x={x - size / 2 + 2} y={y + 3.5} />
  </g>
);
