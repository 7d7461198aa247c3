import { styleText } from 'node:util';
import { InputError, parseOptions } from '../../core/options.ts';
import { type Args, type Command, gameNamed, settings } from '../command.ts';
import { BUDGET_FLAGS, checkedBot, describeBudget, readBudget } from '../jobs/budget.ts';
import { ResultFile } from '../jobs/result-file.ts';
import { runWork, threadsOf, WORK_FLAGS } from '../jobs/work.ts';
import { REPORT_FLAGS, writePage } from '../report/file.ts';
import { readSeed } from '../table.ts';
import type { ArenaTask, Block } from './block.ts';
import { arenaPage } from './page.ts';
import { type Comparison, compare, type Sprt, shareOf, sprt } from './statistics.ts';

/** Default difference in Elo that the test detects. */
const SPRT_ELO = 50;

export type ArenaReport = Omit<ArenaTask, 'mirror'> &
  Comparison & { readonly sprt: Sprt | undefined; readonly seconds: number };

export const command: Command = {
  usage:
    '<game> --a BOT --b BOT --seats N --blocks B [--sprt] [--seed S] [--ms N | --nodes N] [--out FILE] [--json] [--html FILE]',
  summary: 'Compares two bots on matched deals, in every seat, one a against bs and one b against as.',
  flags: {
    a: { type: 'string', help: 'a bot, optionally with its own budget: s2@400 (nodes), p@1000ms' },
    b: { type: 'string', help: 'the bot to compare it with' },
    seats: { type: 'string', help: 'number of players (default: the most the game takes, at most 4)' },
    blocks: {
      type: 'string',
      help: 'number of deals, each played from every seat by both bots (default: 20)',
    },
    seed: { type: 'string', help: 'any text; the same seed gives the same deals (default: mandate)' },
    set: { type: 'string', multiple: true, help: 'option=value; may be repeated' },
    ...BUDGET_FLAGS,
    sprt: { type: 'boolean', help: 'stop as soon as a sequential test decides' },
    h0: { type: 'string', help: 'win share of a under the null hypothesis (default: an equal share)' },
    h1: { type: 'string', help: `win share of a under the alternative (default: that of ${SPRT_ELO} Elo)` },
    'no-mirror': { type: 'boolean', help: 'play only one a against bs, not one b against as' },
    ...WORK_FLAGS,
    ...REPORT_FLAGS,
  },
  run: arena,
};

async function arena(args: Args): Promise<void> {
  args.expectWords(1, 'a game');
  const contest = readContest(args);
  const { seats } = contest;
  const count = args.integer('blocks', 20);
  const chance = 1 / seats;
  const h0 = args.share('h0', chance);
  const h1 = args.share('h1', Math.max(shareOf(SPRT_ELO, seats), h0 + 0.05));
  if (h1 <= h0) throw new InputError(`--h1 must be more than --h0, not ${h1} with ${h0}.`);
  const results = new ResultFile<Block>(contest, args.text('out'));
  const blocks = results.pieces;
  const test = (): Sprt | undefined => (args.has('sprt') ? sprt(blocks, h0, h1) : undefined);
  const seconds = await runWork({
    what: `${contest.game}: ${contest.a} and ${contest.b}`,
    script: new URL('./worker.ts', import.meta.url),
    task: contest,
    count,
    threads: threadsOf(args),
    results,
    note: () => note(blocks, count, seats),
    isEnough: () => (test()?.verdict ?? 'open') !== 'open',
  });
  if (blocks.length === 0) throw new InputError('Stopped before the first block was finished.');
  const { mirror: _, ...what } = contest;
  const report: ArenaReport = { ...what, ...compare(blocks, seats), sprt: test(), seconds: round(seconds) };
  writePage(args, () => arenaPage(report, blocks));
  if (args.has('json')) console.log(JSON.stringify(report));
  else print(report);
}

function readContest(args: Args): ArenaTask {
  const game = gameNamed(args.words[0]);
  const seats = args.integer('seats', Math.min(4, game.seats[1]));
  const options = parseOptions(game, seats, settings(args));
  const [a, b] = ['a', 'b'].map((flag) => {
    const name = args.text(flag);
    if (name === undefined) throw new InputError(`Name a bot with --${flag}.`);
    return checkedBot(name);
  }) as [string, string];
  return {
    game: game.id,
    seats,
    options,
    a,
    b,
    seed: readSeed(args),
    mirror: !args.has('no-mirror'),
    budget: readBudget(args),
  };
}

function note(blocks: readonly Block[], count: number, seats: number): string {
  const { share, interval } = compare(blocks, seats);
  return `${blocks.length} of ${count} blocks, ${percent(share)} (${interval.map(percent).join('–')})`;
}

const round = (x: number): number => Math.round(x * 1000) / 1000;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function print(r: ArenaReport): void {
  console.log(
    styleText(
      'bold',
      `${r.game}, ${r.seats} seats: ${r.a} against ${r.b}, ${describeBudget(r.budget)}, seed ${r.seed}`,
    ),
  );
  const range = (interval: readonly number[], show: (x: number) => string): string =>
    interval.map(show).join(' to ');
  console.log(
    `one ${r.a} wins ${percent(r.share)}, 95 % interval ${range(r.interval, percent)}; chance is ${percent(1 / r.seats)}`,
  );
  if (r.mirror !== null && r.seats > 2) console.log(`one ${r.b} among ${r.a} wins ${percent(r.mirror)}`);
  console.log(
    `Elo difference ${r.elo.toFixed(0)}, 95 % interval ${range(r.eloInterval, (x) => x.toFixed(0))}`,
  );
  console.log(`mean scores ${r.scores.a.toFixed(2)} and ${r.scores.b.toFixed(2)}`);
  if (r.sprt)
    console.log(
      `test of ${percent(r.sprt.h0)} against ${percent(r.sprt.h1)}: ${r.sprt.llr.toFixed(2)}, ${r.sprt.verdict}`,
    );
  console.log(`${r.blocks} blocks, ${r.games} games, ${r.seconds.toFixed(1)} s`);
}
