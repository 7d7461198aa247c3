import { Target } from '../../../client/board/target.tsx';
import { CARD_TYPES, COINS, LICENCES } from '../rules/data.ts';
import { aimAt } from './aim.tsx';
import { picture } from './aria.ts';
import { CARD_H, CARD_W, CardBack, ConfuciusCard } from './card.tsx';
import { handPlace } from './ids.ts';
import { cardsApart } from './payment.ts';
import type { Sight } from './sight.ts';

const LIFT = 7;

/** How far cards lie apart so that all of them fit. */
export const pitchOf = (cards: number, width: number): number =>
  cards < 2 ? 0 : Math.min(CARD_W + 4, (width - CARD_W) / (cards - 1));

/** How wide they lie; where there is none, its place stays. */
export const spanOf = (cards: number, width: number): number =>
  pitchOf(cards, width) * (Math.max(1, cards) - 1) + CARD_W;

/** How wide they must lie so that none hides a sign of another. */
export const looseSpan = (cards: number): number => 44 * (Math.max(1, cards) - 1) + CARD_W;

interface HandProps {
  readonly sight: Sight;
  readonly width: number;
}

/** The own Confucius cards, those for a payment or an examination lifted; of others only the backs. */
export function Hand({ sight, width }: HandProps) {
  const { view, seat, texts } = sight;
  const { hand, cards } = view.players[seat]!;
  const pitch = pitchOf(cards, width);
  if (!hand)
    return (
      <g
        data-zone={handPlace(seat)}
        data-place={handPlace(seat)}
        {...picture(`${texts.board.columns.cards}: ${cards}`)}
      >
        {Array.from({ length: cards }, (_, i) => (
          <g key={i} transform={`translate(${i * Math.min(pitch, 20)} 0)`}>
            <CardBack />
          </g>
        ))}
      </g>
    );
  const { cards: apart, tentative } = cardsApart(sight);
  const starts = hand.map((_, c) => hand.slice(0, c).reduce((sum, n) => sum + n, 0));
  return (
    <g data-zone={handPlace(seat)} data-place={handPlace(seat)}>
      {cards === 0 && <rect class="nocard" width={CARD_W} height={CARD_H} rx="3.5" />}
      {Array.from({ length: CARD_TYPES }, (_, c) => {
        const n = hand[c]!;
        const lifted = Math.min(n, apart[c]!);
        const start = starts[c]! * pitch;
        const open = tentative ? 0 : Math.min(lifted, n - 1);
        if (n === 0) return null;
        return (
          <Target
            key={c}
            aim={aimAt(sight, { type: 'card', card: c + 1 }, texts.page.card(COINS[c]!, LICENCES[c]!, n))}
            box={{
              x: start + open * pitch,
              y: 0,
              w: (n - 1 - open) * pitch + CARD_W,
              h: CARD_H,
            }}
            radius={4}
            quiet
            class="cards"
          >
            {Array.from({ length: n }, (_, i) => (
              <g
                key={i}
                class={i < lifted ? `lifted ${tentative ? 'tentative' : ''}` : ''}
                transform={`translate(${(start + i * pitch).toFixed(1)} ${i < lifted ? -LIFT : 0})`}
              >
                <ConfuciusCard type={c} />
              </g>
            ))}
          </Target>
        );
      })}
    </g>
  );
}
