import { CARD_HEIGHT, CARD_WIDTH } from './card.tsx';
import { LetterCard } from './phone-cards.tsx';
import type { HanProps } from './props.ts';
import { cardsOf, provincesOf } from './sight.ts';

const SCALE = 0.48;
const PITCH = CARD_WIDTH + 4;

/** The hand of the viewer, small enough for a line of text. */
export function Held(props: HanProps) {
  const cards = cardsOf(props.view.hand);
  const words = cards.map((colour) => props.texts.page.card(colour, provincesOf(props, colour)));
  const width = cards.length * PITCH;
  if (cards.length === 0) return null;
  return (
    <svg
      class="held"
      style={{ width: width * SCALE, height: CARD_HEIGHT * SCALE }}
      viewBox={`0 0 ${width} ${CARD_HEIGHT}`}
      role="img"
      aria-label={words.join(', ')}
    >
      {cards.map((colour, i) => (
        <g key={i} transform={`translate(${i * PITCH} 0)`}>
          <LetterCard props={props} colour={colour} />
        </g>
      ))}
    </svg>
  );
}
