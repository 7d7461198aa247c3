import { COINS, LICENCES } from '../rules/data.ts';
import { CARD_H, CARD_W, ConfuciusCard } from './card.tsx';
import type { ConfuciusProps } from './props.ts';
import { rewardsIn } from './rewards.tsx';

const SCALE = 0.7;
const GAP = 6;
/** Cards of one kind lie on each other, and a number tells them. */
const PITCH = CARD_W + GAP;
const BADGE = 13;

/** The cards of the viewer, drawn small, with the rewards in words. */
export function Held({ view, viewer, texts }: ConfuciusProps) {
  if (viewer === 'spectator') return null;
  const { hand, rewards } = view.players[viewer]!;
  const piles = (hand ?? []).flatMap((n, type) => (n > 0 ? [{ n, type }] : []));
  const words = piles.map(({ n, type }) => texts.page.card(COINS[type]!, LICENCES[type]!, n));
  const width = piles.length * PITCH;
  return (
    <>
      {piles.length > 0 && (
        <svg
          class="held confucius"
          style={{ width: width * SCALE, height: (CARD_H + 2) * SCALE }}
          viewBox={`0 0 ${width} ${CARD_H + 2}`}
          role="img"
          aria-label={words.join(', ')}
        >
          {piles.map(({ n, type }, i) => (
            <g key={type} transform={`translate(${i * PITCH} 0)`}>
              <ConfuciusCard type={type} />
              {n > 1 && (
                <g class="held-count" transform={`translate(${CARD_W - BADGE + 3} ${CARD_H - BADGE})`}>
                  <circle r={BADGE} />
                  <text y="6.5">{n}</text>
                </g>
              )}
            </g>
          ))}
        </svg>
      )}
      <small>
        {rewardsIn(rewards ?? 0)
          .map(([card]) => texts.board.rewards[card])
          .join(', ')}
      </small>
    </>
  );
}
