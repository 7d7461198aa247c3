import type { Verb } from '../../../i18n/page.ts';
import type { HanMove } from '../rules/types.ts';

/** Moves for which the page has a word. */
export const verbs: Readonly<Partial<Record<HanMove['type'], Verb>>> = {
  pagoda: 'build',
  fortress: 'build',
  emissary: 'send',
  play: 'play',
  exchange: 'exchange',
  takeOpen: 'take',
  takeDeck: 'draw',
  pass: 'pass',
  stop: 'stop',
};
