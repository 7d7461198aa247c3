import { describe, expect, it } from 'vitest';
import { legalActions } from '../../../core/game.ts';
import { LANGUAGES } from '../../../i18n/index.ts';
import { NAMES, sound, TOLD } from '../../../i18n/testing/sample.ts';
import { fullMove } from '../../../i18n/texts.ts';
import { wordsOf } from '../../words.ts';
import { FOREIGN_LANDS } from '../rules/data.ts';
import { confucius } from '../rules/index.ts';
import { scene } from '../rules/scene.ts';
import type { ConfuciusEvent } from '../rules/types.ts';
import type { ConfuciusTexts } from './texts.ts';

describe.each(LANGUAGES)('the catalogue of Confucius in %s', async (lang) => {
  const texts = await wordsOf<ConfuciusTexts>(lang, 'confucius');

  it('tells what was drawn and gained to its owner only', () => {
    const own = texts.event({ type: 'drew', seat: 0, count: 2, cards: [0, 1, 1] }, TOLD);
    expect(texts.event({ type: 'drew', seat: 0, count: 2 }, TOLD)).not.toBe(own);
    const gained = texts.event({ type: 'rewardGained', seat: 0, card: 'cash' }, TOLD);
    expect(texts.event({ type: 'rewardGained', seat: 0 }, TOLD)).not.toBe(gained);
  });

  it('tells a title that nobody has', () => {
    expect(sound(texts.event({ type: 'titleAwarded', title: 'admiral', seat: -1, vp: 0 }, TOLD))).toBe(true);
  });

  it('names the foreign lands in the log, and their slots where an older log does not know the land', () => {
    const { foreignLands, foreignLand } = texts.terms;
    const korea = FOREIGN_LANDS.indexOf('korea');
    const annam = FOREIGN_LANDS.indexOf('annam');
    const told = (event: ConfuciusEvent): string => texts.event(event, TOLD);
    for (const event of [
      { type: 'invaded', seat: 0, slot: 1, land: korea, box: 0 },
      { type: 'armyMoved', seat: 0, slot: 1, land: korea, box: 0, toSlot: 2, toLand: annam, toBox: 1 },
      { type: 'invasionResolved', slot: 1, land: korea, success: true },
      { type: 'conquered', seat: 0, slot: 1, land: korea, box: 0, vp: 3 },
    ] as const) {
      expect(told(event)).toContain(foreignLands.korea);
      expect(told(event)).not.toContain(foreignLand);
      if (event.type === 'armyMoved') expect(told(event)).toContain(foreignLands.annam);
    }
    const old = told({ type: 'invasionResolved', slot: 1, success: false });
    expect(old).toContain(foreignLand);
    expect(old).toContain('2');
  });

  it('speaks of the symbol of the reward box, not of the letter that only a terminal shows', () => {
    expect(texts.rules['C-INV-5']).not.toMatch(/R/);
  });

  it('says what is paid for, in the question and in every answer', () => {
    const { state } = scene({ bingbu: '. . 3 4 5 . .', B: { hand: '1123' } }).play('B: bribe B4');
    const at = { view: confucius.view(state, 0), seat: 0, names: NAMES };
    const { bingbu } = texts.terms.ministries;
    expect(texts.prompt(at)).toContain(bingbu);
    for (const move of legalActions(confucius, state, 0).map(confucius.decode))
      if (move.type === 'pay') expect(fullMove(texts, move, at)).toContain(bingbu);
  });
});

describe('words beside numbers', async () => {
  const [en, hu, ru] = await Promise.all(LANGUAGES.map((lang) => wordsOf<ConfuciusTexts>(lang, 'confucius')));
  const bought = (junks: number): ConfuciusEvent => ({ type: 'junksBought', seat: 0, junks });
  const supported = (officials: number): ConfuciusEvent => ({
    type: 'supported',
    seat: 0,
    to: 1,
    ministry: 0,
    officials,
    forced: true,
  });

  it('agree in English', () => {
    expect(en!.event(bought(1), TOLD)).toContain('1 junk.');
    expect(en!.event(bought(3), TOLD)).toContain('3 junks.');
  });

  it('agree in Russian', () => {
    expect(ru!.event(bought(1), TOLD)).toContain('1 джонку.');
    expect(ru!.event(bought(3), TOLD)).toContain('3 джонки.');
    expect(ru!.event(bought(5), TOLD)).toContain('5 джонок.');
    expect(ru!.event(supported(1), TOLD)).toContain('1 чиновника ');
    expect(ru!.event(supported(2), TOLD)).toContain('2 чиновников ');
  });

  it('have the Hungarian article as it is spoken', () => {
    const begins = (round: number): string => hu!.event({ type: 'roundBegan', round }, TOLD);
    expect(begins(1)).toBe('Kezdődik az 1. forduló.');
    expect(begins(2)).toBe('Kezdődik a 2. forduló.');
    expect(begins(5)).toBe('Kezdődik az 5. forduló.');
  });
});
