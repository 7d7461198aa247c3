import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { heuristic } from '../bots/heuristic.ts';
import { valueFor } from '../bots/registry.ts';
import { begin, step, type Tuning, tunedWeights } from '../bots/tuning.ts';
import type { Weights } from '../bots/value.ts';
import type { Game } from '../core/game.ts';
import { InputError, parseOptions } from '../core/options.ts';
import { type Block, playDeal } from './arena/block.ts';
import { type Comparison, compare } from './arena/statistics.ts';
import { type Args, type Command, gameNamed, settings } from './command.ts';
import { Progress } from './progress.ts';
import { readSeed } from './table.ts';

/** Steps between two saves. */
const KEEP = 10;

export const command: Command = {
  usage:
    '<game> --out FILE [--seats N] [--seconds T | --steps N] [--blocks B] [--seed S] [--set option=value …]',
  summary: 'Tunes the weights of a value by self-play; stop it at any time, and run it again to continue.',
  flags: {
    out: {
      type: 'string',
      help: 'the file for weights and evidence; if it exists, the command continues from it',
    },
    seats: { type: 'string', help: 'number of players (default: the most the game takes, at most 4)' },
    seconds: { type: 'string', help: 'how long to tune this time (default: 600)' },
    steps: { type: 'string', help: 'total number of steps to stop at, instead of --seconds' },
    blocks: { type: 'string', help: 'deals on which to compare new weights with old (default: 40)' },
    seed: { type: 'string', help: 'any text (default: mandate)' },
    set: { type: 'string', multiple: true, help: 'option=value; may be repeated' },
  },
  run: tune,
};

/** File content: progress, present weights, and their test results. */
interface TuningFile {
  readonly game: string;
  readonly options: object;
  readonly start: Weights;
  readonly tuning: Tuning;
  readonly weights: Weights;
  readonly evidence: TestResult | undefined;
}

/** Test of the weights against the initial ones, on separate deals. */
interface TestResult extends Comparison {
  readonly steps: number;
  readonly seats: number;
  readonly seed: string;
  readonly chance: number;
}

async function tune(args: Args): Promise<void> {
  args.expectWords(1, 'a game');
  const game = gameNamed(args.words[0]);
  const file = args.text('out');
  if (file === undefined) throw new InputError('Name a file with --out.');
  const seats = args.integer('seats', Math.min(4, game.seats[1]));
  const options = parseOptions(game, seats, settings(args));
  const tuning = resume(game, seats, options, readSeed(args), file);
  const done = goal(args, tuning);
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  for (const signal of SIGNALS) process.once(signal, interrupt);
  const save = (evidence?: TestResult): void =>
    write(file, {
      game: game.id,
      options,
      start: valueFor(game.id).weights,
      tuning,
      weights: tunedWeights(game, tuning),
      evidence,
    });
  save();
  await climb(game, options, tuning, done, stop.signal, save);
  const evidence = await testWeights(game, options, tuning, args.integer('blocks', 40), stop.signal);
  save(evidence);
  for (const signal of SIGNALS) process.removeListener(signal, interrupt);
  print(game, tuning, evidence);
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Progress, by time or by steps. */
function goal(args: Args, tuning: Tuning): () => number {
  if (args.text('steps') !== undefined) {
    if (args.text('seconds') !== undefined) throw new InputError('Give either --seconds or --steps.');
    const steps = args.integer('steps', 1);
    return () => tuning.steps / steps;
  }
  const seconds = args.seconds('seconds', 600);
  const start = performance.now();
  return () => (performance.now() - start) / 1000 / seconds;
}

/** Writes atomically, so that an interrupt loses nothing. */
function write(file: string, content: TuningFile): void {
  const draft = `${file}.draft`;
  writeFileSync(draft, `${JSON.stringify(content, undefined, 2)}\n`);
  renameSync(draft, file);
}

/** Resumes the tuning of a file, if it has the same task and initial weights. */
function resume(game: Game, seats: number, options: object, seed: string, file: string): Tuning {
  if (!existsSync(file)) return begin(game, seats, seed);
  let old: TuningFile;
  try {
    old = JSON.parse(readFileSync(file, 'utf8')) as TuningFile;
  } catch {
    throw new InputError(`${file} is not a tuning file.`);
  }
  const isSame =
    old.game === game.id &&
    old.tuning?.seats === seats &&
    old.tuning.seed === seed &&
    isDeepStrictEqual(old.options, options) &&
    isDeepStrictEqual(old.start, valueFor(game.id).weights);
  if (!isSame)
    throw new InputError(
      `${file} holds a tuning of other weights, seats, options, or seed; name another file, or delete it.`,
    );
  return old.tuning;
}

async function climb(
  game: Game,
  options: object,
  tuning: Tuning,
  done: () => number,
  stop: AbortSignal,
  save: () => void,
): Promise<void> {
  const progress = new Progress(`tune ${game.id}`);
  while (done() < 1 && !stop.aborted) {
    step(game, options, tuning);
    if (tuning.steps % KEEP === 0) save();
    progress.show(done(), `${tuning.steps} steps`);
    // Lets an interrupt come through.
    await setImmediate();
  }
  progress.end();
}

/** Tests the present weights against the initial ones, on deals not used for tuning. */
async function testWeights(
  game: Game,
  options: object,
  tuning: Tuning,
  count: number,
  stop: AbortSignal,
): Promise<TestResult | undefined> {
  const { seats, steps } = tuning;
  const seed = `${tuning.seed}/evidence`;
  const progress = new Progress(`prove ${game.id}`);
  const pair = [heuristic('tuned', tunedWeights(game, tuning)), heuristic('start')] as const;
  const blocks: Block[] = [];
  while (blocks.length < count && !stop.aborted) {
    blocks.push(playDeal(game, options, seats, seed, pair, blocks.length, true));
    progress.show(blocks.length / count, `${blocks.length} of ${count} blocks`);
    await setImmediate();
  }
  progress.end();
  return blocks.length > 1 ? { steps, seats, seed, chance: 1 / seats, ...compare(blocks, seats) } : undefined;
}

function print(game: Game, tuning: Tuning, evidence: TestResult | undefined): void {
  for (const [name, weight] of Object.entries(tunedWeights(game, tuning)))
    console.log(`  ${name}: ${Number(weight.toPrecision(3))},`);
  const { seats, steps } = tuning;
  if (!evidence) return console.log(`${steps} steps with ${seats} seats, not compared.`);
  const [low, high] = evidence.interval.map((share) => share.toFixed(3));
  console.log(
    `${steps} steps with ${seats} seats: one among those of the start wins ${evidence.share.toFixed(3)} (${low} to ${high}), chance is ${(1 / seats).toFixed(3)}.`,
  );
}
