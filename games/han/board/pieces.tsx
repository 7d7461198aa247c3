import type { Family } from '../../../client/board/board.ts';
import { seatColours } from '../../../client/icons/token.tsx';

/** A pagoda whose foot stands on a space: first its light edge, so that it stands out from land and road. */
export function Pagoda({ family, ghost = false }: { family: Family; ghost?: boolean }) {
  return (
    <g class={ghost ? 'han-piece han-ghost' : 'han-piece'} style={seatColours(family)}>
      <ellipse class="han-shadow" cx="3" cy="13" rx="17" ry="5" />
      <use class="han-edge" href="#pagoda-b" x="-25" y="-35" width="50" height="50" />
      <use href="#pagoda-b" x="-23" y="-33" width="46" height="46" />
      <use href={`#s-${family}`} x="-5.8" y="-5.6" width="11.6" height="11.6" fill="var(--c2)" />
    </g>
  );
}

export function Emissary({ family, x, ghost = false }: { family: Family; x: number; ghost?: boolean }) {
  return (
    <g
      class={ghost ? 'han-piece envoy han-ghost' : 'han-piece envoy'}
      style={seatColours(family)}
      transform={`translate(${x} 0)`}
    >
      <use href="#emissary-b" x="-18" y="-21" width="36" height="38" />
      <use href={`#s-${family}`} x="-5.5" y="1" width="11" height="11" fill="var(--c2)" />
    </g>
  );
}

/** The crenellated base before a pagoda, or alone with its gate. */
export function Fortress({ bare, ghost = false }: { bare: boolean; ghost?: boolean }) {
  return (
    <g class={ghost ? 'han-fortress han-ghost' : 'han-fortress'}>
      <path class="han-pole" d="M19 8V-16" />
      <path class="han-pennant" d="M19-16l13 4-13 4Z" />
      <path
        class="han-stone"
        d={
          bare
            ? 'M-23 17l2-20v-5h7v5h6v-5h6v5h4v-5h6v5h6v-5h7v5l2 20Z'
            : 'M-24 20l2-10v-4h7v4h6v-4h6v4h6v-4h6v4h6v-4h7v4l2 10Z'
        }
      />
      <path class="han-gate" d={bare ? 'M-5 17v-7a5 5 0 0 1 10 0v7Z' : 'M-4 20v-4a4 4 0 0 1 8 0v4Z'} />
    </g>
  );
}

/** A seat's token, small, inside the painting. */
export function Mark({
  family,
  x = 0,
  y = 0,
  r = 8,
}: {
  family: Family;
  x?: number;
  y?: number;
  r?: number;
}) {
  const size = r * 1.2;
  return (
    <g style={seatColours(family)} transform={`translate(${x} ${y})`}>
      <circle r={r} fill="var(--c)" stroke="var(--rim)" stroke-width={r * 0.14} />
      <use href={`#s-${family}`} x={-size / 2} y={-size / 2} width={size} height={size} fill="var(--c2)" />
    </g>
  );
}
