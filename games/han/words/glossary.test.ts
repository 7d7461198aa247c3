import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../i18n/index.ts';
import { Glossary } from '../../../i18n/testing/glossary.ts';
import { wordsOf } from '../../words.ts';
import { COLOURS } from '../rules/data.ts';
import { DISTRICTS, PROVINCES } from './facts.ts';
import type { HanTexts } from './texts.ts';

const glossary = new Glossary('han');

/** Columns of the table of terms and of each half of the table of provinces, behind the key. */
const TERM_COLUMNS = { en: 1, hu: 2, ru: 4, ja: 5 } as const;
const PROVINCE_COLUMNS = { en: 1, hu: 2, ru: 3, ja: 4 } as const;
/** Places in the lists of colours and of titles. */
const PLACES = { en: 0, hu: 1, ru: 3, ja: 4 } as const;

const provinces = new Map(
  glossary.rows
    .filter((row) => row.length === 11)
    .flatMap((row) => [row.slice(0, 5), row.slice(6)].map((half) => [half[0]!, half])),
);
const colours = /^Colours: (.*)\.$/m
  .exec(glossary.text)![1]!
  .split(' — ')
  .map((list) => list.split(' · '));
const titles = /Title of the game: (.*)\.$/m.exec(glossary.text)![1]!.split(' · ');

/** A second form stands in brackets. */
const preferred = (cell: string): string => cell.replace(/\s*\(.*$/, '');

describe.each(LANGUAGES)('terms of Han in %s', async (lang) => {
  const {
    game,
    colours: ownColours,
    provinces: ownProvinces,
    ...own
  } = (await wordsOf<HanTexts>(lang, 'han')).terms;

  it.each(Object.entries(own))('%s', (key, term) => {
    expect(term).toBe(preferred(glossary.cell(key, TERM_COLUMNS[lang])));
  });

  it.each([...PROVINCES, ...DISTRICTS])('%s', (id) => {
    expect(ownProvinces[id]).toBe(provinces.get(id)?.[PROVINCE_COLUMNS[lang]]);
  });

  it.each(COLOURS)('%s', (colour) => {
    expect(ownColours[colour]).toBe(colours.find((list) => list[0] === colour)?.[PLACES[lang]]);
  });

  it('the title', () => {
    expect(game).toBe(titles[PLACES[lang]]);
  });
});
