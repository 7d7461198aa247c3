import { ask, type Question } from '../../bots/bot.ts';
import { greedy } from '../../bots/greedy.ts';
import type { Game } from '../../core/game.ts';
import { firstSeat, legalActions, over } from '../../core/game.ts';
import { defaultOptions } from '../../core/options.ts';
import { stream } from '../../core/rng.ts';

/** `count` decisions with a choice, from all stages of one game between bots. */
export function questionsOf(game: Game, seats: number, seed: string, count: number): Question[] {
  const all: Question[] = [];
  const s = game.setup(defaultOptions(game, seats), seats, seed);
  const rng = stream(seed, 'questions');
  while (!over(s)) {
    const seat = firstSeat(game.active(s));
    const legal = legalActions(game, s, seat);
    if (legal.length > 1) all.push({ game, view: structuredClone(game.view(s, seat)), seat, legal });
    game.apply(s, seat, ask(greedy, game, s, seat, rng));
  }
  return Array.from({ length: Math.min(count, all.length) }, (_, k) => {
    return all[Math.floor(((k + 0.5) * all.length) / Math.min(count, all.length))]!;
  });
}
