import { describeBudget } from '../jobs/budget.ts';
import { curve, type Point } from '../report/curve.ts';
import { histogram } from '../report/histogram.ts';
import { figures, page, type Section, TITLES } from '../report/page.ts';
import { ranges } from '../report/ranges.ts';
import { figure, percent, share } from '../report/svg.ts';
import type { Block } from './block.ts';
import type { ArenaReport } from './index.ts';
import { BOUND, compare, sprt } from './statistics.ts';

export function arenaPage(r: ArenaReport, blocks: readonly Block[]): string {
  const chance = 1 / r.seats;
  const [low, high] = r.eloInterval.map((x) => figure(x));
  return page({
    title: `${r.a} against ${r.b}`,
    subtitle: `${TITLES[r.game]}, ${r.seats} seats, ${describeBudget(r.budget)} a decision unless its name says otherwise`,
    facts: [
      [percent(r.share, 1), `of the games are won by one ${r.a} among ${r.b}`],
      [figure(r.elo), `Elo, ${low} to ${high}`],
      [figure(r.blocks), 'deals'],
      [figure(r.games), 'games'],
    ],
    sections: [
      {
        title: 'Victories',
        note: `What one ${r.a} wins among others, and one ${r.b}, with 95 % intervals over deals. By chance it would be ${percent(chance, 1)}.`,
        body: sharesOf(r, blocks, chance) + scoresOf(r),
      },
      {
        title: 'How it came about',
        note: `Victories of one ${r.a} after so many deals, with the interval at that time.`,
        body: curve(running(blocks, r.seats), {
          label: `Win share of ${r.a} by deals`,
          show: share,
          across: 'deals',
          references: [[chance, 'chance']],
          covers: [0, Math.min(1, 2 * chance)],
        }),
      },
      {
        title: 'Deal by deal',
        note: `How many deals gave one ${r.a} which part of its ${r.seats} games.`,
        body: histogram(
          blocks.map(({ a }) => Math.round(100 * a)),
          { label: 'Win shares of single deals', across: '% of the games of a deal' },
        ),
      },
      ...testOf(r, blocks),
    ],
    foot: `mandate arena ${r.game} --a ${r.a} --b ${r.b} --seats ${r.seats} --blocks ${r.blocks} --seed '${r.seed}'${'ms' in r.budget ? ` --ms ${r.budget.ms}` : ` --nodes ${r.budget.nodes}`}${r.mirror === null ? ' --no-mirror' : ''}`,
  });
}

function sharesOf(r: ArenaReport, blocks: readonly Block[], chance: number): string {
  const rows = [{ label: `one ${r.a}`, value: r.share, interval: r.interval, said: percent(r.share, 1) }];
  if (r.mirror !== null && r.seats > 2) {
    const turned = compare(
      blocks.map((block) => ({ ...block, a: block.b!, b: block.a })),
      r.seats,
    );
    rows.push({
      label: `one ${r.b}`,
      value: turned.share,
      interval: turned.interval,
      said: percent(turned.share, 1),
    });
  }
  return ranges(rows, {
    label: 'Win shares with intervals',
    show: share,
    reference: [chance, 'chance'],
    covers: [0],
  });
}

const scoresOf = (r: ArenaReport): string =>
  figures(
    ['bot', 'mean points'],
    [
      [r.a, figure(r.scores.a, 2)],
      [r.b, figure(r.scores.b, 2)],
    ],
  );

/** The comparison after each deal. */
const running = (blocks: readonly Block[], seats: number): Point[] =>
  blocks.map((_, k) => {
    const { share, interval } = compare(blocks.slice(0, k + 1), seats);
    return { x: k + 1, y: share, interval };
  });

function testOf(r: ArenaReport, blocks: readonly Block[]): Section[] {
  if (!r.sprt) return [];
  const { h0, h1 } = r.sprt;
  const path = blocks.map((_, k) => ({ x: k + 1, y: sprt(blocks.slice(0, k + 1), h0, h1).llr }));
  return [
    {
      title: 'The sequential test',
      note: `Whether ${r.a} wins ${percent(h0, 1)} or ${percent(h1, 1)}: evidence for the latter is above, and it ends at a line, with 5 % of error on either side.`,
      body: curve(path, {
        label: 'Log-likelihood ratio by deals',
        show: figure,
        across: 'deals',
        references: [
          [BOUND, percent(h1, 1)],
          [-BOUND, percent(h0, 1)],
        ],
      }),
    },
  ];
}
