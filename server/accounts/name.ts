import { randomInt } from 'node:crypto';
import { Refusal } from '../../protocol/fault.ts';
import { looksReserved } from './likeness.ts';

/** Written alike in every language of the page: no words to translate, two syllables and a number. */
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

/** Joiners in scripts that have no use for them: two names with and without would look the same. */
const IDLE_JOINER =
  /(?<=[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{N}\p{P}\p{Zs}])[\u200c\u200d]+/gu;

/** A name as it is kept. In lists, names of people and of bots stand side by side, so nobody is called like a bot. */
export function fitName(given: string): string {
  const name = given.replace(IDLE_JOINER, '').replace(/\p{Zs}+/gu, ' ');
  if (looksReserved(name)) throw new Refusal('malformed', 'name: bots are called so, or this server');
  return name;
}
