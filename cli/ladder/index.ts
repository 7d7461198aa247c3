import { styleText } from 'node:util';
import { InputError, parseOptions } from '../../core/options.ts';
import { figure, table } from '../bench/print.ts';
import { type Args, type Command, gameNamed, settings } from '../command.ts';
import { BUDGET_FLAGS, checkedBot, describeBudget, readBudget } from '../jobs/budget.ts';
import { ResultFile } from '../jobs/result-file.ts';
import { runWork, threadsOf, WORK_FLAGS } from '../jobs/work.ts';
import { REPORT_FLAGS, writePage } from '../report/file.ts';
import { readSeed } from '../table.ts';
import { ladderPage } from './page.ts';
import type { LadderTask, Round } from './round.ts';
import { lineups } from './schedule.ts';
import { type Standings, standings } from './standings.ts';

export type LadderReport = Omit<LadderTask, 'bots'> & Standings & { readonly seconds: number };

export const command: Command = {
  usage:
    '<game> --bots a,b,c --seats N --blocks B [--seed S] [--ms N | --nodes N] [--out FILE] [--json] [--html FILE]',
  summary: 'Rates bots by a round robin over all possible tables: Elo and OpenSkill, with intervals.',
  flags: {
    bots: {
      type: 'string',
      help: 'at least two, separated by commas, weakest first (default: the six levels)',
    },
    seats: { type: 'string', help: 'number of players (default: the most the game takes, at most 4)' },
    blocks: {
      type: 'string',
      help: 'number of tables; each deal is rotated until every bot has had every seat (default: each table once)',
    },
    seed: { type: 'string', help: 'any text; the same seed gives the same deals (default: mandate)' },
    set: { type: 'string', multiple: true, help: 'option=value; may be repeated' },
    ...BUDGET_FLAGS,
    ...WORK_FLAGS,
    ...REPORT_FLAGS,
  },
  run: ladder,
};

const LEVELS = 'level1,level2,level3,level4,level5,level6';

async function ladder(args: Args): Promise<void> {
  args.expectWords(1, 'a game');
  const season = readSeason(args);
  const all = lineups(season.bots.length, season.seats).length;
  const count = args.integer('blocks', all);
  const results = new ResultFile<Round>(season, args.text('out'));
  const seconds = await runWork({
    what: `ladder of ${season.game}`,
    script: new URL('./worker.ts', import.meta.url),
    task: season,
    count,
    threads: threadsOf(args),
    results,
    note: (rounds) => `${rounds.length} of ${count} tables`,
  });
  if (results.pieces.length === 0) throw new InputError('Stopped before the first table was finished.');
  const report: LadderReport = {
    ...season,
    ...standings(season.bots, results.pieces),
    seconds: Math.round(seconds * 1000) / 1000,
  };
  writePage(args, () => ladderPage(report));
  if (args.has('json')) console.log(JSON.stringify(report));
  else print(report);
}

function readSeason(args: Args): LadderTask {
  const game = gameNamed(args.words[0]);
  const seats = args.integer('seats', Math.min(4, game.seats[1]));
  const options = parseOptions(game, seats, settings(args));
  const bots = args.text('bots', LEVELS).split(',').map(checkedBot);
  if (bots.length < 2) throw new InputError('--bots takes at least two bots.');
  const twice = bots.find((bot, i) => bots.indexOf(bot) < i);
  if (twice !== undefined) throw new InputError(`--bots names '${twice}' twice.`);
  return { game: game.id, seats, options, bots, seed: readSeed(args), budget: readBudget(args) };
}

function print(r: LadderReport): void {
  console.log(styleText('bold', `${r.game}, ${r.seats} seats, ${describeBudget(r.budget)}, seed ${r.seed}`));
  const range = (interval: readonly number[] | null): string =>
    interval === null ? '' : interval.map((x) => figure(x)).join(' to ');
  console.log(
    table(
      ['bot', 'Elo', '95 %', 'above the last', '95 %', 'OpenSkill', '±', 'won', 'points', 'games'],
      r.bots.map((bot) => [
        bot.name,
        figure(bot.elo),
        range(bot.eloInterval),
        bot.gap === null ? '' : figure(bot.gap),
        range(bot.gapInterval),
        figure(bot.openskill.mu, 2),
        figure(1.96 * bot.openskill.sigma, 2),
        `${figure(100 * bot.winShare, 1)} %`,
        figure(bot.meanScore, 1),
        figure(bot.games),
      ]),
    ),
  );
  console.log(`${r.rounds} tables, ${r.games} games, ${r.seconds.toFixed(1)} s`);
}
