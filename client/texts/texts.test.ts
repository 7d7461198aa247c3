import { expect, test } from 'vitest';
import { language } from '../settings/settings.ts';
import { followLanguage, gameTexts, loadGameTexts, loadTables, shownLanguage, tablesTexts } from './texts.ts';

test('what is opened while the page still loads another language has its texts', async () => {
  await followLanguage();
  await Promise.all([loadTables('hu'), loadGameTexts('han', 'hu')]);
  language.value = 'hu';
  expect(shownLanguage(), 'the page itself takes longer').toBe('en');
  expect(tablesTexts()).toBeDefined();
  expect(gameTexts('han')?.title).toBe('Han');
});
