import { fold, isNumber, isUnspaced, tokensOf } from './fold.ts';

/** The words by which something can be asked for. */
export interface Vocabulary {
  /** How a move is written; its parts count most. */
  readonly written: ReadonlySet<string>;
  readonly words: readonly string[];
  /** Words of the question that a move answers. They may be said, but name nothing by themselves. */
  readonly about: ReadonlySet<string>;
  /** Folded, for scripts without spaces. */
  readonly text: string;
}

export function vocabulary(
  texts: readonly string[],
  written = '',
  about: readonly string[] = [],
): Vocabulary {
  return {
    about: new Set(about.flatMap(tokensOf)),
    written: new Set([...tokensOf(written).filter(isTelling), fold(written)]),
    words: [...new Set([...texts, written].flatMap(tokensOf))].filter(isTelling),
    text: texts.map(fold).join(' '),
  };
}

/** From here on a word is said as it is, or begun. */
export const CLEAR = 3;

/** One letter begins too many words; a number says all. */
export const isTelling = (token: string): boolean => token.length > 1 || isNumber(token) || isUnspaced(token);

/** How well a token meets a vocabulary; 0 if it does not occur. */
export function meets(token: string, found: Vocabulary): number {
  return strength(token, found) || (found.about.has(token) ? ABOUT : 0);
}

/** What a word counts that only the question has. */
const ABOUT = 0.01;

function strength(token: string, { written, words, text }: Vocabulary): number {
  if (written.has(token)) return 5;
  if (isUnspaced(token)) return text.includes(token) ? CLEAR : 0;
  if (words.includes(token)) return 4;
  if (isNumber(token)) return 0;
  if (isTelling(token) && words.some((word) => word.startsWith(token))) return CLEAR;
  return words.some((word) => isAkin(token, word)) ? 1 : 0;
}

/** Forms of one word differ at its end: эмиссар, эмиссара. */
const STEM = 4;
const ENDING = 3;

function isAkin(token: string, word: string): boolean {
  if (isNumber(word) || Math.abs(token.length - word.length) > ENDING) return false;
  const least = Math.max(STEM, Math.max(token.length, word.length) - ENDING);
  return token.length >= least && word.length >= least && token.slice(0, least) === word.slice(0, least);
}

/** The points of all tokens together; 0 if one of them does not occur. */
export function score(tokens: readonly string[], found: Vocabulary): number {
  let sum = 0;
  for (const token of tokens) {
    const points = meets(token, found);
    if (points === 0) return 0;
    sum += points;
  }
  return sum;
}

/** Those that meet all tokens best. */
export function best<T>(tokens: readonly string[], from: readonly T[], of: (one: T) => Vocabulary): T[] {
  let most = 0;
  let found: T[] = [];
  for (const one of from) {
    const points = score(tokens, of(one));
    if (points > most) {
      most = points;
      found = [one];
    } else if (points > 0 && points === most) found.push(one);
  }
  return found;
}
