import { styleText } from 'node:util';
import type { Game } from '../../core/game.ts';
import { InputError, parseOptions } from '../../core/options.ts';
import { type Args, type Command, gameNamed, settings } from '../command.ts';
import { Progress } from '../progress.ts';
import { readSeed } from '../table.ts';
import { type Agreement, checkHint, noAgreement } from './agreement.ts';
import { type Decision, decisions } from './decisions.ts';
import { isHonest } from './honesty.ts';

export const command: Command = {
  usage: '<game> --check differences|honesty [--samples N] [--seats N] [--seed S] [--games G] [--json]',
  summary:
    'Checks hints: whether the differences they name hold in other games, or whether hidden information changes what they say.',
  flags: {
    check: { type: 'string', help: 'differences or honesty' },
    samples: { type: 'string', help: 'number of decisions, from all stages of bot games (default: 200)' },
    seats: { type: 'string', help: 'number of players (default: the most the game takes, at most 4)' },
    seed: { type: 'string', help: 'any text; the same seed gives the same decisions (default: mandate)' },
    set: { type: 'string', multiple: true, help: 'option=value; may be repeated' },
    games: { type: 'string', help: 'games to play from each move for comparison (default: 32)' },
    json: { type: 'boolean', help: 'print one JSON object instead of a table' },
  },
  run: explain,
};

function explain(args: Args): void {
  args.expectWords(1, 'a game');
  const game = gameNamed(args.words[0]);
  const seats = args.integer('seats', Math.min(4, game.seats[1]));
  const options = parseOptions(game, seats, settings(args));
  const seed = readSeed(args);
  const count = args.integer('samples', 200);
  const sampled = sample(game, decisions(game, seats, options, seed), count);
  const check = args.text('check');
  if (check === 'honesty') {
    let changed = 0;
    sampled((decision, n) => {
      if (!isHonest(decision, `${seed}/${n}`)) changed++;
    });
    const report = { game: game.id, seats, seed, decisions: count, changed };
    if (args.has('json')) console.log(JSON.stringify(report));
    else
      console.log(`${game.id}: ${count} decisions, ${changed} of them changed by what the seat cannot know`);
    if (changed > 0) process.exitCode = 1;
  } else if (check === 'differences') {
    const games = args.integer('games', 32, 2);
    const sum = noAgreement();
    sampled((decision, n) => checkHint(decision, `${seed}/${n}`, games, sum));
    const report = { game: game.id, seats, seed, games, ...sum, share: sum.agreed / sum.named };
    if (args.has('json')) console.log(JSON.stringify(report));
    else print(game, sum);
  } else throw new InputError(`--check takes differences or honesty, not '${check ?? ''}'.`);
}

const sample =
  (game: Game, found: Generator<Decision>, count: number) =>
  (each: (decision: Decision, n: number) => void): void => {
    const progress = new Progress(game.id);
    for (let n = 0; n < count; n++) {
      each(found.next().value, n);
      progress.show((n + 1) / count, `${n + 1} of ${count} decisions`);
    }
    progress.end();
  };

const percent = (part: number, all: number): string =>
  all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`;

function print(game: Game, sum: Agreement): void {
  console.log(
    styleText(
      'bold',
      `${game.id}: ${sum.hints} hints, ${(sum.seconds / sum.hints).toFixed(2)} s of CPU each`,
    ),
  );
  console.log(`moves ${sum.moves}, without a named difference ${sum.unnamed}`);
  console.log(
    `named ${sum.named}, of the same sign in other games ${sum.agreed} (${percent(sum.agreed, sum.named)})`,
  );
  for (const [source, { named, agreed }] of Object.entries(sum.bySource))
    console.log(`  ${source.padEnd(12)} ${String(named).padStart(5)} ${percent(agreed, named).padStart(9)}`);
}
