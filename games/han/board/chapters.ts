import { type FigurePart, lost, many, of } from '../../../client/board/figure.ts';
import type { IconName } from '../../../client/icons/names.ts';
import type { Topic } from '../words/pages.ts';

/** The icon at the head of each chapter of the rules. */
export const icons: Readonly<Record<Topic, IconName>> = {
  action: 'cards',
  place: 'pagoda',
  second: 'emissary',
  draw: 'pile',
  pagodas: 'pagoda-b',
  ports: 'anchor',
  alliances: 'alliance',
  roads: 'road',
  fortresses: 'fortress',
  end: 'vp',
};

/** The figure at each chapter. */
export const figures: Readonly<Record<Topic, readonly FigurePart[]>> = {
  action: ['cards', '→', of('pagoda'), '/', of('emissary')],
  place: [of('pagoda'), '/', of('emissary')],
  second: [of('pagoda'), '+', of('emissary')],
  draw: ['pile', '→', many('cards', 3)],
  pagodas: [of('pagoda'), of('pagoda'), of('pagoda', 'plum'), '→', 'vp'],
  ports: [of('pagoda'), 'anchor', of('pagoda', 'plum'), 'anchor', '→', 'vp'],
  alliances: [of('emissary'), 'alliance', of('emissary'), '→', 'vp'],
  roads: [of('pagoda'), of('pagoda'), of('pagoda'), of('pagoda'), '→', 'road'],
  fortresses: ['fortress', '+', of('pagoda'), '→', many('vp', 2)],
  end: [lost('pile'), lost('pile'), '→', 'crown'],
};
