import { gameBotOf } from '../../bots/registry.ts';
import { quantile, wilson } from '../arena/statistics.ts';
import { gameNamed } from '../command.ts';
import { histogram } from '../report/histogram.ts';
import { figures, key, page, type Section, TITLES } from '../report/page.ts';
import { type Range, ranges } from '../report/ranges.ts';
import { stacks } from '../report/stack.ts';
import { box, figure, percent, share } from '../report/svg.ts';
import type { GameStatistics, Series } from './observed.ts';

/** One seat in one game. */
interface SeatResult {
  readonly bot: string;
  readonly seat: number;
  /** Its place in the order of first decisions. */
  readonly turn: number;
  readonly score: number;
  readonly won: number;
  readonly opening: string;
  readonly sources: readonly number[];
}

/** Minimum share of seats for an opening to be listed, and maximum number of openings. */
const MIN_SHARE = 0.01;
const OPENINGS = 14;

export function simPage(series: Series, games: readonly GameStatistics[]): string {
  const sittings = games.flatMap((seen) => sittingsOf(series, seen));
  const bots = [...new Set(series.bots)];
  const winners = sittings.filter(({ won }) => won > 0);
  return page({
    title: `${TITLES[series.game]}: ${figure(games.length)} games`,
    subtitle: `${series.seats} seats, ${bots.join(', ')}`,
    facts: [
      [figure(mean(sittings.map(({ score }) => score)), 1), 'points on average'],
      [figure(mean(winners.map(({ score }) => score)), 1), 'points of a winner'],
      [figure(mean(games.map(lead)), 1), 'points between the first two'],
      [figure(mean(games.map(({ decisions }) => decisions))), 'decisions a game'],
    ],
    sections: [
      ...bots.map((bot) => scoresOf(bot, bots, sittings)),
      sourcesOf(series, bots, sittings),
      seatsOf(series, sittings),
      turnsOf(series, sittings),
      ...(gameBotOf(series.game).opening ? [openingsOf(series, sittings)] : []),
      lengthOf(games),
    ],
    foot: `mandate sim ${series.game} --seats ${series.seats} --games ${games.length} --seed '${series.seed}' --bots ${bots.length === 1 ? bots[0] : series.bots.join(',')}`,
  });
}

const sittingsOf = (series: Series, { scores, won, close }: GameStatistics): SeatResult[] =>
  scores.map((score, seat) => ({
    bot: series.bots[seat]!,
    seat,
    turn: close!.order.indexOf(seat),
    score,
    won: won[seat]!,
    opening: close!.openings[seat]!,
    sources: close!.sources[seat]!,
  }));

const mean = (xs: readonly number[]): number => xs.reduce((sum, x) => sum + x, 0) / xs.length;

function lead({ scores }: GameStatistics): number {
  const [first, second] = scores.toSorted((a, b) => b - a);
  return first! - second!;
}

function scoresOf(bot: string, bots: readonly string[], sittings: readonly SeatResult[]): Section {
  const own = sittings.filter((sitting) => sitting.bot === bot);
  const all = own.map(({ score }) => score);
  const won = own.filter((sitting) => sitting.won > 0).map(({ score }) => score);
  return {
    title: bots.length === 1 ? 'Final scores' : `Final scores of ${bot}`,
    note: `Half of them lie between ${figure(at(all, 0.25))} and ${figure(at(all, 0.75))}; the middle is ${figure(at(all, 0.5))}.`,
    body:
      histogram(all, {
        label: `Final scores of ${bot}`,
        across: 'points',
        over: won,
        marked: [mean(all), 'mean'],
      }) +
      key([
        [box(1, 2, 12, 10, 'class="pale"'), 'all seats'],
        ...(won.length > 0
          ? ([['<path class="outline" d="M1 12V4H13V12"/>', 'seats that won']] as const)
          : []),
      ]),
  };
}

/** Quantile. */
const at = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.round(part * (values.length - 1))]!;

function sourcesOf(series: Series, bots: readonly string[], sittings: readonly SeatResult[]): Section {
  const { sources } = gameNamed(series.game);
  const row = (label: string, of: readonly SeatResult[]) => ({
    label,
    parts: sources.map((_, k) => mean(of.map((sitting) => sitting.sources[k]!))),
  });
  const rows = [
    row(
      'winners',
      sittings.filter(({ won }) => won > 0),
    ),
    row(
      'others',
      sittings.filter(({ won }) => won === 0),
    ),
    ...(bots.length === 1
      ? []
      : bots.map((bot) =>
          row(
            bot,
            sittings.filter((sitting) => sitting.bot === bot),
          ),
        )),
  ].filter((_, k) => k !== 1 || sittings.some(({ won }) => won === 0));
  return {
    title: 'Where points come from',
    note: 'Mean points of a seat from each source.',
    body: stacks(rows, sources.map(spoken), 'Points by source'),
  };
}

const spoken = (id: string): string => id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Victories of some seats, with the interval of as many games. */
function victories(label: string, of: readonly SeatResult[]): Range {
  const p = mean(of.map(({ won }) => won));
  return { label, value: p, interval: wilson(p, of.length), said: percent(p, 1) };
}

const pointsRow = (label: string, of: readonly SeatResult[]): string[] => {
  const scores = of.map(({ score }) => score);
  const m = mean(scores);
  const variance = scores.reduce((sum, x) => sum + (x - m) ** 2, 0) / Math.max(1, scores.length - 1);
  const half = quantile(scores.length) * Math.sqrt(variance / scores.length);
  return [
    label,
    percent(mean(of.map(({ won }) => won)), 1),
    figure(m, 1),
    Number.isFinite(half) ? `± ${figure(half, 1)}` : '',
    figure(of.length),
  ];
};

const POINTS_HEAD = ['', 'victories', 'mean points', '95 %', 'seats'];

function seatsOf(series: Series, sittings: readonly SeatResult[]): Section {
  const rows = series.bots.map((bot, seat): [string, SeatResult[]] => [
    `seat ${seat + 1}, ${bot}`,
    sittings.filter((sitting) => sitting.seat === seat),
  ]);
  return {
    title: 'Victories by seat',
    note: 'Seats clockwise round the table, with 95 % intervals; by chance all would be alike.',
    body:
      ranges(
        rows.map(([label, of]) => victories(label, of)),
        { label: 'Win share by seat', show: share, reference: [1 / series.seats, 'chance'] },
      ) +
      figures(
        POINTS_HEAD,
        rows.map(([label, of]) => pointsRow(label, of)),
      ),
  };
}

function turnsOf(series: Series, sittings: readonly SeatResult[]): Section {
  const rows = series.bots.map((_, turn): [string, SeatResult[]] => [
    ['first', 'second', 'third', 'fourth', 'fifth'][turn]!,
    sittings.filter((sitting) => sitting.turn === turn),
  ]);
  return {
    title: 'Victories by turn order',
    note: 'Whoever decided first in the game, second, and so on.',
    body:
      ranges(
        rows.map(([label, of]) => victories(label, of)),
        { label: 'Win share by turn order', show: share, reference: [1 / series.seats, 'chance'] },
      ) +
      figures(
        POINTS_HEAD,
        rows.map(([label, of]) => pointsRow(label, of)),
      ),
  };
}

function openingsOf(series: Series, sittings: readonly SeatResult[]): Section {
  const groups = [...Map.groupBy(sittings, ({ opening }) => opening)]
    .filter(([name, of]) => name !== '' && of.length >= MIN_SHARE * sittings.length)
    .sort(([, a], [, b]) => b.length - a.length);
  const rows = groups.slice(0, OPENINGS).map(([name, of]) => ({ ...victories(name, of), count: of.length }));
  rows.sort((a, b) => b.value - a.value);
  return {
    title: 'Openings',
    note: `${gameBotOf(series.game).opening?.note ?? 'What a seat began with'}, and what came of it: victories with 95 % intervals, and how often it was chosen. ${figure(groups.length)} of them were chosen by at least one seat of a hundred; the most frequent are shown.`,
    body:
      ranges(
        rows.map((row) => ({ ...row, said: `${percent(row.value)} of ${figure(row.count)}` })),
        { label: 'Win share by opening', show: share, reference: [1 / series.seats, 'chance'] },
      ) +
      figures(
        POINTS_HEAD,
        groups.map(([name, of]) => pointsRow(name, of)),
      ),
  };
}

function lengthOf(games: readonly GameStatistics[]): Section {
  const endings = [...Map.groupBy(games, ({ ending }) => ending)];
  const lengths = games.map(({ decisions }) => decisions);
  return {
    title: 'Length',
    note: `Decisions of a game, from ${figure(Math.min(...lengths))} to ${figure(Math.max(...lengths))}.`,
    body:
      histogram(lengths, {
        label: 'Decisions of a game',
        across: 'decisions',
        marked: [mean(lengths), 'mean'],
      }) +
      figures(
        ['ending', 'games', 'mean decisions'],
        endings.map(([ending, of]) => [
          spoken(ending),
          figure(of.length),
          figure(mean(of.map(({ decisions }) => decisions))),
        ]),
      ),
  };
}
