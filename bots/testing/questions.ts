import type { Game } from '../../core/game.ts';
import { firstSeat, legalActions, over } from '../../core/game.ts';
import { defaultOptions } from '../../core/options.ts';
import { below, stream } from '../../core/rng.ts';
import type { Question } from '../bot.ts';

/** Decisions with a choice, at some distance from each other, in one game of random moves. */
export function questions(
  game: Game,
  seats: number,
  seed: string,
  distance: number,
  options: object = {},
): { question: Question; state: object }[] {
  const s = game.setup({ ...defaultOptions(game, seats), ...options }, seats, seed);
  const dice = stream(seed, 'dice');
  const found: { question: Question; state: object }[] = [];
  for (let n = 0; !over(s); n++) {
    const seat = firstSeat(game.active(s));
    const legal = legalActions(game, s, seat);
    if (n % distance === 0 && legal.length > 1)
      found.push({ question: { game, view: game.view(s, seat), seat, legal }, state: game.clone(s) });
    game.apply(s, seat, legal[below(dice, legal.length)]!);
  }
  return found;
}
