import { describe, expect, it } from 'vitest';
import { catalogue, LANGUAGES } from '../../../i18n/index.ts';
import { TOLD } from '../../../i18n/testing/sample.ts';
import { wordsOf } from '../../words.ts';
import { BOARDS } from '../rules/board.ts';
import { DISTRICTS, PROVINCES } from '../rules/provinces.ts';
import type { HanTexts } from './texts.ts';

it('names the provinces of the data file', () => {
  const [first, second] = BOARDS.map(({ provinceIds }) => new Set(provinceIds));
  expect([first, second]).toEqual([new Set(PROVINCES), new Set(DISTRICTS)]);
});

describe.each(LANGUAGES)('the catalogue of Han in %s', async (lang) => {
  const texts = await wordsOf<HanTexts>(lang, 'han');

  it('tells a card from the pile to its owner only', () => {
    const mine = texts.event({ type: 'cardDrawn', seat: 0, card: 'red' }, TOLD);
    expect(texts.event({ type: 'cardDrawn', seat: 0 }, TOLD)).not.toBe(mine);
  });

  it('names no player like a province', async () => {
    const { seats } = await catalogue(lang, 'shell');
    for (const name of seats) expect(Object.values(texts.terms.provinces)).not.toContain(name);
  });
});

describe('cards in a sentence', async () => {
  const [en, hu, ru, ja] = await Promise.all(LANGUAGES.map((lang) => wordsOf<HanTexts>(lang, 'han')));
  const one = { type: 'cardsPlayed', seat: 0, cards: ['orange'] } as const;
  const two = { type: 'cardsPlayed', seat: 0, cards: ['yellow', 'red'] } as const;
  const three = { type: 'cardsPlayed', seat: 0, cards: ['red', 'green', 'green'] } as const;

  it.each([
    [en, 'plays an orange card.', 'plays a yellow and a red card.', 'plays a red and 2 green cards.'],
    [hu, 'egy narancssárga lapot.', 'egy sárga és egy vörös lapot.', 'egy vörös és két zöld lapot.'],
    [ru, 'разыгрывает оранжевую карту.', 'жёлтую и красную карты.', 'красную и 2 зелёные карты.'],
    [ja, 'オレンジ1枚を出しました。', '黄1枚、赤1枚を出しました。', '赤1枚、緑2枚を出しました。'],
  ] as const)('of %#', (texts, first, second, third) => {
    expect(texts!.event(one, TOLD)).toContain(first);
    expect(texts!.event(two, TOLD)).toContain(second);
    expect(texts!.event(three, TOLD)).toContain(third);
  });
});

it('puts Russian points into their case', async () => {
  const ru = await wordsOf<HanTexts>('ru', 'han');
  const wins = (n: number): string => ru.event({ type: 'ended', scores: [n], places: [1] }, TOLD);
  expect(wins(41)).toContain('41 очко');
  expect(wins(42)).toContain('42 очка');
  expect(wins(45)).toContain('45 очков');
});
