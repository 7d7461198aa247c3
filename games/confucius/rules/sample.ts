import type { Seat } from '../../../core/game.ts';
import { fork, type Stream } from '../../../core/rng.ts';
import { total } from './cards.ts';
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

/** Confucius cards of unknown location, in their two pools (see knowledge.ts). */
interface Lots {
  readonly stale: number[];
  readonly fresh: number[];
}

function unplaced(view: ConfuciusView, exam: Examination | undefined): Lots {
  const stale = view.veiled.slice();
  for (const player of view.players)
    if (player.stale) for (let c = 0; c < CARD_TYPES; c++) stale[c]! -= player.stale[c]!;
  const fresh = view.discard.map((n, c) => COPIES - n - stale[c]!);
  view.players.forEach((player, seat) => {
    const pile = exam?.cards.slice(seat * CARD_TYPES, (seat + 1) * CARD_TYPES) ?? [0, 0, 0];
    for (let c = 0; c < CARD_TYPES; c++)
      fresh[c]! -= player.hand ? player.hand[c]! + pile[c]! : player.known[c]!;
  });
  return { stale, fresh };
}

/** Deals a hand and face-down tutoring cards: known cards first, then unknown ones. */
function dealHand(
  view: ConfuciusView,
  seat: Seat,
  lots: Lots,
  exam: Examination | undefined,
  rng: Stream,
): Pick<Player, 'hand' | 'stale'> {
  const player = view.players[seat]!;
  if (player.hand) return { hand: player.hand.slice(), stale: player.stale! };
  const down = -Math.min(0, exam?.cards[seat * CARD_TYPES] ?? 0);
  const hand = player.known.slice();
  const stale = some(lots.stale, player.staleCards, rng);
  const fresh = player.cards + down - total(hand) - player.staleCards;
  add(hand, stale);
  add(hand, some(lots.fresh, fresh, rng));
  if (exam && down > 0) exam.cards.splice(seat * CARD_TYPES, CARD_TYPES, ...some(hand, down, rng));
  return { hand, stale };
}

/** A hidden choice of another seat: any four of its cards. */
function keepSome(hand: Cards, rng: Stream): number {
  const kept = some(hand.slice(), HAND_LIMIT, rng);
  return KEEPS.findIndex((cards) => cards.every((n, c) => n === kept[c]));
}

/**
 * A random state consistent with a view: known cards where they are, the others anywhere with equal chance; other
 * players' commands have no choices made. A view knows no more than knowledge.ts says: after several players
 * tutored one student, a hand may be dealt that its owner cannot hold, and hands are dealt that would have been
 * played or discarded otherwise.
 */
export function sample(view: ConfuciusView, rng: Stream): ConfuciusState {
  const stack = view.stack.map(cloneFrame);
  const exam = stack.find((f) => f.phase === 'examination');
  const discard = stack.find((f) => f.phase === 'discard');
  const lots = unplaced(view, exam);
  let rewardStack = ALL_REWARDS & ~view.played & ~view.players.reduce((set, p) => set | (p.rewards ?? 0), 0);
  const players = view.players.map((player, seat): Player => {
    const { cards: _cards, staleCards: _stale, rewardCards, rewards: own, ...open } = player;
    const { hand, stale } = dealHand(view, seat, lots, exam, rng);
    let rewards = own ?? 0;
    for (let k = own === null ? rewardCards : 0; k > 0; k--) {
      const card = oneOf(rewardStack, rng);
      rewardStack ^= card;
      rewards |= card;
    }
    if (discard?.keep[seat] === CHOSEN) discard.keep[seat] = keepSome(hand, rng);
    return { ...open, hand, stale, rewards };
  });
  const {
    viewer: _viewer,
    veiled: _veiled,
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
    deck: lots.fresh,
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
