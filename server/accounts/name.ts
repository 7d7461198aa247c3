import { Refusal } from '../../protocol/fault.ts';
import { looksReserved } from './likeness.ts';

/** Joiners in scripts that do not use them: invisible, so they do not tell two names apart. */
const IDLE_JOINER =
  /(?<=[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{N}\p{P}\p{Zs}])[\u200c\u200d]+/gu;

/** Normalizes and checks a name. Names of bots are refused, as people and bots appear in the same lists. */
export function fitName(given: string): string {
  const name = given.replace(IDLE_JOINER, '').replace(/\p{Zs}+/gu, ' ');
  if (looksReserved(name)) throw new Refusal('malformed', 'name: reserved for bots or for this server');
  return name;
}
