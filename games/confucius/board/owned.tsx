import type { Family } from '../../../client/board/board.ts';
import { seatColours } from '../../../client/icons/token.tsx';
import { Use } from './use.tsx';

interface OwnedProps {
  readonly family: Family;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly class?: string;
}

const mark = ({ family, x, y, size }: OwnedProps, left: number, top: number, share: number) => (
  <use
    href={`#s-${family}`}
    x={x + left * size}
    y={y + top * size}
    width={share * size}
    height={share * size}
    fill="var(--c2)"
  />
);

/** A cube with the symbol of its family on the front. */
export const Cube = (owned: OwnedProps) => (
  <g style={seatColours(owned.family)} class={owned.class}>
    <Use name="cube" x={owned.x} y={owned.y} size={owned.size} />
    {mark(owned, 0.2, 0.4, 0.42)}
  </g>
);

/** An army under the banner of its family. */
export const Army = (owned: OwnedProps) => (
  <g style={seatColours(owned.family)}>
    <Use name="army" x={owned.x} y={owned.y} size={owned.size} style={{ '--c2': 'transparent' }} />
    {mark(owned, 0.32, 0.16, 0.31)}
  </g>
);
