import { readdirSync, readFileSync } from 'node:fs';
import { idsWith } from '../../games/list.ts';
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

interface Forbidden {
  readonly pattern: RegExp;
  readonly instead: string;
  /** `all`, `page`, or games. */
  readonly where: readonly string[];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What no sentence of a language says. */
export const forbiddenIn = (lang: Language): Forbidden[] =>
  sectionsOf(sheet(lang), '##')
    .flatMap((section) => rowsOf(section))
    .filter((row) => row.length === 3 && /^(all|page|dragon|han|confucius)( |$)/.test(row[2]!))
    .flatMap(([not, instead, where]) =>
      listed(not!).map((word) => ({
        pattern:
          lang === 'ja'
            ? new RegExp(escaped(word), 'u')
            : new RegExp(
                `(?<!\\p{L})${escaped(word.replace(/-$/, ''))}${word.endsWith('-') ? '' : '(?!\\p{L})'}`,
                'iu',
              ),
        instead: instead!,
        where: where!.split(' '),
      })),
    );

interface Source {
  readonly file: string;
  /** A game, or `page` for what belongs to none. */
  readonly part: string;
  /** The sentences and words, with `{}` where something is put in. */
  readonly texts: readonly string[];
}

/** Everything that a language says, as it stands in the catalogues. */
export function sourcesOf(lang: Language): Source[] {
  const folders = [
    ['page', `i18n/${lang}/`],
    ...idsWith('words').map((id) => [id, `games/${id}/words/${lang}/`]),
  ] as const;
  return folders.flatMap(([part, folder]) =>
    readdirSync(new URL(folder!, root), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => ({
        file: `${folder}${file}`,
        part: part!,
        texts: literalsOf(readFileSync(new URL(`${folder}${file}`, root), 'utf8')),
      })),
  );
}

/** The text between quotation marks, in a file without imports and comments. */
function literalsOf(code: string): string[] {
  const bare = code
    .replace(/^import [^;]*;$|^export \* from .*$/gm, '')
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const found: string[] = [];
  for (const [, single, double, template] of bare.matchAll(
    /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g,
  )) {
    const text = single ?? double ?? template!;
    if (/\p{L}/u.test(text)) found.push(text.replace(/\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, '{}'));
  }
  return found;
}
