import type { Verb } from '../../../i18n/page.ts';
import type { DragonMove } from '../rules/types.ts';

/** Moves for which the page has a word. */
export const verbs: Readonly<Partial<Record<DragonMove['type'], Verb>>> = {
  takeAction: 'take',
  takeTile: 'take',
  takeYoung: 'take',
  refill: 'rest',
  placeFloor: 'build',
  buildWall: 'build',
  playCard: 'play',
  house: 'house',
  release: 'release',
};
