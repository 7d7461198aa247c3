import { figures, page, type Section, TITLES } from '../report/page.ts';
import { reliabilityChart } from '../report/reliability.ts';
import { figure, percent } from '../report/svg.ts';
import type { CalibrationReport, Verdict } from './index.ts';
import type { Reliability } from './reliability.ts';

export function calibrationPage(r: CalibrationReport): string {
  const s2 = `s2 with ${r.nodes} nodes`;
  return page({
    title: `${TITLES[r.game]}: stated chances`,
    subtitle: `What comes of the chances to win that bots state, ${r.seats} seats, games of ${r.players}`,
    facts: [
      [figure(r.games), 'games held out'],
      [figure(r.s2.plain.claims), 'decisions asked about'],
      [percent(r.s2.plain.error, 1), `error of s2 with ${r.nodes} nodes`],
      [percent(r.told.reliability.error, 1), 'error of what hints tell'],
    ],
    // As the bots see it on the left, tempered on the right.
    sections: [asStated(s2, r.s2), asStated('h1', r.h1), inHints(r), afterwards('h1', r.h1)],
    foot: `mandate calibrate ${r.game} --seats ${r.seats} --games ${r.games} --fit ${r.fitted} --players ${r.players} --nodes ${r.nodes} --looks ${r.looks} --seed '${r.seed}'`,
  });
}

const row = (name: string, { claims, brier, brierOfNothing, logLoss, error }: Reliability): string[] => [
  name,
  figure(claims),
  figure(brier, 4),
  figure(brierOfNothing, 4),
  figure(logLoss, 3),
  percent(error, 2),
];

const HEAD = ['', 'asked', 'Brier', 'knowing nothing', 'log loss', 'error'];

const asStated = (name: string, { plain, thirds }: Verdict): Section => ({
  title: `${name}, as stated`,
  note: `Each point is a tenth of all chances. True words lie on the dashed line; the error is the mean distance from it, ${percent(plain.error, 1)}.`,
  body:
    reliabilityChart(plain.bins, `Stated chances of ${name} against victories`) +
    figures(HEAD, [
      row('all', plain),
      ...thirds.map((third, k) => row(`${['first', 'second', 'last'][k]} third of the game`, third)),
    ]),
});

const inHints = ({ told: { temperature, reliability }, s2 }: CalibrationReport): Section => ({
  title: 'As hints tell it',
  note: `The same with all chances to the power 1/${figure(temperature, 2)}, which is kept with the value (other games are fitted best by ${figure(s2.temperature, 2)}): error ${percent(reliability.error, 1)}.`,
  body:
    reliabilityChart(reliability.bins, 'Chances that hints tell against victories') +
    figures(HEAD, [row('told in hints', reliability), row('fitted to other games', s2.tempered)]),
});

const afterwards = (name: string, { temperature, tempered }: Verdict): Section => ({
  title: `${name}, tempered`,
  note: `The same with all chances to the power 1/${figure(temperature, 2)}, which fits other games best: error ${percent(tempered.error, 1)}.`,
  body:
    reliabilityChart(tempered.bins, `Tempered chances of ${name} against victories`) +
    figures(HEAD, [row('all', tempered)]),
});
