import { writeFileSync } from 'node:fs';
import { puzzleFile } from '../../bots/puzzle/puzzle.ts';
import { InputError, parseOptions } from '../../core/options.ts';
import type { GameId } from '../../games/list.ts';
import { type Args, type Command, gameNamed, settings } from '../command.ts';
import { ResultFile } from '../jobs/result-file.ts';
import { runWork, threadsOf, WORK_FLAGS } from '../jobs/work.ts';
import { readSeed } from '../table.ts';
import type { PuzzleGame, PuzzleNodes, PuzzleTask } from './make.ts';

const NODES: Readonly<Record<'default' | 'slow', PuzzleNodes>> = {
  default: { glance: 300, propose: 2500, confirm: 4000 },
  slow: { glance: 60, propose: 600, confirm: 1000 },
};
/** A node of the line search is a turn of a rollout and takes ten times as long. */
const SLOW_HINT_NODES = 1000;

export const command: Command = {
  usage: '<game> [--games N] [--count N] [--seats N] [--seed S] [--out FILE] [--to FILE]',
  summary: 'Makes puzzles from bot games: positions with one clearly best turn that weaker bots miss.',
  flags: {
    games: { type: 'string', help: 'games to search (default: 100)' },
    count: { type: 'string', help: 'number of puzzles to stop at (default: 100)' },
    seats: { type: 'string', help: 'numbers of players, taken in turn (default: all)' },
    seed: { type: 'string', help: 'any text; the same seed gives the same puzzles (default: mandate)' },
    set: { type: 'string', multiple: true, help: 'option=value; may be repeated' },
    to: { type: 'string', help: 'a file for only the puzzles, in the format the page reads' },
    ...WORK_FLAGS,
  },
  run: puzzles,
};

async function puzzles(args: Args): Promise<void> {
  args.expectWords(1, 'a game');
  const game = gameNamed(args.words[0]);
  const seats = seatCounts(args, game.seats);
  const options = Object.fromEntries(
    seats.map((n) => [n, parseOptions(game, n, settings(args)) as PuzzleTask['options'][number]]),
  );
  await import('../../games/all-bots.ts');
  const { valueFor } = await import('../../bots/registry.ts');
  const nodes = valueFor(game.id).hintNodes < SLOW_HINT_NODES ? NODES.slow : NODES.default;
  const task: PuzzleTask = { game: game.id as GameId, seats, options, seed: readSeed(args), nodes };
  const count = args.integer('count', 100);
  const results = new ResultFile<PuzzleGame>({ puzzles: task }, args.text('out'));
  const found = (pieces: readonly PuzzleGame[]) => pieces.flatMap((piece) => piece.puzzles);
  await runWork<PuzzleGame>({
    what: `puzzles of ${game.id}`,
    script: new URL('./worker.ts', import.meta.url),
    task,
    count: args.integer('games', 100),
    threads: threadsOf(args),
    results,
    note: (pieces) => `${found(pieces).length} puzzles from ${pieces.length} games`,
    isEnough: (pieces) => found(pieces).length >= count,
  });
  const all = found(results.pieces).slice(0, count);
  const sum = (key: 'turns' | 'proposed' | 'missed' | 'confirmed' | 'seconds') =>
    Math.round(results.pieces.reduce((so, piece) => so + piece[key], 0));
  console.log(
    `${game.id}: ${all.length} puzzles from ${results.pieces.length} games; ${sum('turns')} turns, ` +
      `${sum('proposed')} proposed, ${sum('missed')} missed by the levels, ${sum('confirmed')} confirmed, ${sum('seconds')} s of CPU`,
  );
  const to = args.text('to');
  if (to !== undefined) writeFileSync(to, puzzleFile(all));
}

function seatCounts(args: Args, [least, most]: readonly [number, number]): number[] {
  const all = Array.from({ length: most - least + 1 }, (_, k) => least + k);
  const asked = args.text('seats');
  if (asked === undefined) return all;
  const counts = asked.split(',').map(Number);
  const wrong = counts.find((n) => !all.includes(n));
  if (wrong !== undefined) throw new InputError(`The game takes ${least} to ${most} players, not ${wrong}.`);
  return counts;
}
