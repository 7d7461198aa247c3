import { expect, test } from 'vitest';
import { LANGUAGES } from '../../i18n/index.ts';
import { opening } from './opening.ts';

test('the opening ends at a stop, and is short', async () => {
  for (const lang of LANGUAGES) {
    const { texts } = await import(`../../i18n/${lang}/guide.ts`);
    for (const steps of Object.values<Record<string, string>>(texts.steps))
      for (const text of Object.values(steps)) {
        const said = text.slice(0, opening(text)).trim();
        expect(said).toMatch(/[.!?:;。]$/u);
        expect(said.length, said).toBeLessThan(200);
      }
  }
  const short = 'One. Two.';
  expect(opening(short)).toBe(short.length);
});
