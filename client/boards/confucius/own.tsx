import { numberOf, worthOf } from '../../../i18n/confucius/facts.ts';
import { Chips, chipsOf, leastWidth } from './chips.tsx';
import { Gifts } from './gifts.tsx';
import { gridInBox } from './grid.ts';
import { Hand, pitchOf } from './hand.tsx';
import { HoldingsAside, HoldingsPanel } from './holdings.tsx';
import { News } from './news.tsx';
import { balance } from './payment.ts';
import { Rewards, rewardsIn } from './rewards.tsx';
import type { Sight } from './sight.ts';
import { Lines, Text } from './text.tsx';

/** What the hand is worth, or how much of a price lies on the table. */
export function purseWords(sight: Sight): { text: string; over: number } {
  const { view, seat, frame, texts } = sight;
  const { page } = texts;
  const bill = balance(sight);
  if (bill) {
    const over = bill.sum - bill.cost;
    const paid = page.paid(bill.sum, bill.cost, bill.unit);
    return { text: over > 0 ? `${paid}, ${page.tooMuch(over)}` : paid, over };
  }
  if (frame?.phase === 'tutor') return { text: page.laid(numberOf(frame.cards)), over: 0 };
  const { hand } = view.players[seat]!;
  // An empty hand shows by itself that it is worth nothing.
  if (!hand || numberOf(hand) === 0) return { text: '', over: 0 };
  return { text: page.purse(worthOf(hand, 'cash'), worthOf(hand, 'licences')), over: 0 };
}

const HAND = 250;
const REWARDS = 108;
const GIFTS_X = 392;
const PANEL = { x: 674, w: 256 };
/** What stays of the holdings beside the chips of a choice, where they have room enough. */
const ASIDE = 84;
/** A payment is no wider than its cards need. */
const PAYMENT = 84;

/** The lower edge of the table: hand, reward cards, gifts, and holdings or the chips of a choice. */
export function Own({ sight }: { readonly sight: Sight }) {
  const { view, seat, changed } = sight;
  const hasRewards = rewardsIn(view.players[seat]!.rewards ?? 0).length > 0;
  const chips = chipsOf(sight).length;
  const { text, over } = purseWords(sight);
  const handWidth = hasRewards ? HAND : HAND + REWARDS;
  const { cards } = view.players[seat]!;
  const handEnd =
    cards === 0 ? 16 : 12 + 0.94 * (pitchOf(cards, handWidth) * Math.max(0, cards - 1) + 50) + 12;
  const purseRoom = (hasRewards ? 12 + HAND : GIFTS_X) - handEnd - 10;
  const billed = balance(sight) !== undefined || sight.frame?.phase === 'tutor';
  const least = leastWidth(sight);
  const room = PANEL.w - ASIDE - 8;
  const gridIn = (width: number) =>
    gridInBox(chips, width, billed ? 52 : 70, least, billed ? PAYMENT : undefined);
  const narrow = chips > 0 ? gridIn(room) : undefined;
  const aside = narrow !== undefined && narrow.w >= least;
  return (
    <g class="own" transform="translate(0 450)">
      <rect class="ground" width="940" height="82" />
      <path class="edge" d="M0 0H940" />
      <g transform="translate(12 9) scale(.94)">
        <Hand sight={sight} width={handWidth} />
      </g>
      {!billed && text !== '' && purseRoom >= 64 && (
        <Lines
          x={handEnd}
          y={44}
          size={13.5}
          lead={16}
          max={Math.min(110, purseRoom)}
          fill="var(--ink2)"
          centred
        >
          {text}
        </Lines>
      )}
      {hasRewards && (
        <g transform={`translate(${12 + HAND + 8} 9) scale(.94)`}>
          <Rewards sight={sight} width={REWARDS} />
        </g>
      )}
      <g transform={`translate(${GIFTS_X} 8)`}>
        <Gifts sight={sight} width={42} height={66} pitch={45.5} />
      </g>
      <g transform={`translate(${PANEL.x} 6)`}>
        {chips > 0 ? (
          <>
            {billed && (
              <Text
                x={0}
                y={13}
                size={14}
                weight={700}
                fill={over > 0 ? 'var(--ver)' : 'var(--ink)'}
                max={aside ? room : PANEL.w}
              >
                {text}
              </Text>
            )}
            <g transform={`translate(0 ${billed ? 19 : 1})`}>
              <Chips sight={sight} grid={aside ? narrow : gridIn(PANEL.w)} />
            </g>
            {aside && (
              <g transform={`translate(${PANEL.w - ASIDE} 0)`}>
                <HoldingsAside sight={sight} />
              </g>
            )}
          </>
        ) : (
          <HoldingsPanel sight={sight} width={PANEL.w} />
        )}
      </g>
      {changed.has('own') && <News x={932} y={8} />}
    </g>
  );
}
