import { styleText } from 'node:util';
import { valueFor } from '../../bots/registry.ts';
import { applyTemperature } from '../../bots/temperature.ts';
import { InputError, parseOptions } from '../../core/options.ts';
import { botNamed } from '../../games/all-bots.ts';
import type { GameId } from '../../games/list.ts';
import { figure, table } from '../bench/print.ts';
import { type Args, type Command, gameNamed, settings } from '../command.ts';
import { ResultFile } from '../jobs/result-file.ts';
import { runWork, threadsOf, WORK_FLAGS } from '../jobs/work.ts';
import { REPORT_FLAGS, writePage } from '../report/file.ts';
import { readSeed } from '../table.ts';
import { calibrationPage } from './page.ts';
import { type Claim, fitTemperature, type Reliability, reliability } from './reliability.ts';
import type { CalibrationGame, CalibrationTask } from './task.ts';

/** Calibration of one bot on held-out games, without and with the temperature fitted to the others. */
export interface Verdict {
  readonly temperature: number;
  readonly plain: Reliability;
  readonly tempered: Reliability;
  /** Without temperature, for each third of the game. */
  readonly thirds: readonly Reliability[];
}

export interface CalibrationReport extends CalibrationTask {
  readonly game: GameId;
  readonly games: number;
  readonly fitted: number;
  readonly h1: Verdict;
  readonly s2: Verdict;
  /** As hints state it: the search's shares with the value's stored temperature. */
  readonly told: { readonly temperature: number; readonly reliability: Reliability };
  readonly seconds: number;
}

export const command: Command = {
  usage:
    '<game> --seats N --games G [--fit G] [--nodes N] [--looks N] [--seed S] [--out FILE] [--json] [--html FILE]',
  summary:
    'Tests how accurate the winning chances from the value and the search are, on games not used for anything else.',
  flags: {
    seats: { type: 'string', help: 'number of players (default: the most the game takes, at most 4)' },
    games: { type: 'string', help: 'number of games held out for testing (default: 2000)' },
    fit: { type: 'string', help: 'number of other games to fit a temperature to (default: 500)' },
    players: { type: 'string', help: 'the bot that plays all seats (default: h1)' },
    nodes: { type: 'string', help: 'search nodes per position (default: as for hints)' },
    looks: { type: 'string', help: 'positions to ask about in each game (default: 2)' },
    seed: { type: 'string', help: 'any text (default: mandate)' },
    set: { type: 'string', multiple: true, help: 'option=value; may be repeated' },
    ...WORK_FLAGS,
    ...REPORT_FLAGS,
  },
  run: calibrate,
};

async function calibrate(args: Args): Promise<void> {
  args.expectWords(1, 'a game');
  const inquiry = readInquiry(args);
  const fit = args.integer('fit', 500);
  const count = fit + args.integer('games', 2000);
  const results = new ResultFile<CalibrationGame>(inquiry, args.text('out'));
  const seconds = await runWork({
    what: `calibrate ${inquiry.game}`,
    script: new URL('./worker.ts', import.meta.url),
    task: inquiry,
    count,
    threads: threadsOf(args),
    results,
    note: (games) => `${games.length} of ${count} games`,
  });
  const fitted = results.pieces.filter(({ block }) => block < fit);
  const held = results.pieces.filter(({ block }) => block >= fit && block < count);
  if (fitted.length === 0 || held.length === 0)
    throw new InputError('Stopped before there were games to fit to and games to test on.');
  const report: CalibrationReport = {
    ...inquiry,
    games: held.length,
    fitted: fitted.length,
    h1: verdict('h1', fitted, held),
    s2: verdict('s2', fitted, held),
    told: told(inquiry.game, held),
    seconds: Math.round(seconds * 1000) / 1000,
  };
  writePage(args, () => calibrationPage(report));
  if (args.has('json')) console.log(JSON.stringify(report));
  else print(report);
}

function readInquiry(args: Args): CalibrationTask {
  const game = gameNamed(args.words[0]);
  const seats = args.integer('seats', Math.min(4, game.seats[1]));
  const players = args.text('players', 'h1');
  botNamed(players);
  return {
    game: game.id,
    seats,
    options: parseOptions(game, seats, settings(args)),
    players,
    nodes: args.integer('nodes', valueFor(game.id).hintNodes),
    looks: args.integer('looks', 2),
    seed: readSeed(args),
  };
}

const claims = (who: 'h1' | 's2', games: readonly CalibrationGame[], from = 0, to = 1): Claim[] =>
  games.flatMap(({ won, statements }) =>
    statements
      .filter(({ at }) => at > from && at <= to)
      .map((statement) => ({ stated: statement[who], won })),
  );

export function verdict(
  who: 'h1' | 's2',
  fitted: readonly CalibrationGame[],
  held: readonly CalibrationGame[],
): Verdict {
  const temperature = Math.round(1000 * fitTemperature(claims(who, fitted))) / 1000;
  const all = claims(who, held);
  return {
    temperature,
    plain: reliability(all),
    tempered: cooled(all, temperature),
    thirds: [0, 1, 2].map((third) => reliability(claims(who, held, third / 3, (third + 1) / 3))),
  };
}

export function told(game: GameId, held: readonly CalibrationGame[]): CalibrationReport['told'] {
  const { temperature } = valueFor(game);
  return { temperature, reliability: cooled(claims('s2', held), temperature) };
}

const cooled = (all: readonly Claim[], temperature: number): Reliability =>
  reliability(all.map(({ stated, won }) => ({ stated: applyTemperature(stated, temperature), won })));

function print(r: CalibrationReport): void {
  console.log(
    styleText(
      'bold',
      `${r.game}, ${r.seats} seats, ${r.games} games of ${r.players} held out, ${r.fitted} to fit, seed ${r.seed}`,
    ),
  );
  const row = (
    name: string,
    temperature: number,
    { claims: n, brier, brierOfNothing, logLoss, error }: Reliability,
  ) => [
    name,
    figure(n),
    figure(temperature, 2),
    figure(brier, 4),
    figure(brierOfNothing, 4),
    figure(logLoss, 3),
    `${figure(100 * error, 2)} %`,
  ];
  console.log(
    table(
      ['', 'asked', 'temperature', 'Brier', 'of nothing', 'log loss', 'error'],
      [
        ...(['h1', 's2'] as const).flatMap((who) => {
          const name = who === 'h1' ? 'h1' : `s2@${r.nodes}`;
          const { temperature, plain, tempered: fitting, thirds } = r[who];
          return [
            row(name, 1, plain),
            row(`${name}, tempered`, temperature, fitting),
            ...thirds.map((third, k) => row(`${name}, third ${k + 1}`, 1, third)),
          ];
        }),
        row('told in hints', r.told.temperature, r.told.reliability),
      ],
    ),
  );
}
