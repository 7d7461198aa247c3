import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../words.ts';
import { confucius } from '../rules/index.ts';
import { scene } from '../rules/scene.ts';
import type { ConfuciusTexts } from '../words/texts.ts';
import { verb } from './verbs.ts';

const texts = await wordsOf<ConfuciusTexts>('en', 'confucius');

/** What the button says for a move of Black. */
function said({ state }: Pick<ReturnType<typeof scene>, 'state'>, move: string): string | undefined {
  const action = confucius.parse(move);
  return verb(confucius.decode(action!), confucius.view(state, 0), texts);
}

describe('the word on the button', () => {
  it('names the action, not that it is paid for', () => {
    const bribing = scene({ bingbu: '. . 3 4 5 . .', B: { hand: '1123' } });
    expect(said(bribing, 'bribe')).toBe('Bribe');
    const paying = bribing.play('B: bribe B4');
    expect(said(paying, '$13')).toBe('Bribe');
  });

  it('is left to the page where one word serves all games', () => {
    const begun = scene({ B: { hand: '1' } });
    expect(said(begun, 'pass')).toBeUndefined();
    expect(said(begun, 'tax')).toBeUndefined();
  });
});
