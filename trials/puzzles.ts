import { readFileSync, writeFileSync } from 'node:fs';
import { runToEnd } from '../bots/anytime.ts';
import { judge, sameResult } from '../bots/explain/judge.ts';
import { type Puzzle, positionOf, puzzleFile } from '../bots/puzzle/puzzle.ts';
import { valueFor } from '../bots/registry.ts';
import { type Game, legalActions } from '../core/game.ts';
import { stream } from '../core/rng.ts';
import '../games/all-bots.ts';
import { brings } from '../games/list.ts';
import { puzzlesOf } from '../games/puzzles.ts';
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
    file: {
      fallback: '',
      help: 'a file that `mandate puzzles --to` wrote (default: those that ship with the page)',
    },
    seed: { fallback: 'again', help: 'any text' },
    keep: { fallback: '', help: 'a file for those that stay' },
  },
  async run(flags, progress) {
    const game = allGames.find(({ id }) => id === flags.text('title'));
    if (!game) throw new UsageError(`There is no title '${flags.text('title')}'.`);
    const file = flags.text('file');
    if (file === '' && !brings(game.id, 'puzzles')) throw new UsageError(`${game.id} has no puzzles.`);
    const puzzles =
      file === '' ? await puzzlesOf(game.id) : (JSON.parse(readFileSync(file, 'utf8')) as Puzzle[]);
    const stayed: Puzzle[] = [];
    for (const [n, puzzle] of puzzles.entries()) {
      if (isStillBest(game, puzzle, nodesOf(game), `${flags.text('seed')}/${n}`)) stayed.push(puzzle);
      progress.show(`${game.id}: ${stayed.length} of ${n + 1} stayed`);
    }
    if (flags.text('keep') !== '') writeFileSync(flags.text('keep'), puzzleFile(stayed));
    const said = `${game.id}: the best turn of ${stayed.length} of ${puzzles.length} puzzles stays the best`;
    if (stayed.length < LEAST * puzzles.length) throw new Error(said);
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
