import { textWidth } from '../../../client/board/fit.ts';
import { numberOf, worthOf } from '../rules/payments.ts';
import { Badge } from './badge.tsx';
import { Chips, chipsOf, leastWidth } from './chips.tsx';
import { Gifts } from './gifts.tsx';
import { gridInBox, gridWidth } from './grid.ts';
import { Hand, looseSpan, spanOf } from './hand.tsx';
import { Holdings, stockOf, type Worded } from './holdings.tsx';
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

const LEFT = 12;
const RIGHT = 928;
const SCALE = 0.94;
const HAND = 250;
const REWARDS = 108;
const GIFTS = 270;
const PURSE = 110;
const BESIDE = 14;
const GAP = 18;
/** By how much gaps grow at most where there is room. */
const WIDER = 42;

/** The lower edge of the table, from the left: hand, rewards, the choice with its price, gifts, stock. */
export function Own({ sight }: { readonly sight: Sight }) {
  const { cards, hand, rewards } = sight.view.players[sight.seat]!;
  const kinds = rewardsIn(rewards ?? 0).length;
  const chips = chipsOf(sight).length;
  const { text, over } = purseWords(sight);
  const billed = balance(sight) !== undefined || sight.frame?.phase === 'tutor';
  const least = leastWidth(sight);
  const room = kinds > 0 ? HAND : Math.min(HAND + REWARDS, cards > 5 ? looseSpan(cards) : Infinity);
  const rewardsX = LEFT + BESIDE + (hand ? SCALE * spanOf(cards, room) : 20 * cards + 30);
  const middleX = rewardsX + (kinds > 0 ? SCALE * spanOf(kinds, REWARDS) + BESIDE : 0);
  const rest = RIGHT - middleX - GIFTS - 2 * GAP;
  const gridIn = (stock: number) => gridInBox(chips, rest - stock, billed ? 53 : 70, least);
  const wide = textWidth(text, 14, { weight: 700 });
  const all = stockOf(sight, 2).width;
  // The words of the stock become smaller before they go, and go before a chip gets too narrow.
  const ways: readonly (readonly [Worded, number])[] = [
    [2, all],
    [2, 0.9 * all],
    [1, stockOf(sight, 1).width],
    [0, stockOf(sight, 0).width],
  ];
  const fits = (width: number) =>
    chips > 0 ? gridIn(width).w >= least : width <= rest - (billed ? Math.min(PURSE, wide) : 0);
  const [worded, stock] = ways.find(([, width]) => fits(width)) ?? ([0, 0] as const);
  const grid = chips > 0 ? gridIn(stock) : undefined;
  const spare = rest - stock;
  const captionRoom = billed ? (grid ? spare : PURSE) : grid || spare < 64 ? 0 : PURSE;
  const caption = Math.min(wide, captionRoom, spare);
  const middle = Math.max(caption, grid ? gridWidth(grid) : 0);
  const gap = GAP + Math.max(0, Math.min(WIDER, (spare - middle) / 2));
  const giftsX = middleX + gap + (middle || -BESIDE);
  const fill = over > 0 ? 'var(--ver)' : billed ? 'var(--ink)' : 'var(--ink2)';
  return (
    <g class="own" transform="translate(0 450)">
      <rect class="ground" width="940" height="82" />
      <path class="edge" d="M0 0H940" />
      <g transform={`translate(${LEFT} 9) scale(${SCALE})`}>
        <Hand sight={sight} width={room} />
      </g>
      {kinds > 0 && (
        <g transform={`translate(${rewardsX} 9) scale(${SCALE})`}>
          <Rewards sight={sight} width={REWARDS} />
        </g>
      )}
      <g transform={`translate(${middleX} 6)`}>
        {!grid && middle > 0 && (
          <Lines
            x={0}
            y={39}
            size={14}
            lead={17}
            max={middle}
            weight={billed ? 700 : 400}
            fill={fill}
            centred
          >
            {text}
          </Lines>
        )}
        {grid && billed && (
          <Text x={0} y={13} size={14} weight={700} fill={fill} max={middle}>
            {text}
          </Text>
        )}
        {grid && (
          <g transform={`translate(0 ${billed ? 19 : grid.rows > 1 ? 1 : 17})`}>
            <Chips sight={sight} grid={grid} />
          </g>
        )}
      </g>
      <g transform={`translate(${giftsX} 8)`}>
        <Gifts sight={sight} width={42} height={66} pitch={45.5} />
      </g>
      {stock > 0 && (
        <g transform={`translate(${giftsX + GIFTS + gap} 6)`}>
          <Holdings sight={sight} worded={worded} width={stock} />
        </g>
      )}
      {sight.changed.has('own') && <Badge x={932} y={8} />}
    </g>
  );
}
