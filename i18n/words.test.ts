import { expect, test } from 'vitest';
import { LANGUAGES } from './language.ts';
import { words } from './words.ts';

const NAMES = ['Zhou', 'Hao', 'Ming', 'Wu', 'Li'];

for (const lang of LANGUAGES)
  test(`lists of any length are joined as ${lang} joins them`, () => {
    const lists = new Intl.ListFormat(lang, { type: 'conjunction' });
    const { list } = words(lang);
    for (let length = 0; length <= NAMES.length; length++) {
      const names = NAMES.slice(0, length);
      expect(list(names)).toBe(lists.format(names));
    }
  });
