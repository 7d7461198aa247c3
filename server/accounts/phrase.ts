import { randomInt } from 'node:crypto';
import { hash } from './secret.ts';

/**
 * Words that are made, not listed: two open syllables and a last consonant, which everybody can read, write and type,
 * whatever the language. 44,800 words less a few, so six have 92 bits.
 */
const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = 'aeiou';
const ENDS = 'klmnrst';
const WORD = /^[bdfghjklmnprstvz][aeiou][bdfghjklmnprstvz][aeiou][klmnrst]$/;
const WORDS = 6;

/** Parts that are rude in one of the languages of the page. */
const RUDE =
  /bas[aeiz]|bit|bol[on]|dik|fag|fas|fuk|hu[ijz]|jeb|kak|kik|kok|kos|kur|mud|nazi|nig|pan[iu]k|pid|pin[ai]|pis|pos|pus|put|rap|sek|ser|sop|sra|suk|sz|tit|vag|zad/;

const letter = (letters: string): string => letters[randomInt(letters.length)]!;

function newWord(): string {
  for (;;) {
    const word = [CONSONANTS, VOWELS, CONSONANTS, VOWELS, ENDS].map(letter).join('');
    if (!RUDE.test(word)) return word;
  }
}

export const newPhrase = (): string[] => Array.from({ length: WORDS }, newWord);

/** The words of a phrase as people type it; undefined if it cannot be one. */
export function wordsOf(phrase: string): string[] | undefined {
  const words = phrase
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
  return words.length === WORDS && words.every((word) => WORD.test(word)) ? words : undefined;
}

export const hashPhrase = (words: readonly string[]): string => hash(`phrase ${words.join(' ')}`);
