import { COINS, LICENCES } from '../../../rules/confucius/data.ts';
import { CARD_H, CARD_W, ConfuciusCard } from './card.tsx';
import type { Props } from './props.ts';
import { rewardsIn } from './rewards.tsx';

const SCALE = 0.5;
const PITCH = 13;

/** The cards of the viewer, drawn small, with the rewards in words. */
export function Held({ view, viewer, texts }: Props) {
  if (viewer === 'spectator') return null;
  const { hand, rewards } = view.players[viewer]!;
  const cards = (hand ?? []).flatMap((n, type) => Array.from({ length: n }, () => type));
  const words = (hand ?? []).flatMap((n, c) => (n > 0 ? [texts.page.card(COINS[c]!, LICENCES[c]!, n)] : []));
  const width = cards.length === 0 ? 0 : (cards.length - 1) * PITCH + (CARD_W + 2) * SCALE;
  return (
    <>
      <svg
        class="held confucius"
        style={{ width, height: (CARD_H + 2) * SCALE }}
        role="img"
        aria-label={words.join(', ')}
      >
        {cards.map((type, i) => (
          <g key={i} transform={`translate(${i * PITCH} 0) scale(${SCALE})`}>
            <ConfuciusCard type={type} />
          </g>
        ))}
      </svg>
      <small>
        {rewardsIn(rewards ?? 0)
          .map(([card]) => texts.board.rewards[card])
          .join(', ')}
      </small>
    </>
  );
}
