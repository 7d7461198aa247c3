import { readFileSync } from 'node:fs';
import { runToEnd } from '../bots/anytime.ts';
import { judge, sameResult } from '../bots/explain/judge.ts';
import { type Puzzle, positionOf } from '../bots/puzzle/puzzle.ts';
import { valueFor } from '../bots/registry.ts';
import { type Game, legalActions } from '../core/game.ts';
import { stream } from '../core/rng.ts';
import '../games/all-bots.ts';
import { allGames } from '../games/rules.ts';
import { type Trial, UsageError } from './trial.ts';

/** The part of the puzzles whose best turn must stay the best. */
const LEAST = 0.97;
/** Ten times the nodes of the searches that confirmed them, by the nodes of a hint. */
const nodesOf = (game: Game): number => (valueFor(game.id).hintNodes < 1000 ? 10_000 : 40_000);

export const trial: Trial = {
  summary:
    'Puzzles of `mandate puzzles` searched with ten times the nodes and another seed; the best turn must stay the best.',
  flags: {
    title: { fallback: '', help: 'the title' },
    file: { fallback: '', help: 'the file that `mandate puzzles --to` wrote' },
    seed: { fallback: 'again', help: 'any text' },
  },
  async run(flags, progress) {
    const game = allGames.find(({ id }) => id === flags.text('title'));
    if (!game) throw new UsageError(`There is no title '${flags.text('title')}'.`);
    const puzzles = JSON.parse(readFileSync(flags.text('file'), 'utf8')) as Puzzle[];
    let stayed = 0;
    for (const [n, puzzle] of puzzles.entries()) {
      if (isStillBest(game, puzzle, nodesOf(game), `${flags.text('seed')}/${n}`)) stayed++;
      progress.show(`${game.id}: ${stayed} of ${n + 1} stayed`);
    }
    const said = `${game.id}: the best turn of ${stayed} of ${puzzles.length} puzzles stays the best`;
    if (stayed < LEAST * puzzles.length) throw new Error(said);
    return said;
  },
};

/** Whether a search finds the puzzle's best turn, or another way to the same position. */
export function isStillBest(game: Game, puzzle: Puzzle, nodes: number, seed: string): boolean {
  const { seat, turn } = puzzle;
  const s = positionOf(game, puzzle);
  const question = { game, view: game.view(s, seat), seat, legal: legalActions(game, s, seat) };
  const [best] = runToEnd(judge(question, stream(seed, 'puzzle'), { nodes }));
  const wanted = turn.map(({ move }) => game.parse(move)!);
  return best!.plan[0] === wanted[0] || sameResult(game, s, seat, best!.plan, wanted);
}
