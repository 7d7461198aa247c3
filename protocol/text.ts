import { z } from 'zod';

/** Control characters, line breaks of every kind, and characters that change the direction of the text around them. */
const UNFIT = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Characters without width or shape, except joiners and variation selectors, which emoji and several scripts need. */
const INVISIBLE = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{DI}\u2800]/gu;
/** Marks pile up on a letter and would cover the lines around it. Some scripts need several on one, none the same twice. */
const SAME_MARK = /(\p{Mn})\1+/gu;
const ACCENTS = /([\p{M}&&\p{sc=Inherited}]{3})[\p{M}&&\p{sc=Inherited}]+/gv;
const MARKS = /(\p{M}{6})\p{M}+/gu;

/** A visible character: joiners and variation selectors alone are none. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

const withoutTowers = (text: string): string =>
  text.replace(SAME_MARK, '$1').replace(ACCENTS, '$1').replace(MARKS, '$1').normalize('NFC');

const line = (max: number) =>
  z
    .string()
    .max(max * 4)
    .refine((text) => !UNFIT.test(text.trim()), 'must not contain control characters')
    .transform((text) => withoutTowers(text.replace(INVISIBLE, '').normalize('NFC')).trim())
    .refine((text) => VISIBLE.test(text) && [...text].length <= max, `must have 1 to ${max} characters`);

export const personName = line(32);
export const chatText = line(500);

export const ID_PATTERN = /^[0-9a-z]{20}$/;
export const tableId = z.string().regex(ID_PATTERN, 'is not the id of a table');
export const personId = z.string().regex(ID_PATTERN, 'is not the id of a person');

export const circleId = z.string().regex(ID_PATTERN, 'is not the id of a circle');

/** A player's contribution to the shuffle; a line of its own in the record. */
export const nonce = z.string().regex(/^[0-9A-Za-z_-]{1,64}$/, 'takes 1 to 64 letters, digits, - or _');

/**
 * The text of a record: lines that both databases store unchanged, which excludes lone surrogates and NUL. Line
 * separators are allowed, as names of earlier versions may hold them.
 */
export const recordText = z
  .string()
  .min(1)
  .refine(
    (text) => !/[^\P{Cc}\n]|\p{Cs}/u.test(text),
    'must be lines of text without control characters or half characters',
  );
