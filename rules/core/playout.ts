import type { Action, Game, Kinds } from './game.ts';
import { firstSeat } from './game.ts';
import type { Stream } from './rng.ts';
import { below } from './rng.ts';

const scratch: Action[] = [];

/** Plays uniformly random legal actions to the end, in place, and says how many. */
export function playout<K extends Kinds>(game: Game<K>, s: K['state'], rng: Stream): number {
  let decisions = 0;
  while (s.stack.length > 0) {
    const seat = firstSeat(game.active(s));
    scratch.length = 0;
    game.legal(s, seat, scratch);
    game.apply(s, seat, scratch[below(rng, scratch.length)]!);
    decisions++;
  }
  return decisions;
}
