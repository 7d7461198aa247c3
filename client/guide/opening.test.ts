import { expect, test } from 'vitest';
import { idsWith } from '../../games/list.ts';
import { guideOf } from '../../games/words.ts';
import { LANGUAGES } from '../../i18n/index.ts';
import { opening } from './opening.ts';

test('the opening ends at a stop, and is short', async () => {
  for (const lang of LANGUAGES) {
    for (const id of idsWith('words'))
      for (const text of Object.values(await guideOf(lang, id))) {
        const said = text.slice(0, opening(text)).trim();
        expect(said).toMatch(/[.!?:;。]$/u);
        expect(said.length, said).toBeLessThan(200);
      }
  }
  const short = 'One. Two.';
  expect(opening(short)).toBe(short.length);
});
