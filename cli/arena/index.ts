import { availableParallelism } from 'node:os';
import { styleText } from 'node:util';
import { botNamed } from '../../bots/index.ts';
import { InputError, parseOptions } from '../../rules/core/options.ts';
import { type Args, type Command, gameNamed, settings } from '../command.ts';
import { Progress } from '../progress.ts';
import { readSeed } from '../table.ts';
import type { Contest } from './block.ts';
import { playBlocks } from './pool.ts';
import { Results } from './results.ts';
import { type Comparison, compare, type Sprt, shareOf, sprt } from './statistics.ts';

const NODES = 200;
/** What the test is to tell from equal strength, unless shares are given. */
const SPRT_ELO = 50;

export const command: Command = {
  usage:
    '<game> --a BOT --b BOT --seats N --blocks B [--sprt] [--seed S] [--ms N | --nodes N] [--out FILE] [--json]',
  summary:
    'Compares two bots on matched deals, in every seat, one against the others and the other way round.',
  flags: {
    a: { type: 'string', help: 'a bot, also with a budget of its own: s2@400 (nodes), p@1000ms' },
    b: { type: 'string', help: 'the bot it is compared with' },
    seats: { type: 'string', help: 'number of players (default: the most the game takes, at most 4)' },
    blocks: { type: 'string', help: 'deals, each played once from every seat by either bot (default: 20)' },
    seed: { type: 'string', help: 'any text; the same seed gives the same deals (default: mandate)' },
    set: { type: 'string', multiple: true, help: 'option=value, as often as needed' },
    nodes: { type: 'string', help: `nodes a decision (default: ${NODES})` },
    ms: { type: 'string', help: 'milliseconds of CPU time a decision instead' },
    sprt: { type: 'boolean', help: 'stop as soon as a sequential test is sure' },
    h0: { type: 'string', help: 'win share of a that the test holds against (default: chance)' },
    h1: { type: 'string', help: `the win share for which it decides (default: that of ${SPRT_ELO} Elo)` },
    'no-mirror': { type: 'boolean', help: 'only one a among bs, not one b among as' },
    workers: { type: 'string', help: 'threads (default: one a core)' },
    out: { type: 'string', help: 'a file for the results; where it exists, it is gone on with' },
    json: { type: 'boolean', help: 'one JSON object instead of a table' },
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
  const results = new Results(contest, args.text('out'));
  const test = (): Sprt | undefined => (args.has('sprt') ? sprt(results.blocks, h0, h1) : undefined);
  const start = performance.now();
  await play(contest, count, args.integer('workers', availableParallelism()), results, test);
  const seconds = (performance.now() - start) / 1000;
  if (results.blocks.length === 0) throw new InputError('Stopped before the first block was played.');
  const { mirror: _, ...what } = contest;
  const report = { ...what, ...compare(results.blocks, seats), sprt: test(), seconds: round(seconds) };
  if (args.has('json')) console.log(JSON.stringify(report));
  else print(report);
}

function readContest(args: Args): Contest {
  const game = gameNamed(args.words[0]);
  const seats = args.integer('seats', Math.min(4, game.seats[1]));
  const options = parseOptions(game, seats, settings(args));
  const [a, b] = ['a', 'b'].map((flag) => {
    const name = args.text(flag);
    if (name === undefined) throw new InputError(`Name a bot with --${flag}.`);
    botNamed(name, undefined, () => 0);
    return name;
  }) as [string, string];
  if (args.text('ms') !== undefined && args.text('nodes') !== undefined)
    throw new InputError('Give either --ms or --nodes.');
  const budget =
    args.text('ms') === undefined ? { nodes: args.integer('nodes', NODES) } : { ms: args.integer('ms', 100) };
  return {
    game: game.id,
    seats,
    options,
    a,
    b,
    seed: readSeed(args),
    mirror: !args.has('no-mirror'),
    budget,
  };
}

/** Blocks in their order, until there are enough, the test is sure, or somebody stops it. */
async function play(
  contest: Contest,
  count: number,
  threads: number,
  results: Results,
  test: () => Sprt | undefined,
): Promise<void> {
  const progress = new Progress(`${contest.game}: ${contest.a} and ${contest.b}`);
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.once('SIGINT', interrupt);
  const played = new Set(results.blocks.map(({ block }) => block));
  let next = 0;
  const wanted = (): number | undefined => {
    while (played.has(next)) next++;
    return next < count ? next++ : undefined;
  };
  if ((test()?.verdict ?? 'open') === 'open')
    await playBlocks(
      contest,
      Math.min(threads, Math.max(1, count - played.size)),
      wanted,
      (block) => {
        results.add(block);
        const { share, interval } = compare(results.blocks, contest.seats);
        const note = `${results.blocks.length} of ${count} blocks, ${percent(share)} (${interval.map(percent).join('–')})`;
        progress.show(results.blocks.length / count, note);
        if ((test()?.verdict ?? 'open') !== 'open') stop.abort();
      },
      stop.signal,
    );
  process.removeListener('SIGINT', interrupt);
  progress.end();
}

const round = (x: number): number => Math.round(x * 1000) / 1000;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function print(r: Omit<Contest, 'mirror'> & Comparison & { sprt: Sprt | undefined; seconds: number }): void {
  const budget = 'ms' in r.budget ? `${r.budget.ms} ms` : `${r.budget.nodes} nodes`;
  console.log(
    styleText('bold', `${r.game}, ${r.seats} seats: ${r.a} against ${r.b}, ${budget}, seed ${r.seed}`),
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
