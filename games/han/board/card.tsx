import { fitSize, textWidth } from '../../../client/board/fit.ts';
import type { Colour } from '../rules/data.ts';
import type { HanProps } from './props.ts';
import { provincesOf } from './sight.ts';

/** A card is 74 × 104. */
export const CARD_WIDTH = 74;
export const CARD_HEIGHT = 104;
/** Names of more letters, or wider ones, share a line no more. */
const ONE_LINE = 10;
const SMALL_NAME = 8;
const NAMES = 71;
const FACE = { face: 'display' } as const;

/** A province card: picture, names, and its colour as a letter. */
export function Card({
  props,
  colour,
  state,
}: {
  props: HanProps;
  colour: Colour;
  state?: string | undefined;
}) {
  const names = provincesOf(props, colour);
  const joined = names.join(' · ');
  const lines = joined.length > ONE_LINE || textWidth(joined, 15.5, FACE) > NAMES ? names : [joined];
  const longest = Math.max(...lines.map(({ length }) => length));
  const wanted = lines.length > 1 ? (longest > SMALL_NAME ? 14.2 : 14.5) : longest > 5 ? 15.5 : 18;
  const size = Math.min(...lines.map((line) => fitSize(line, NAMES, wanted, 11, FACE)));
  return (
    <g class={`lit han-card han-${colour} ${state ?? ''}`}>
      <rect class="shadow" x="1.5" y="2.5" width="74" height="104" rx="4" />
      <rect class="paper" x=".5" y=".5" width="73" height="103" rx="4" />
      <use class="art" href="#han-card" />
      <rect class="frame" x="5" y="5" width="64" height="70" rx="2" />
      {lines.map((line, i) => (
        <text
          key={line}
          class="d"
          x="37"
          y={lines.length > 1 ? 86.5 + i * 13.2 : 94}
          font-size={size}
          {...(line.length > 8 ? { textLength: 63, lengthAdjust: 'spacingAndGlyphs' } : {})}
        >
          {line}
        </text>
      ))}
      <g transform="translate(13.5 13.5)">
        <circle class="letter" r="10" />
        <text class="letter" y="5.500">
          {props.texts.page.letters[colour]}
        </text>
      </g>
    </g>
  );
}

export function CardBack() {
  return (
    <g class="lit han-card">
      <rect class="shadow" x="1.5" y="2.5" width="74" height="104" rx="4" />
      <rect class="paper" x=".5" y=".5" width="73" height="103" rx="4" />
      <use href="#han-back" />
    </g>
  );
}

/** A card no larger than its letter. */
export function MiniCard({
  props,
  colour,
  x = 0,
  y = 0,
}: {
  props: HanProps;
  colour: Colour;
  x?: number;
  y?: number;
}) {
  return (
    <g class={`lit han-mini han-${colour}`} transform={`translate(${x} ${y})`}>
      <rect width="18" height="24" rx="2" />
      <text x="9" y="17.5">
        {props.texts.page.letters[colour]}
      </text>
    </g>
  );
}
