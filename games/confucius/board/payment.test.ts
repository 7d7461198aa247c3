import { describe, expect, it } from 'vitest';
import { FAMILIES } from '../../../client/board/board.ts';
import { legalActions } from '../../../core/game.ts';
import { NAMES } from '../../../i18n/testing/sample.ts';
import { wordsOf } from '../../words.ts';
import { confucius } from '../rules/index.ts';
import { scene } from '../rules/scene.ts';
import type { ConfuciusTexts } from '../words/texts.ts';
import { balance, cardsApart, suggest, suggested } from './payment.ts';
import { type Sight, sightOf } from './sight.ts';

const texts = await wordsOf<ConfuciusTexts>('en', 'confucius');

/** Black at the table, after some choices, with one of them picked. */
function sight(hand: string, chosen: string, picked?: string): Sight {
  const { state } = scene({ bingbu: '. . 3 4 5 . .', B: { hand } }).play(`B: bribe ${chosen}`);
  return sightOf({
    game: confucius,
    view: confucius.view(state, 0),
    viewer: 0,
    active: [0],
    names: NAMES,
    you: 'you',
    families: FAMILIES,
    texts,
    lang: 'en',
    legal: legalActions(confucius, state, 0).map((action) => ({ action, move: confucius.decode(action) })),
    picked: picked === undefined ? undefined : confucius.parse(picked),
    pick: () => {},
    ask: () => {},
    lens: false,
    toggleLens: () => {},
    changed: new Set(),
  });
}

describe('a payment', () => {
  it('is suggested so that least is wasted, with few cards', () => {
    expect(suggested(sight('1123', 'B4'))).toEqual([1, 0, 1]);
    expect(suggested(sight('111123', 'B4'))).toEqual([1, 0, 1]);
    expect(suggested(sight('33', 'B4'))).toEqual([0, 0, 2]);
  });

  it('is picked beforehand, and its end as soon as enough is laid', () => {
    const first = (chosen: string) => {
      const { view, legal } = sight('1123', chosen);
      const action = suggest({ ply: 0, view, phase: 'payment', active: [0], legal, over: false });
      return action === undefined ? undefined : confucius.notate(action);
    };
    expect(first('B4')).toBe('$13');
    expect(first('B4 +2')).toBeUndefined();
    expect(first('B4 +2 +3')).toBe('ok');
  });

  it('lies apart from the hand, only as a suggestion until cards are chosen', () => {
    expect(cardsApart(sight('1123', 'B4'))).toEqual({ cards: [1, 0, 1], tentative: true });
    expect(cardsApart(sight('1123', 'B4', '$112'))).toEqual({ cards: [2, 1, 0], tentative: false });
    expect(cardsApart(sight('1123', 'B4 +2'))).toEqual({ cards: [0, 1, 0], tentative: false });
    expect(cardsApart(sight('1123', 'B4 +2', '+3'))).toEqual({ cards: [0, 1, 1], tentative: false });
  });

  it('tells what it comes to and what is too much', () => {
    expect(balance(sight('1123', 'B4 +2'))).toEqual({ sum: 2, cost: 4, unit: 'cash' });
    expect(balance(sight('1123', 'B4 +2', '+3'))).toEqual({ sum: 5, cost: 4, unit: 'cash' });
  });
});
