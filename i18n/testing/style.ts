import { readFileSync } from 'node:fs';
import type { Language } from '../language.ts';

const root = new URL('../../', import.meta.url);

/** A style sheet, `docs/words/<language>.md`. */
const sheet = (lang: Language): string => readFileSync(new URL(`docs/words/${lang}.md`, root), 'utf8');

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows of the tables under one heading, without their heads. */
const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf)
    .filter((row, i, rows) => !/^-+$/.test(row[0]!) && !/^-+$/.test(rows[i + 1]?.[0] ?? ''));

const sectionsOf = (text: string, level: '##' | '###'): string[] =>
  text.split(new RegExp(`^${level} `, 'm')).slice(1);

const listed = (cell: string): string[] => cell.split(' · ');

export interface TermRow {
  /** Keys of the game's terms: several keys of one word each, or one of several words. */
  readonly keys: readonly string[];
  readonly english: readonly string[];
  readonly terms: readonly string[];
}

/** The terms of each game, in the order of the sheet. */
export const termsIn = (lang: Language): TermRow[][] =>
  sectionsOf(sheet(lang), '###').map((section) =>
    rowsOf(section).map((row) => ({
      keys: listed(row[0]!),
      english: listed(row[1]!),
      terms: listed(row.at(-1)!),
    })),
  );

/** Terms that differ from those of the printed rules, with a reason. */
export const unprinted = (lang: Language): string[] =>
  sectionsOf(sheet(lang), '##')
    .flatMap((section) => rowsOf(section))
    .filter((row) => row.length === 3 && row[2]!.length > 9)
    .flatMap((row) => listed(row[1]!));
