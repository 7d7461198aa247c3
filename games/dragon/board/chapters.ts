import { type FigurePart, lost, many, of } from '../../../client/board/figure.ts';
import type { IconName } from '../../../client/icons/names.ts';
import type { Topic } from '../words/pages.ts';

/** The icon at the head of each chapter of the rules. */
export const icons: Readonly<Record<Topic, IconName>> = {
  draft: 'p-craftsman',
  action: 'dragon',
  build: 'floor',
  privilege: 'privilege',
  wall: 'wallicon',
  card: 'cards',
  tile: 'p-farmer-old',
  house: 'floor',
  full: 'p-warrior',
  release: 'p-courtLady',
  earthquake: 'e-drought',
  flood: 'sack',
  tornado: 'cards',
  sunrise: 'p-pyrotechnist',
  charter: 'licence',
  events: 'e-festival',
  superEvents: 'e-contagion',
  end: 'vp',
};

/** The figure at each chapter. */
export const figures: Readonly<Record<Topic, readonly FigurePart[]>> = {
  draft: ['p-craftsman', '+', 'p-scholar'],
  action: [of('dragon', 'plum'), '+', many('coin', 3), '→', 'hammer'],
  build: ['hammer', '→', 'floor', 'floor', 'floor'],
  privilege: [many('coin', 2), '→', 'privilege', '→', 'vp'],
  wall: ['wallicon', '→', 'sack', '/', 'coin', '/', 'vp'],
  card: ['cards', '→', 'p-monk'],
  tile: ['p-farmer', '/', 'p-farmer-old'],
  house: ['p-healer', '→', 'floor'],
  full: ['p-warrior', '→', 'floor', '→', 'p-courtLady'],
  release: ['floor', '→', 'p-courtLady'],
  earthquake: [lost('floor'), lost('floor')],
  flood: [lost('coin'), lost('sack'), lost('rocket')],
  tornado: [lost('cards'), lost('cards')],
  sunrise: ['e-peace', '→', 'p-pyrotechnist'],
  charter: ['licence', '→', 'p-farmer', '→', 'sack'],
  events: ['e-peace', 'e-tribute', 'e-drought', 'e-festival', 'e-mongols', 'e-contagion'],
  superEvents: [many('e-drought', 7), '+', 'seal-dragon'],
  end: ['p-scholar', '→', many('vp', 2)],
};
