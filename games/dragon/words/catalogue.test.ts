import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../i18n/index.ts';
import { TOLD } from '../../../i18n/testing/sample.ts';
import { words } from '../../../i18n/words.ts';
import { wordsOf } from '../../words.ts';
import type { DragonEvent } from '../rules/types.ts';
import type { DragonTexts } from './texts.ts';

describe('plural forms', async () => {
  const ru = await wordsOf<DragonTexts>('ru', 'dragon');
  const en = await wordsOf<DragonTexts>('en', 'dragon');
  const paid = (amount: number): DragonEvent => ({
    type: 'paid',
    seat: 0,
    what: 'yuan',
    amount,
    source: 'tribute',
  });
  const must = (persons: number): DragonEvent => ({
    type: 'mustRelease',
    seat: 0,
    persons,
    cause: 'tribute',
  });

  it.each([
    [1, '1 юань '],
    [3, '3 юаня '],
    [5, '5 юаней '],
    [11, '11 юаней '],
    [21, '21 юань '],
    [22, '22 юаня '],
  ])('of Russian money, %i', (n, text) => expect(ru.event(paid(n), TOLD)).toContain(text));

  it('of living beings in Russian', () => {
    expect(ru.event(must(1), TOLD)).toContain('1 персонажа ');
    expect(ru.event(must(2), TOLD)).toContain('2 персонажей ');
  });

  it('of English', () => {
    expect(en.event(must(1), TOLD)).toContain('1 person ');
    expect(en.event(must(2), TOLD)).toContain('2 people ');
  });

  it('of lists', () => {
    expect(words('en').list(['a', 'b', 'c'])).toBe('a, b, and c');
    expect(words('hu').list(['a', 'b'])).toBe('a és b');
    expect(words('ja').list(['a', 'b'])).toBe('a、b');
  });
});

it.each(LANGUAGES)('counts fireworks tiles and not rockets, which are their symbol, in %s', async (lang) => {
  const { event, page, terms } = await wordsOf<DragonTexts>(lang, 'dragon');
  for (const amount of [1, 2, 5]) {
    const gained: DragonEvent = { type: 'gained', seat: 0, what: 'fireworks', amount, source: 'fireworks' };
    // Cases change the ends of words.
    for (const said of [event(gained, TOLD), page.unit('fireworks', amount)])
      expect(said).not.toContain(terms.symbols.pyrotechnist.slice(0, 4));
  }
});

it('puts the Hungarian article as it is spoken', async () => {
  const hu = await wordsOf<DragonTexts>('hu', 'dragon');
  const begins = (round: number): string => hu.event({ type: 'monthBegan', round, event: 'peace' }, TOLD);
  expect(begins(1)).toMatch(/^Az 1\. hónap/);
  expect(begins(2)).toMatch(/^A 2\. hónap/);
  expect(begins(5)).toMatch(/^Az 5\. hónap/);
  expect(begins(11)).toMatch(/^A 11\. hónap/);
});
