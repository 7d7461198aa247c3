import type { Seat, Seed } from '../../../core/game.ts';
import { below, type Stream, shuffle, stream } from '../../../core/rng.ts';
import { boardOf, deckOf, unseenRemoved } from './board.ts';
import { CARDS, EMISSARIES, FORTRESSES, HAND_SIZE, KINDS, PAGODAS } from './data.ts';
import { newTurn } from './turn.ts';
import type { HanOptions, HanState } from './types.ts';

/** Section 3. The state keeps one stream, for the reshuffle. */
export function setup(options: HanOptions, seats: number, seed: Seed): HanState {
  const board = boardOf(options.map);
  const cards = deckOf(board, seats, options.removal).flatMap((n, colour) => Array<number>(n).fill(colour));
  const deck = shuffle(cards, stream(seed, 'han/deck'));
  const unseen = deck.splice(0, unseenRemoved(board, seats, options.removal));
  return deal(options, seats, startSeat(options, seats, seed), deck, unseen, stream(seed, 'han/reshuffle'));
}

/** H-SETUP-5. */
const startSeat = (options: HanOptions, seats: number, seed: Seed): Seat =>
  options.startPlayer === 'random' ? below(stream(seed, 'han/start'), seats) : options.startPlayer;

/** H-SETUP-4, from a deck that lists its cards from the top (H-SETUP-7). */
export function deal(
  options: HanOptions,
  seats: number,
  start: Seat,
  deck: readonly number[],
  unseen: readonly number[],
  reshuffle: Stream,
): HanState {
  const board = boardOf(options.map);
  const dealt = HAND_SIZE * seats;
  const hands = Array<number>(KINDS * seats).fill(0);
  deck.slice(0, dealt).forEach((colour, i) => {
    hands[Math.floor(i / HAND_SIZE) * KINDS + colour]!++;
  });
  const removed =
    options.removal === 'total' ? Array<number>(KINDS).fill(0) : CARDS.map(() => board.removed[seats]!);
  for (const colour of unseen) removed[colour]!++;
  const perSeat = (n: number): number[] => Array<number>(seats).fill(n);
  const perProvince = (): number[] => Array<number>(board.provinceIds.length * seats).fill(0);
  return {
    options,
    start,
    turns: 0,
    runOuts: 0,
    shown: 0,
    display: deck.slice(dealt, dealt + board.openCards),
    discard: Array<number>(KINDS).fill(0),
    known: Array<number>(KINDS * seats).fill(0),
    split: false,
    pagodas: board.spaceIds.map(() => -1),
    presence: perProvince(),
    emissaries: perProvince(),
    fortresses: [],
    pagodaSupply: perSeat(PAGODAS),
    emissarySupply: perSeat(EMISSARIES),
    fortressSupply: perSeat(options.fortresses ? FORTRESSES : 0),
    scores: perSeat(0),
    scored: 0,
    stack: [newTurn(start)],
    pile: deck.slice(dealt + board.openCards).reverse(),
    hands,
    stale: Array<number>(KINDS * seats).fill(0),
    removed,
    rng: { reshuffle },
  };
}
