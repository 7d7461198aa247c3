import { randomInt } from 'node:crypto';

/** Syllables for default names, the same in every language of the page: two syllables and a number. */
const FIRST = [
  'Bao',
  'Chen',
  'Dai',
  'Fei',
  'Guan',
  'Hua',
  'Jin',
  'Kai',
  'Lan',
  'Ming',
  'Ning',
  'Ping',
] as const;
const SECOND = ['an', 'de', 'feng', 'he', 'lin', 'long', 'mei', 'shan', 'tao', 'wen', 'xue', 'yu'] as const;

export const madeUpName = (): string =>
  `${FIRST[randomInt(FIRST.length)]}${SECOND[randomInt(SECOND.length)]} ${randomInt(10, 1000)}`;
