import type { Seat, View } from '../../../core/game.ts';
import { lower } from '../../../i18n/words.ts';

/**
 * A view as a generic board reads it: `scores` and `players` have one entry a seat, `round` counts from 1, and every
 * other field is a zone on the table.
 */
export interface PlainView extends View {
  readonly round?: number;
  readonly rounds?: number;
  readonly scores?: readonly number[];
  readonly players?: readonly Fields[];
}

export type Fields = Readonly<Record<string, unknown>>;

/** Something on the table: a card or piece by its name, or a number with what it counts. */
export type Item =
  | { readonly kind: 'card'; readonly name: string }
  | { readonly kind: 'number'; readonly name: string; readonly value: number };

/** A named line of a zone. */
export interface Row {
  readonly name: string;
  readonly items: readonly Item[];
}

export interface Zone {
  readonly id: string;
  readonly rows: readonly Row[];
}

/** What is shown elsewhere, or to nobody. */
const ELSEWHERE = new Set([
  'stack',
  'viewer',
  'shown',
  'options',
  'players',
  'scores',
  'round',
  'rounds',
  'rng',
]);

const isPlain = (value: unknown): value is string | number => ['string', 'number'].includes(typeof value);
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A number whose name is that of its row. */
const bare = (value: number): Item => ({ kind: 'number', name: '', value });
const card = (value: string | number | boolean): Item => ({ kind: 'card', name: String(value) });

/** What one value lays down; what is absent, false or empty lays down nothing. */
function itemsOf(name: string, value: unknown): Item[] {
  if (typeof value === 'number') return [{ kind: 'number', name, value }];
  if (typeof value === 'string') return [card(value)];
  if (value === true) return [card(name)];
  if (Array.isArray(value)) return value.flatMap((one) => (isPlain(one) ? [card(one)] : itemsOf(name, one)));
  if (isFields(value)) return Object.entries(value).flatMap(([key, one]) => itemsOf(key, one));
  return [];
}

/** The lines of a value: one for each part that has parts of its own, and one for all others. */
function rowsOf(name: string, value: unknown): Row[] {
  if (Array.isArray(value) && value.some((one) => typeof one === 'object' && one !== null))
    return value.map((one, at) => ({ name: String(at + 1), items: itemsOf(name, one) }));
  return [{ name: '', items: itemsOf(name, value) }];
}

/** Every part of the shared table that has something in it; single numbers and words are together in the last. */
export function zonesOf(view: PlainView): Zone[] {
  const entries = Object.entries(view).filter(([key]) => !ELSEWHERE.has(key));
  const single = entries.filter(([, value]) => isPlain(value));
  const zones: Zone[] = entries
    .filter(([, value]) => typeof value === 'object' && value !== null)
    .map(([key, value]) => ({ id: key, rows: rowsOf(key, value).filter(({ items }) => items.length > 0) }));
  const table: Zone = {
    id: 'table',
    rows: single.map(([key, value]) => ({
      name: key,
      items: typeof value === 'number' ? [bare(value)] : itemsOf(key, value),
    })),
  };
  return [...zones, table].filter(({ rows }) => rows.length > 0);
}

/** What lies before a player, a line for each field. */
export const rowsOfSeat = ({ players }: PlainView, seat: Seat): Row[] =>
  Object.entries(players?.[seat] ?? {}).flatMap(([key, value]) => {
    const items = typeof value === 'number' ? [bare(value)] : itemsOf(key, value);
    // A mark such as `lead: true` is its own name.
    return items.length === 0 ? [] : [{ name: value === true ? '' : key, items }];
  });

export const scoreOf = ({ scores }: PlainView, seat: Seat): number => scores?.[seat] ?? 0;

/** As words: "green ×2" is a number of something, anything else its name. */
export const itemText = (item: Item): string => {
  const name = item.name === '' || /^\d+$/.test(item.name) ? item.name : lower(item.name);
  if (item.kind === 'card') return name;
  return name === '' ? String(item.value) : `${name} ${item.value}`;
};

export const rowText = ({ name, items }: Row): string => {
  const words = items.map(itemText).join(', ');
  return name === '' ? words : `${lower(name)}: ${words}`;
};
