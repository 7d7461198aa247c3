import { styleText } from 'node:util';
import type { Game } from '../../core/game.ts';
import { figure, table } from '../bench/print.ts';
import { type Args, type Command, gameNamed } from '../command.ts';
import { ResultFile } from '../jobs/result-file.ts';
import { runWork } from '../jobs/work.ts';
import { Progress } from '../progress.ts';
import { writePage } from '../report/file.ts';
import { readTable, TABLE_FLAGS } from '../table.ts';
import { type GameStatistics, observe, type Series } from './observed.ts';
import { simPage } from './page.ts';

export const command: Command = {
  usage:
    '<game> --seats N --games G --seed S --bots a,b,c [--set option=value …] [--report FILE] [--sources] [--json]',
  summary: 'Plays bots against each other and reports speed, mean scores, and win shares by seat.',
  flags: {
    ...TABLE_FLAGS,
    games: { type: 'string', help: 'how many games (default: 100)' },
    report: {
      type: 'string',
      help: 'an HTML file for a report with charts: scores, sources of points, seats, openings, and length',
    },
    sources: { type: 'boolean', help: 'also list where points come from, for winners and for everyone' },
    workers: { type: 'string', help: 'number of threads (default: only the main one)' },
    out: { type: 'string', help: 'a file for the games; if it exists, the command continues from it' },
    json: { type: 'boolean', help: 'print one JSON object instead of a table' },
  },
  run: simulate,
};

async function simulate(args: Args): Promise<void> {
  args.expectWords(1, 'a game');
  const game = gameNamed(args.words[0]);
  const { seats, seed, bots, options } = readTable(args, game);
  const count = args.integer('games', 100);
  const series: Series = {
    game: game.id,
    seats,
    options,
    bots: bots.map((bot) => bot.name),
    seed,
    closely: args.text('report') !== undefined || args.has('sources'),
  };
  const results = new ResultFile<GameStatistics>(series, args.text('out'));
  const before = decided(results.pieces);
  const seconds =
    args.text('workers') === undefined
      ? playHere(series, count, results)
      : await runWork({
          what: `${game.id}, ${seats} seats`,
          script: new URL('./worker.ts', import.meta.url),
          task: series,
          count,
          threads: args.integer('workers', 1),
          results,
          note: (games) => `${games.length} of ${count} games`,
        });
  const games = results.pieces.filter(({ block }) => block < count);
  const result = summary(game, seats, games, decided(results.pieces) - before, seconds);
  writePage(args, () => simPage(series, games), 'report');
  const sources = args.has('sources') ? pointsBySource(game, games) : undefined;
  if (args.has('json')) return console.log(JSON.stringify(sources ? { ...result, sources } : result));
  print(result, series.bots);
  if (sources) printSources(sources);
}

const decided = (games: readonly GameStatistics[]): number =>
  games.reduce((sum, { decisions }) => sum + decisions, 0);

/** In this thread, because games of fast bots take less time than starting a worker. */
function playHere(series: Series, count: number, results: ResultFile<GameStatistics>): number {
  const done = new Set(results.pieces.map(({ block }) => block));
  const progress = new Progress(`${series.game}, ${series.seats} seats`);
  const start = performance.now();
  for (let block = 0; block < count; block++) {
    if (done.has(block)) continue;
    results.add(observe(series, block));
    progress.show((block + 1) / count, `${block + 1} of ${count} games`);
  }
  progress.end();
  return (performance.now() - start) / 1000;
}

type Summary = ReturnType<typeof summary>;

function summary(
  game: Game,
  seats: number,
  games: readonly GameStatistics[],
  played: number,
  seconds: number,
) {
  const mean = (of: (seen: GameStatistics, seat: number) => number): number[] =>
    Array.from({ length: seats }, (_, seat) =>
      round(games.reduce((sum, seen) => sum + of(seen, seat), 0) / games.length),
    );
  const endings: Record<string, number> = Object.fromEntries(game.endings.map((ending) => [ending, 0]));
  for (const { ending } of games) endings[ending]!++;
  const decisions = decided(games);
  const rate = (n: number): number => (seconds === 0 ? 0 : n / seconds);
  return {
    game: game.id,
    seats,
    games: games.length,
    decisions,
    seconds: round(seconds),
    decisionsPerSecond: Math.round(rate(played)),
    gamesPerSecond: round(rate((played / decisions) * games.length)),
    meanScores: mean(({ scores }, seat) => scores[seat]!),
    winShare: mean(({ won }, seat) => won[seat]!),
    endings,
  };
}

/** Mean points of winners and of all seats, in sum and from each source that gave any. */
function pointsBySource(game: Game, games: readonly GameStatistics[]) {
  const row = (counts: (seen: GameStatistics, seat: number) => boolean): Record<string, number> => {
    const rows = games.flatMap((seen) => seen.close!.sources.filter((_, seat) => counts(seen, seat)));
    const means = game.sources.map((_, k) => rows.reduce((sum, points) => sum + points[k]!, 0) / rows.length);
    const given = game.sources.flatMap((source, k) =>
      means[k] === 0 ? [] : [[source, round(means[k]!)] as const],
    );
    return { points: round(means.reduce((sum, mean) => sum + mean, 0)), ...Object.fromEntries(given) };
  };
  return { winners: row(({ won }, seat) => won[seat]! > 0), all: row(() => true) };
}

function printSources({ winners, all }: ReturnType<typeof pointsBySource>): void {
  const names = Object.keys({ ...winners, ...all });
  const cells = (of: Record<string, number>): string[] => names.map((name) => figure(of[name] ?? 0, 1));
  console.log(
    `\n${table(
      ['', ...names],
      [
        ['winners', ...cells(winners)],
        ['all seats', ...cells(all)],
      ],
    )}`,
  );
}

const round = (x: number): number => Math.round(x * 1000) / 1000;

function print(r: Summary, bots: readonly string[]): void {
  const number = new Intl.NumberFormat('en');
  console.log(styleText('bold', `${r.game}, ${r.seats} seats, ${number.format(r.games)} games`));
  console.log('seat  bot         mean score  win share');
  bots.forEach((bot, seat) => {
    const share = `${(r.winShare[seat]! * 100).toFixed(1)} %`;
    console.log(
      `${String(seat).padEnd(5)} ${bot.padEnd(10)} ${r.meanScores[seat]!.toFixed(2).padStart(11)} ${share.padStart(10)}`,
    );
  });
  console.log(
    `endings: ${Object.entries(r.endings)
      .map(([ending, n]) => `${ending} ${number.format(n)}`)
      .join(', ')}`,
  );
  console.log(
    `${number.format(r.decisions)} decisions in ${r.seconds.toFixed(1)} s: ${number.format(r.decisionsPerSecond)} decisions/s, ${number.format(Math.round(r.gamesPerSecond))} games/s`,
  );
}
