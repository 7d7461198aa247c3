import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '../core/game.ts';
import { LawBroken, type Tally, tryGame } from '../core/laws/trial.ts';
import { allOptions } from '../core/options.ts';
import { derivedSalt, openHeader, Recorder } from '../core/record.ts';
import { below, stream } from '../core/rng.ts';
import { type Args, type Command, gameNamed } from './command.ts';
import { Progress } from './progress.ts';

const ENOUGH_FAILURES = 10;

export const command: Command = {
  usage: '<game> --seconds T [--games G] [--seed S] [--stride N] [--json]',
  summary:
    'Plays random games with legal and illegal input, with all numbers of players and options, and checks all laws.',
  flags: {
    seconds: { type: 'string', help: 'how long to run (default: 60)' },
    games: { type: 'string', help: 'stop after this many games instead' },
    seed: { type: 'string', help: 'where to start (default: somewhere new every time)' },
    stride: { type: 'string', help: 'check the costly laws at one decision in N (default: 25)' },
    json: { type: 'boolean', help: 'print one JSON object instead of sentences' },
  },
  run: fuzz,
};

function fuzz(args: Args): void {
  args.expectWords(1, 'a game');
  const game = gameNamed(args.words[0]);
  const seconds = args.seconds('seconds', 60);
  const limit = args.integer('games', Number.MAX_SAFE_INTEGER);
  const stride = args.integer('stride', 25);
  const seed = args.text('seed', String(Date.now()));
  const rng = stream(seed, 'fuzz');
  const tables = allTables(game);
  const tally: Tally = { games: 0, decisions: 0, refusals: 0 };
  const played = new Set<number>();
  const failures: string[] = [];
  const progress = new Progress(`fuzz ${game.id}`);
  const start = performance.now();
  const elapsed = () => (performance.now() - start) / 1000;
  const byGames = args.text('games') !== undefined;
  for (let i = 0; i < limit && (byGames || elapsed() < seconds) && failures.length < ENOUGH_FAILURES; i++) {
    // Every combination once, then at random.
    const at = i < tables.length ? i : below(rng, tables.length);
    played.add(at);
    try {
      tryGame({ game, ...tables[at]!, seed: `${seed}/${i}` }, stride, tally);
    } catch (error) {
      if (!(error instanceof LawBroken)) throw error;
      failures.push(`${error.message} → ${save(error, failures.length + 1)}`);
    }
    progress.show(byGames ? i / limit : elapsed() / seconds, `${tally.games} games`);
  }
  progress.end();
  report(
    game,
    { ...tally, tables: played.size, of: tables.length, seconds: elapsed(), seed, failures },
    args,
  );
}

/** Every seat count with every combination of options. */
const allTables = (game: Game): { seats: number; options: object }[] => {
  const out: { seats: number; options: object }[] = [];
  for (let seats = game.seats[0]; seats <= game.seats[1]; seats++)
    for (const options of allOptions(game, seats)) out.push({ seats, options });
  return out;
};

/** The game up to the failure, as a record that can be replayed. */
function save({ trial, decisions }: LawBroken, n: number): string {
  const { game, options, seats, seed } = trial;
  const secret = { seed, salt: derivedSalt(seed) };
  const state = game.setup(options, seats, seed);
  const header = openHeader(game, options, Array<string>(seats).fill('fuzz'), secret);
  const recorder = new Recorder(game, header, game.clone(state));
  for (const [seat, action] of decisions.slice(0, -1)) {
    game.apply(state, seat, action);
    recorder.add(seat, action, game.clone(state));
  }
  const folder = join(process.env.DATA_DIR ?? 'data', 'fuzz');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${game.id}-${n}.record`);
  const last = decisions.at(-1);
  writeFileSync(file, recorder.text());
  return last ? `${file}, then seat ${last[0]} ${game.notate(last[1])}` : file;
}

interface Outcome extends Tally {
  readonly tables: number;
  readonly of: number;
  readonly seconds: number;
  readonly seed: string;
  readonly failures: readonly string[];
}

function report(game: Game, outcome: Outcome, args: Args): void {
  if (args.has('json')) console.log(JSON.stringify({ game: game.id, ...outcome }));
  else {
    const number = new Intl.NumberFormat('en');
    console.log(
      `${game.id}: ${number.format(outcome.games)} games over ${number.format(outcome.tables)} of ${number.format(outcome.of)} combinations of seats and options, ` +
        `${number.format(outcome.decisions)} decisions, ${number.format(outcome.refusals)} refusals, ${outcome.failures.length} failures ` +
        `(${outcome.seconds.toFixed(1)} s, seed ${outcome.seed})`,
    );
    for (const failure of outcome.failures) console.log(`FAILURE ${failure}`);
  }
  if (outcome.failures.length > 0) process.exitCode = 1;
}
