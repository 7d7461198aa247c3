import type { Seat } from '../core/game.ts';
import { fork, type Stream } from '../core/rng.ts';
import { oneOf, takeOne } from './chance.ts';
import { clone, cloneFrame } from './clone.ts';
import { ALL_REWARDS, CANDIDATE, CARD_TYPES, COPIES, HAND_LIMIT, OFFICIAL_TILES } from './data.ts';
import { KEEPS } from './payments.ts';
import type { Cards, ConfuciusState, ConfuciusView, FrameOf, Player } from './types.ts';
import { CHOSEN } from './types.ts';

type Examination = FrameOf<'examination'>;

const some = (heap: number[], n: number, rng: Stream): number[] => {
  const out = Array<number>(CARD_TYPES).fill(0);
  for (let k = 0; k < n; k++) out[takeOne(heap, rng)]!++;
  return out;
};
const add = (to: number[], cards: Cards): void => {
  for (let c = 0; c < CARD_TYPES; c++) to[c]! += cards[c]!;
};

/** Confucius cards that the viewer cannot place: all but those seen or known. */
function unplaced(view: ConfuciusView, exam: Examination | undefined): number[] {
  const heap = view.discard.map((n) => COPIES - n);
  view.players.forEach((player, seat) => {
    const pile = exam?.cards.slice(seat * CARD_TYPES, (seat + 1) * CARD_TYPES) ?? [0, 0, 0];
    for (let c = 0; c < CARD_TYPES; c++)
      heap[c]! -= player.hand ? player.hand[c]! + pile[c]! : player.known[c]!;
  });
  return heap;
}

/** A hand, and face-down tutoring cards, out of what is known of them and cards that could be anywhere. */
function dealHand(
  view: ConfuciusView,
  seat: Seat,
  heap: number[],
  exam: Examination | undefined,
  rng: Stream,
): number[] {
  const player = view.players[seat]!;
  if (player.hand) return player.hand.slice();
  const down = -Math.min(0, exam?.cards[seat * CARD_TYPES] ?? 0);
  const hand = player.known.slice();
  const known = hand.reduce((sum, n) => sum + n, 0);
  add(hand, some(heap, player.cards + down - known, rng));
  if (exam && down > 0) exam.cards.splice(seat * CARD_TYPES, CARD_TYPES, ...some(hand, down, rng));
  return hand;
}

/** Another's choice that is made but hidden: any four of the cards. */
function keepSome(hand: Cards, rng: Stream): number {
  const kept = some(hand.slice(), HAND_LIMIT, rng);
  return KEEPS.findIndex((cards) => cards.every((n, c) => n === kept[c]));
}

/**
 * One of the states behind a view: cards lie where they were seen or must be, and the others anywhere with
 * equal chance; choices of other players' commands are not yet made.
 */
export function sample(view: ConfuciusView, rng: Stream): ConfuciusState {
  const stack = view.stack.map(cloneFrame);
  const exam = stack.find((f) => f.phase === 'examination');
  const discard = stack.find((f) => f.phase === 'discard');
  const heap = unplaced(view, exam);
  let rewardStack = ALL_REWARDS & ~view.played & ~view.players.reduce((set, p) => set | (p.rewards ?? 0), 0);
  const players = view.players.map((player, seat): Player => {
    const { cards: _cards, rewardCards, hand: _hand, rewards: own, ...open } = player;
    const hand = dealHand(view, seat, heap, exam, rng);
    let rewards = own ?? 0;
    for (let k = own === null ? rewardCards : 0; k > 0; k--) {
      const card = oneOf(rewardStack, rng);
      rewardStack ^= card;
      rewards |= card;
    }
    if (discard?.keep[seat] === CHOSEN) discard.keep[seat] = keepSome(hand, rng);
    return { ...open, hand, rewards };
  });
  const {
    viewer: _viewer,
    officialsLeft: _officials,
    deckLeft: _deck,
    rewardsLeft: _rewards,
    ...table
  } = view;
  return clone({
    ...table,
    players,
    stack,
    officialStack: unseenOfficials(view),
    deck: heap,
    rewardStack,
    rng: { officials: fork(rng), candidates: fork(rng), deck: fork(rng), rewards: fork(rng) },
  });
}

/** Tiles neither in a ministry nor removed. */
function unseenOfficials(view: ConfuciusView): number[] {
  const left = OFFICIAL_TILES.map((n, cost) => (cost > CANDIDATE ? n - view.gone[cost]! : 0));
  for (const cost of view.officials) if (cost > CANDIDATE) left[cost]!--;
  return left;
}
