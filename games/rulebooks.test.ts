import { describe, expect, it } from 'vitest';
import { type Chapter, citations } from '../client/board/book.ts';
import { ruleIds } from '../core/laws/spec.ts';
import { LANGUAGES } from '../i18n/index.ts';
import type { BookText, BookWords } from '../i18n/rulebook.ts';
import { rulebookOf } from './boards.ts';
import { idsWith } from './list.ts';
import { bookWordsOf } from './words.ts';

/** What a spec says to those who write the program or check it, and not to those who play. */
const NOT_FOR_PLAYERS: Readonly<Record<string, RegExp>> = {
  // Automation of decisions, invariants, test vectors, slips of the printed rules, examples, protocol of the variants.
  dragon: /^D-(?:AUTO|INV|TV|INC|EX)-|^D-GW-9$|^D-SE-14$/,
  // The data file, invariants, test vectors, conventions of records, the machine that plays, slips of the printed rules.
  han: /^H-(?:DATA|INV|TV)-|^H-SETUP-7$|^H-TURN-[78]$|^H-RULE-16$|^H-EDGE-26$/,
  // State, randomness, invariants, commands, conflicts of the sources.
  confucius: /^C-(?:STA|RNG|CHK|DEC|CONF)-/,
};

const LINES = (text: BookText): readonly string[] => (typeof text === 'string' ? [text] : text);
const keysOf = ({ blocks, id }: Chapter, words: BookWords): string[] =>
  [
    'title',
    ...('lede' in words.chapters[id]! ? ['lede'] : []),
    ...blocks.flatMap((block) =>
      block.kind === 'panels' ? block.panels.map(({ key }) => key) : [block.key],
    ),
  ].sort();
/** Bare numbers of an example could be wrong; those in braces come from the engine. */
const bareNumbers = (text: string): RegExpMatchArray | null => text.replaceAll(/\{\w+\}/g, '').match(/\d+/g);

describe.each(idsWith('rulebook'))('the rulebook of %s', async (id) => {
  const { book, examples, drawings, tables } = await rulebookOf(id);
  const blocks = book.chapters.flatMap((chapter) => chapter.blocks);

  it('tells every rule of the spec that players need, and none that is not there', () => {
    const told = new Set(
      book.chapters.flatMap((chapter) => citations(chapter).flatMap(({ rules }) => rules)),
    );
    const known = ruleIds(id);
    expect([...told].filter((rule) => !known.includes(rule))).toEqual([]);
    const apart = NOT_FOR_PLAYERS[id] ?? /^$/;
    expect(known.filter((rule) => !told.has(rule) && !apart.test(rule))).toEqual([]);
  });

  it('has at least six examples, each with a drawing', () => {
    const shown = blocks.filter(({ kind }) => kind === 'example').map(({ key }) => key);
    expect(shown.length).toBeGreaterThanOrEqual(6);
    expect(shown.toSorted()).toEqual(Object.keys(examples).sort());
    for (const key of shown) expect(drawings, key).toHaveProperty(key);
  });

  it('draws nothing that it does not show', () => {
    const keys = new Set(book.chapters.flatMap((chapter) => citations(chapter).map(({ key }) => key)));
    for (const key of [...Object.keys(drawings), ...Object.keys(tables)]) expect(keys).toContain(key);
  });

  it('plays its examples', () => {
    for (const [key, play] of Object.entries(examples)) {
      const { views, numbers } = play();
      expect(views.length, key).toBeGreaterThan(0);
      for (const [name, n] of Object.entries(numbers))
        expect(Number.isInteger(n), `${key} ${name}`).toBe(true);
    }
  });

  describe.each(LANGUAGES)('in %s', async (lang) => {
    const [words, english] = await Promise.all([bookWordsOf(lang, id), bookWordsOf('en', id)]);

    it('has words for all that stands in it, and no others', () => {
      expect(Object.keys(words.chapters)).toEqual(book.chapters.map((chapter) => chapter.id));
      for (const chapter of book.chapters)
        expect(Object.keys(words.chapters[chapter.id]!).sort(), chapter.id).toEqual(keysOf(chapter, words));
    });

    it('says as much as in English: cells, steps, and bold words that are closed', () => {
      for (const { id: name } of book.chapters)
        for (const [key, text] of Object.entries(words.chapters[name]!)) {
          const [own, first] = [LINES(text), LINES(english.chapters[name]![key]!)];
          expect(own.length, `${name}.${key}`).toBe(first.length);
          for (const [n, line] of own.entries()) {
            expect(line.trim(), `${name}.${key}`).not.toBe('');
            expect(line.split('|').length, `${name}.${key}: ${line}`).toBe(first[n]!.split('|').length);
            expect(line.split('**').length % 2, `${name}.${key}: ${line}`).toBe(1);
          }
        }
      expect(words.names.length).toBe(english.names.length);
    });

    it('states no number of an example by itself', () => {
      for (const chapter of book.chapters)
        for (const block of chapter.blocks) {
          if (block.kind !== 'example') continue;
          const { numbers } = examples[block.key]!();
          for (const line of LINES(words.chapters[chapter.id]![block.key]!)) {
            expect(bareNumbers(line), `${block.key}: ${line}`).toBeNull();
            for (const [, name] of line.matchAll(/\{(\w+)\}/g))
              expect(numbers, `${block.key}: ${line}`).toHaveProperty(name!);
          }
        }
    });
  });
});

/** What the examples of the specs come to, where the printed rules have them too. */
const STATED: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>> = {
  dragon: {
    draftExample: { anna: 7, ben: 7, clara: 8, open: 33 },
    taxesExample: { clara: 2, paid: 3, gained: 8, net: 5 },
    buildExample: { floors: 3, height: 3, fresh: 1 },
    paradeExample: { spaces: 5 },
    tributeExample: { paid: 2, short: 2 },
    droughtExample: { paid: 3, kept: 1, lost: 3 },
    festivalExample: { first: 6, second: 3, back: 2, annaBack: 1, left: 1 },
    mongolsExample: { a: 3, b: 3, c: 2, d: 1, e: 1, lost: 1 },
    contagionExample: { due: 1 },
    monthlyExample: { palaces: 3, ladies: 2, privileges: 2, total: 7 },
    finalExample: { persons: 14, monks: 8, goods: 3, total: 25 },
    fullExample: { before: 5, after: 5, value: 6 },
  },
  han: {
    firstExample: { annaPays: 1, anna: 1, joker: 2, benPays: 3, ben: 2 },
    limitExample: { most: 4, before: 2, after: 4, needed: 5 },
    borderExample: { border: 2 },
    fullExample: { first: 7, second: 4, third: 2, none: 0 },
    tieExample: { first: 5, second: 2 },
    portExample: { first: 7, second: 4, third: 2 },
    allianceExample: { points: 6, nobody: 0 },
    roadExample: { length: 5, points: 5 },
    fortExample: { plain: 4, first: 7, second: 8, third: 2 },
  },
  confucius: {
    countExample: { black: 4, green: 5, purple: 4, white: 3 },
    cubeExample: { first: 1, voyage: 2, give: 1, again: 2 },
    payExample: { price: 4, coins: 6, lost: 2 },
    voyageExample: { had: 6, paid: 6, cards: 1, left: 1 },
    exchangeExample: { both: 2, left: 1 },
    bribeExample: { b1: 1, g1: 0, b2: 1, g2: 1, b3: 0, g3: 3, b4: 2, g4: 1 },
    examExample: { red: 4, orange: 3 },
    ministryExample: { blackThen: 4, purple: 3 },
    fiveExample: { white: 4, yellow: 3 },
    invasionExample: { black: 4, white: 3, card: 1, green: 0 },
    finalExample: { white: 19, black: 17, yellow: 13, green: 9, tied: 17, yellowJunks: 10 },
  },
};

describe.each(Object.entries(STATED))('the examples of %s', (id, stated) => {
  it.each(Object.entries(stated))('%s comes to what the spec states', async (key, numbers) => {
    const { examples } = await rulebookOf(id);
    expect(examples[key]!().numbers).toMatchObject(numbers);
  });
});
