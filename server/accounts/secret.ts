import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Without the letters that look like digits or like each other. */
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 16;

export const newToken = (): string => `mdt_${randomBytes(32).toString('base64url')}`;

export const isToken = (text: string): boolean => /^mdt_[\w-]{43}$/.test(text);

/** In groups of four, as one may type it on another device. */
export function newCode(): string {
  const letters = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]);
  return letters.join('').replace(/.{4}(?=.)/g, '$&-');
}

/** Of a code as somebody typed it. */
export const hashCode = (code: string): string => hash(code.toUpperCase().replace(/[^0-9A-Z]/g, ''));

/** Only hashes of tokens and codes are kept: whoever reads the database cannot use them. */
export const hash = (secret: string): string => createHash('sha256').update(secret).digest('hex');
