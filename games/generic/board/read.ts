import { humanise } from '../../../i18n/words.ts';
import { rowsOfSeat, rowText, scoreOf, zonesOf } from '../words/facts.ts';
import type { GenericProps } from './props.ts';

/** The table in words: a line for each zone, and one for each player. */
export function read({ view, names, texts: { page } }: GenericProps): string[] {
  const zones = zonesOf(view).map(({ id, rows }) => {
    const title = id === 'table' ? page.table : humanise(id);
    return `${title}${page.joint}${rows.map(rowText).join('; ') || page.nothing}`;
  });
  const players = names.map((name, seat) => {
    const rows = rowsOfSeat(view, seat).map(rowText);
    return [`${name}${page.joint}${page.points} ${scoreOf(view, seat)}`, ...rows].join('; ');
  });
  return [...zones, ...players];
}
