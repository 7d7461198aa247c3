import { z } from 'zod';

/** Control characters, line breaks of every kind, and characters that turn the direction of the text around them. */
const UNFIT = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Characters without a width or a shape; the joiners of emoji and of several scripts, and variants, are kept. */
const INVISIBLE = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{DI}\u2800]/gu;
/** Something to look at: joiners and variants alone are nothing. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

const line = (max: number) =>
  z
    .string()
    .max(max * 4)
    .refine((text) => !UNFIT.test(text.trim()), 'must not contain control characters')
    .transform((text) => text.replace(INVISIBLE, '').normalize('NFC').trim())
    .refine((text) => VISIBLE.test(text) && [...text].length <= max, `must have 1 to ${max} characters`);

export const personName = line(32);
export const chatText = line(500);

export const ID_PATTERN = /^[0-9a-z]{20}$/;
export const tableId = z.string().regex(ID_PATTERN, 'is not the id of a table');
export const personId = z.string().regex(ID_PATTERN, 'is not the id of a person');

/** What a player adds to the shuffle; it stands in the record on a line of its own. */
export const nonce = z.string().regex(/^[0-9A-Za-z_-]{1,64}$/, 'takes 1 to 64 letters, digits, - or _');

/**
 * The text of a record: lines that both databases keep unchanged, which excludes half characters and NUL. Line
 * separators are allowed, as names of earlier versions may hold them.
 */
export const recordText = z
  .string()
  .min(1)
  .refine(
    (text) => !/[^\P{Cc}\n]|\p{Cs}/u.test(text),
    'must be lines of text without control characters or half characters',
  );
