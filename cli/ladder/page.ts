import { shareOf } from '../arena/statistics.ts';
import { describeBudget } from '../jobs/budget.ts';
import { heat } from '../report/heat.ts';
import { figures, page, TITLES } from '../report/page.ts';
import { ranges } from '../report/ranges.ts';
import { figure, percent } from '../report/svg.ts';
import type { LadderReport } from './index.ts';

const range = ([low, high]: readonly [number, number]): string => `${figure(low)} to ${figure(high)}`;

export function ladderPage(r: LadderReport): string {
  const { bots } = r;
  const byStrength = bots.toSorted((a, b) => b.elo - a.elo);
  return page({
    title: `${TITLES[r.game]}: the ladder`,
    subtitle: `${r.seats} seats, ${describeBudget(r.budget)} a decision unless its name says otherwise`,
    facts: [
      [figure(bots.length), 'bots'],
      [figure(r.rounds), 'tables'],
      [figure(r.games), 'games'],
      [figure(byStrength[0]!.elo - byStrength.at(-1)!.elo), 'Elo from the last to the first'],
    ],
    sections: [
      {
        title: 'Strength',
        note: `Points of Elo above ${bots[0]!.name}, with 95 % intervals. With 100 more, a bot wins about ${percent(shareOf(100, r.seats))} of the games at a table of others that are alike.`,
        body:
          ranges(
            byStrength.map(({ name, elo, eloInterval }) => ({
              label: name,
              value: elo,
              interval: eloInterval,
            })),
            { label: 'Points of Elo of each bot', show: figure },
          ) +
          figures(
            ['bot', 'Elo', '95 %', 'above the one before', '95 %'],
            bots.map((bot) => [
              bot.name,
              figure(bot.elo),
              range(bot.eloInterval),
              bot.gap === null ? '' : figure(bot.gap),
              bot.gapInterval === null ? '' : range(bot.gapInterval),
            ]),
          ),
      },
      {
        title: 'Steps',
        note: 'Points of Elo between each bot and the one named before it. A step whose interval lies right of nothing is in order.',
        body: ranges(
          bots.slice(1).map((bot, i) => ({
            label: `${bots[i]!.name} → ${bot.name}`,
            value: bot.gap!,
            interval: bot.gapInterval!,
          })),
          { label: 'Points of Elo between neighbours', show: figure, reference: [0, 'equal'] },
        ),
      },
      {
        title: 'OpenSkill',
        note: 'Mean and 95 % interval of the ratings, from 25 for somebody unknown; all places of a game count, not the first alone.',
        body: ranges(
          byStrength.map(({ name, openskill: { mu, sigma } }) => ({
            label: name,
            value: mu,
            interval: [mu - 1.96 * sigma, mu + 1.96 * sigma],
            said: figure(mu, 1),
          })),
          { label: 'Ratings of OpenSkill', show: figure },
        ),
      },
      {
        title: 'Who comes out ahead of whom',
        note: 'How often the bot of the row has a better place than the bot of the column, in the games they both played.',
        body: heat(
          bots.map(({ name }) => name),
          r.ahead,
          'How often each bot is ahead of each other',
        ),
      },
      {
        title: 'Points',
        note: 'What the seats of each bot won and scored on average, over all tables it sat at.',
        body: figures(
          ['bot', 'victories', 'mean points', 'seats played'],
          bots.map((bot) => [
            bot.name,
            percent(bot.winShare, 1),
            figure(bot.meanScore, 1),
            figure(bot.games),
          ]),
        ).replace('<details>', '<details open>'),
      },
    ],
    foot: `mandate ladder ${r.game} --bots ${r.bots.map(({ name }) => name).join(',')} --seats ${r.seats} --blocks ${r.rounds} --seed '${r.seed}'${'ms' in r.budget ? ` --ms ${r.budget.ms}` : ` --nodes ${r.budget.nodes}`}`,
  });
}
