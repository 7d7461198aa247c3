import type { Family } from '../../table/board.ts';
import { Mark } from './pieces.tsx';

const CELL = 29;
const ROW = 20;
/** More players than these stand in a second row. */
const ABREAST = 3;

interface SlipSize {
  readonly width: number;
  readonly height: number;
}

/** The size of a slip, from points by seat. */
export function slipSize(pays: readonly number[]): SlipSize {
  const players = pays.filter((points) => points > 0).length;
  return { width: Math.min(players, ABREAST) * CELL + 5, height: Math.ceil(players / ABREAST) * ROW };
}

interface SlipProps {
  /** Points by seat; who has none is not on it. */
  readonly pays: readonly number[];
  readonly families: readonly Family[];
  /** The middle of its first row. */
  readonly x?: number;
  readonly y: number;
}

/** Points of some players, as tokens with numbers on a slip of paper. */
export function Slip({ pays, families, x = 0, y }: SlipProps) {
  const found = pays.flatMap((points, seat) => (points > 0 ? [{ seat, points }] : []));
  if (found.length === 0) return null;
  const { width, height } = slipSize(pays);
  return (
    <g class="han-slip" transform={`translate(${x - width / 2} ${y})`}>
      <rect width={width} height={height} y={-ROW / 2} rx="3" />
      {found.map(({ seat, points }, i) => (
        <g
          key={seat}
          transform={`translate(${(i % ABREAST) * CELL + 10.5} ${Math.floor(i / ABREAST) * ROW})`}
        >
          <Mark family={families[seat]!} r={6.8} />
          <text x="8.5" y="5">
            {points}
          </text>
        </g>
      ))}
    </g>
  );
}
