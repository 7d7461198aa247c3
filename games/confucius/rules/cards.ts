import type { Seat } from '../../../core/game.ts';
import { oneOf, takeOne } from './chance.ts';
import { CARD_TYPES, COINS, LICENCES, REWARD_CARDS, REWARDS, type Unit } from './data.ts';
import { lose, veil } from './knowledge.ts';
import { worth } from './payments.ts';
import type { Cards, ConfuciusEmit, ConfuciusState } from './types.ts';

export const total = (cards: Cards): number => cards[0]! + cards[1]! + cards[2]!;
export const coinsOf = (s: ConfuciusState, seat: Seat): number => worth(s.players[seat]!.hand, COINS);
export const licencesOf = (s: ConfuciusState, seat: Seat): number => worth(s.players[seat]!.hand, LICENCES);

export const covers = (hand: Cards, cards: Cards): boolean =>
  hand[0]! >= cards[0]! && hand[1]! >= cards[1]! && hand[2]! >= cards[2]!;

/** Cards leave a hand for the discard pile face up. */
export function toDiscard(s: ConfuciusState, seat: Seat, cards: Cards): void {
  for (let c = 0; c < CARD_TYPES; c++) for (let k = cards[c]!; k > 0; k--) lose(s, seat, c);
}

/** C-PAY-4. */
export function pay(
  s: ConfuciusState,
  seat: Seat,
  unit: Unit,
  cost: number,
  cards: Cards,
  emit?: ConfuciusEmit,
): void {
  toDiscard(s, seat, cards);
  emit?.({ type: 'paid', seat, unit, cost, cards: cards.slice() });
}

/** The discard pile becomes the deck only when a card is needed (C-PAY-6, C-EDGE-2). */
function reshuffle(s: ConfuciusState, emit?: ConfuciusEmit): void {
  const { deck, discard } = s;
  veil(s);
  emit?.({ type: 'reshuffled', cards: total(discard) });
  for (let c = 0; c < CARD_TYPES; c++) {
    deck[c] = discard[c]!;
    discard[c] = 0;
  }
}

export function draw(s: ConfuciusState, seat: Seat, n: number, emit?: ConfuciusEmit): void {
  const { deck } = s;
  const { hand } = s.players[seat]!;
  const drawn = emit ? [0, 0, 0] : undefined;
  let count = 0;
  for (; count < n; count++) {
    if (total(deck) === 0) {
      if (total(s.discard) === 0) break;
      reshuffle(s, emit);
    }
    const c = takeOne(deck, s.rng.deck);
    hand[c]!++;
    s.shown++;
    if (drawn) drawn[c]!++;
  }
  if (drawn) emit?.({ type: 'drew', seat, count, cards: drawn });
}

/** The card of a kind in a set of reward cards, as a set of one, or 0. */
export function rewardCard(set: number, kind: number): number {
  for (let card = 0; card < REWARD_CARDS.length; card++)
    if (REWARD_CARDS[card] === kind && (set & (1 << card)) !== 0) return 1 << card;
  return 0;
}

/** C-RWD-5: nothing when the stack is empty. */
export function drawReward(s: ConfuciusState, seat: Seat, emit?: ConfuciusEmit): void {
  if (s.rewardStack === 0) return;
  const card = oneOf(s.rewardStack, s.rng.rewards);
  s.rewardStack ^= card;
  s.shown++;
  s.players[seat]!.rewards |= card;
  emit?.({ type: 'rewardGained', seat, card: REWARDS[REWARD_CARDS[31 - Math.clz32(card)]!]! });
}
