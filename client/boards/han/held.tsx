import { MiniCard } from './card.tsx';
import type { HanProps } from './props.ts';
import { cardsOf, provincesOf } from './scene.ts';

/** The hand of the viewer, as small cards in a line of text. */
export function Held(props: HanProps) {
  const cards = cardsOf(props.view.hand);
  const words = cards.map((colour) => props.texts.page.card(colour, provincesOf(props, colour)));
  return (
    <svg
      class="held"
      style={{ width: cards.length * 21, height: 24 }}
      role="img"
      aria-label={words.join(', ')}
    >
      {cards.map((colour, i) => (
        <MiniCard key={i} props={props} colour={colour} x={i * 21} />
      ))}
    </svg>
  );
}
