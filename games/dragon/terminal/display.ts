import { paint } from '../../../cli/terminal/paint.ts';
import { padEnd, sized } from '../../../cli/terminal/width.ts';
import { NOBODY, oldOf, PERSON_TYPES, type Person, VALUE, youngOf } from '../rules/data.ts';
import { personLetter } from '../rules/notation.ts';
import { symbolCount } from '../rules/tiles.ts';
import type { DragonView } from '../rules/types.ts';
import type { DragonTexts } from '../words/texts.ts';

const NAME = 12;
const AGE = 10;
export const DISPLAY_WIDTH = 2 + NAME + 2 * AGE - 1;
export const DISPLAY_HEIGHT = 1 + PERSON_TYPES.length;

/** The persons on display: number left, value and symbols, young and old. */
export function displayLines({ pool }: DragonView, { terms, board }: DragonTexts): string[] {
  const head = `${sized(board.display, 2 + NAME)}${sized(terms.ages.young, AGE)}${sized(terms.ages.old, AGE - 1)}`;
  const rows = PERSON_TYPES.map((type, t) => {
    const name = `${personLetter(youngOf(t))} ${sized(board.persons[type], NAME)}`;
    return `${name}${cell(pool, youngOf(t))}${cell(pool, oldOf(t), AGE - 1)}`;
  });
  return [paint('head', head), ...rows];
}

function cell(pool: readonly number[], p: Person, width = AGE): string {
  if (p === NOBODY) return '';
  const left = pool[p]!;
  const text = padEnd(`${String(left).padStart(2)}: ${VALUE[p]}/${symbolCount(p)}`, width);
  return left === 0 ? paint('dim', text) : text;
}

/** The same in one line, for small windows. */
export const displayLine = ({ pool }: DragonView): string =>
  PERSON_TYPES.map((_, t) => {
    const old = oldOf(t);
    const young = `${personLetter(youngOf(t))}${pool[youngOf(t)]}`;
    return old === NOBODY ? young : `${young} ${personLetter(old)}${pool[old]}`;
  }).join(' ');
