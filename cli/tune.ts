import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { heuristic } from '../bots/heuristic.ts';
import { begin, step, type Tuning, tuned } from '../bots/tuning.ts';
import { valueFor } from '../bots/value/index.ts';
import type { Weights } from '../bots/value/value.ts';
import type { Game } from '../rules/core/game.ts';
import { InputError, parseOptions } from '../rules/core/options.ts';
import { type Block, playDeal } from './arena/block.ts';
import { type Comparison, compare } from './arena/statistics.ts';
import { type Args, type Command, gameNamed, settings } from './command.ts';
import { Progress } from './progress.ts';
import { readSeed } from './table.ts';

/** Steps between two saves. */
const KEEP = 20;

export const command: Command = {
  usage: '<game> --out FILE [--seats N] [--seconds T] [--blocks B] [--seed S] [--set option=value …]',
  summary:
    'Tunes the weights of a value by play against itself; stop it at any time, and call it again to go on.',
  flags: {
    out: { type: 'string', help: 'the file for weights and evidence; where it exists, it is gone on with' },
    seats: { type: 'string', help: 'number of players (default: the most the game takes, at most 4)' },
    seconds: { type: 'string', help: 'how long to tune this time (default: 600)' },
    blocks: { type: 'string', help: 'deals to compare the new weights with the old ones (default: 40)' },
    seed: { type: 'string', help: 'any text (default: mandate)' },
    set: { type: 'string', multiple: true, help: 'option=value, as often as needed' },
  },
  run: tune,
};

/** What the file holds: where the tuning stands, the weights it has come to, and what they are worth. */
interface TuningFile {
  readonly game: string;
  readonly options: object;
  readonly start: Weights;
  readonly tuning: Tuning;
  readonly weights: Weights;
  readonly evidence: Comparison | undefined;
}

async function tune(args: Args): Promise<void> {
  args.expectWords(1, 'a game');
  const game = gameNamed(args.words[0]);
  const file = args.text('out');
  if (file === undefined) throw new InputError('Name a file with --out.');
  const seats = args.integer('seats', Math.min(4, game.seats[1]));
  const options = parseOptions(game, seats, settings(args));
  const tuning = goOn(game, seats, readSeed(args), file);
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.once('SIGINT', interrupt);
  const save = (evidence?: Comparison): void => {
    const weights = tuned(game, tuning);
    const content: TuningFile = {
      game: game.id,
      options,
      start: valueFor(game.id).weights,
      tuning,
      weights,
      evidence,
    };
    writeFileSync(file, `${JSON.stringify(content, undefined, 2)}\n`);
  };
  await climb(game, options, tuning, args.seconds('seconds', 600), stop.signal, save);
  const evidence = await prove(game, options, tuning, args.integer('blocks', 40), stop.signal);
  save(evidence);
  process.removeListener('SIGINT', interrupt);
  print(game, tuning, evidence);
}

/** The tuning of a file, if it began from the weights of today. */
function goOn(game: Game, seats: number, seed: string, file: string): Tuning {
  if (!existsSync(file)) return begin(game, seats, seed);
  let old: TuningFile;
  try {
    old = JSON.parse(readFileSync(file, 'utf8')) as TuningFile;
  } catch {
    throw new InputError(`${file} is no file of a tuning.`);
  }
  const isSame =
    old.game === game.id &&
    old.tuning?.seats === seats &&
    JSON.stringify(old.start) === JSON.stringify(valueFor(game.id).weights);
  if (!isSame)
    throw new InputError(`${file} holds a tuning of other weights; name another file, or remove it.`);
  return old.tuning;
}

async function climb(
  game: Game,
  options: object,
  tuning: Tuning,
  seconds: number,
  stop: AbortSignal,
  save: () => void,
): Promise<void> {
  const progress = new Progress(`tune ${game.id}`);
  const start = performance.now();
  for (let done = 0; done < 1 && !stop.aborted; done = (performance.now() - start) / 1000 / seconds) {
    step(game, options, tuning);
    if (tuning.steps % KEEP === 0) save();
    progress.show(done, `${tuning.steps} steps`);
    // Lets an interrupt come through.
    await setImmediate();
  }
  progress.end();
}

/** The weights as they are now against those of the start, on deals that were not tuned with. */
async function prove(
  game: Game,
  options: object,
  tuning: Tuning,
  count: number,
  stop: AbortSignal,
): Promise<Comparison | undefined> {
  const progress = new Progress(`prove ${game.id}`);
  const pair = [heuristic('tuned', tuned(game, tuning)), heuristic('start')] as const;
  const blocks: Block[] = [];
  while (blocks.length < count && !stop.aborted) {
    blocks.push(playDeal(game, options, tuning.seats, `${tuning.seed}/evidence`, pair, blocks.length, true));
    progress.show(blocks.length / count, `${blocks.length} of ${count} blocks`);
    await setImmediate();
  }
  progress.end();
  return blocks.length > 1 ? compare(blocks, tuning.seats) : undefined;
}

function print(game: Game, tuning: Tuning, evidence: Comparison | undefined): void {
  for (const [name, weight] of Object.entries(tuned(game, tuning)))
    console.log(`  ${name}: ${Number(weight.toPrecision(3))},`);
  const { seats, steps } = tuning;
  if (!evidence) return console.log(`${steps} steps with ${seats} seats, not compared.`);
  const [low, high] = evidence.interval.map((share) => share.toFixed(3));
  console.log(
    `${steps} steps with ${seats} seats: one among those of the start wins ${evidence.share.toFixed(3)} (${low} to ${high}), chance is ${(1 / seats).toFixed(3)}.`,
  );
}
