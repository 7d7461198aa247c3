import { z } from 'zod';

/** Control characters, and those that turn the direction of the text around them. */
const UNFIT = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

const line = (max: number) =>
  z
    .string()
    .max(max * 4)
    .transform((text) => text.normalize('NFC').trim())
    .refine((text) => text.length > 0 && [...text].length <= max, `must have 1 to ${max} characters`)
    .refine((text) => !UNFIT.test(text), 'must not contain control characters');

export const personName = line(32);
export const chatText = line(500);

export const ID_PATTERN = /^[0-9a-z]{20}$/;
export const tableId = z.string().regex(ID_PATTERN, 'is not the id of a table');
export const personId = z.string().regex(ID_PATTERN, 'is not the id of a person');

/** What a player adds to the shuffle; it stands in the record on a line of its own. */
export const nonce = z.string().regex(/^[0-9A-Za-z_-]{1,64}$/, 'takes 1 to 64 letters, digits, - or _');
