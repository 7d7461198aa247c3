import { createHash, randomBytes, randomInt } from 'node:crypto';

/** No letters that look like digits or like each other. */
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 16;
/** For codes that are typed off a mail, with few tries. */
const SHORT_LENGTH = 8;

export const newToken = (): string => `mdt_${randomBytes(32).toString('base64url')}`;

export const isToken = (text: string): boolean => /^mdt_[\w-]{43}$/.test(text);

/** In groups of four, easy to type on another device. */
export const newCode = (): string => drawn(CODE_LENGTH);

export const newShortCode = (): string => drawn(SHORT_LENGTH);

function drawn(length: number): string {
  const letters = Array.from({ length }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]);
  return letters.join('').replace(/.{4}(?=.)/g, '$&-');
}

/** Ignores case and separators, as people type codes. */
export const hashCode = (code: string): string => hash(code.toUpperCase().replace(/[^0-9A-Z]/g, ''));

/** Only hashes of tokens and codes are stored: reading the database does not reveal them. */
export const hash = (secret: string): string => createHash('sha256').update(secret).digest('hex');
