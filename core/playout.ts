import type { Action, Game, Kinds } from './game.ts';
import { firstSeat } from './game.ts';
import type { Stream } from './rng.ts';
import { below } from './rng.ts';

/** Plays uniformly random legal actions to the end, in place. Returns their number. */
export function playout<K extends Kinds>(game: Game<K>, s: K['state'], rng: Stream): number {
  let decisions = 0;
  while (s.stack.length > 0) {
    const seat = firstSeat(game.active(s));
    // A new list costs less than emptying an old one, which is a call into the runtime.
    const legal: Action[] = [];
    game.legal(s, seat, legal);
    game.apply(s, seat, legal[below(rng, legal.length)]!);
    decisions++;
  }
  return decisions;
}
