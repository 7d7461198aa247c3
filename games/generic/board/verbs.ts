import type { Verb } from '../../../i18n/page.ts';

/** Verbs of the page, for games that name their moves so. */
export const verbs: Readonly<Record<string, Verb>> = {
  build: 'build',
  play: 'play',
  exchange: 'exchange',
  take: 'take',
  draw: 'draw',
  pass: 'pass',
  stop: 'stop',
  pay: 'pay',
};
