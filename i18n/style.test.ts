import { describe, expect, it } from 'vitest';
import { specText } from '../core/laws/spec.ts';
import { idsWith } from '../games/list.ts';
import { wordsOf } from '../games/words.ts';
import { LANGUAGES, type Language } from './index.ts';
import { forbiddenIn, sourcesOf, type TermRow, termsIn, unprinted } from './testing/style.ts';
import type { Texts } from './texts.ts';

type Terms = Readonly<Record<string, string | Readonly<Record<string, string>>>>;
type WithTerms = Texts & { readonly terms: Terms };

/** Spelling apart: the printed rules are careless with spaces, hyphens and ё. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[（(].*?[)）]|[\s’'.:：/–-]/gu, '');

const glossaryRows = (id: string): string[][] =>
  /^## 10\. Glossary.*?(?=^## )/ms
    .exec(`${specText(id)}\n## `)![0]
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').slice(1, -1));

const titles = new Map(
  await Promise.all(idsWith('words').map(async (id) => [(await wordsOf('en', id)).title, id] as const)),
);
const gameOf = (table: readonly TermRow[]): string => titles.get(table[0]!.english[0]!)!;

/** What no sentence has: a space before a sign, straight quotes, half-width signs beside Japanese. */
const PUNCTUATION: Readonly<Record<Language, RegExp>> = {
  en: /\p{L} (…|[?!:;,])|\p{L}'\p{L}(?<!Emperor's)/u,
  hu: /\p{L} (…|[?!:;,])|"/u,
  ru: /\p{L} (…|[?!:;,])|"/u,
  ja: /[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}][?!(:~]|[(~][\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}]| …/u,
};

describe.each(LANGUAGES)('the style sheet in %s', (lang) => {
  const tables = termsIn(lang);

  it('has all terms of all games', async () => {
    expect(tables.map(gameOf).sort()).toEqual([...idsWith('words')].sort());
    for (const table of tables) {
      const id = gameOf(table);
      const [{ terms }, { terms: english }] = await Promise.all([
        wordsOf<WithTerms>(lang, id),
        wordsOf<WithTerms>('en', id),
      ]);
      for (const row of table) {
        const read = (from: Terms): string[] =>
          row.keys.flatMap((key) => {
            const value = from[key]!;
            return typeof value === 'string' ? [value] : Object.values(value);
          });
        expect(read(terms)).toEqual(row.terms);
        expect(read(english)).toEqual(row.english);
      }
      expect(table.flatMap(({ keys }) => keys).sort()).toEqual(Object.keys(terms).sort());
    }
  });

  it('has the terms of the printed rules, or says why not', () => {
    const reasons = new Set(unprinted(lang));
    const strange: string[] = [];
    for (const table of tables) {
      const rows = glossaryRows(gameOf(table));
      for (const { english, terms } of table)
        for (const [k, term] of terms.entries()) {
          const own = rows.filter((row) => row.some((cell) => bare(cell) === bare(english[k]!)));
          if (
            own.length > 0 &&
            !reasons.has(term) &&
            !own.flat().some((cell) => bare(cell).includes(bare(term)))
          )
            strange.push(`${english[k]}: ${term}`);
        }
    }
    expect(strange).toEqual([]);
  });

  it('is kept by every sentence', () => {
    const rules = forbiddenIn(lang);
    expect(rules.length).toBeGreaterThan(10);
    const broken = sourcesOf(lang).flatMap(({ file, part, texts }) =>
      texts.flatMap((text) =>
        rules
          .filter(({ where, pattern }) => (where[0] === 'all' || where.includes(part)) && pattern.test(text))
          .map(({ pattern, instead }) => `${file}: ${pattern.source} → ${instead}: ${text}`),
      ),
    );
    expect(broken).toEqual([]);
  });

  it('has its punctuation', () => {
    const wrong = PUNCTUATION[lang];
    const broken = sourcesOf(lang).flatMap(({ file, texts }) =>
      texts
        // What is typed, and the signs of the terminal, stay as they are.
        .filter((text) => !/^(why|\?|end|pause) …$|[“„«「](end|pause) …|@|\$\{|\[(mM·|銭)/.test(text))
        .filter((text) => wrong.test(text))
        .map((text) => `${file}: ${text}`),
    );
    expect(broken).toEqual([]);
  });
});
