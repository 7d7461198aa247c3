/** Letters and digits that follow one another without a change between the two. */
const PIECES = /\p{L}+|\p{N}+/gu;
const SCRIPT = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]/u;

/** Text as it is compared: small letters, no accents, one width of digits. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** The words and numbers of a text, folded; a number joined to letters is a word of its own. */
export const tokensOf = (text: string): string[] => fold(text).match(PIECES) ?? [];

export const isNumber = (token: string): boolean => /^\p{N}+$/u.test(token);

/** A script without spaces: a token may stand anywhere in a text. */
export const isUnspaced = (token: string): boolean => SCRIPT.test(token);
