import { describe, expect, it } from 'vitest';
import { catalogue, LANGUAGES } from './index.ts';

const GRADES = [1, 2, 3, 4, 5, 6].map((grade) => `level${grade}`);

describe.each(LANGUAGES)('the levels in %s', (lang) => {
  it('have a name and a character each, on the page as in the terminal', async () => {
    const { home } = await catalogue(lang, 'page');
    const { menu } = await catalogue(lang, 'shell');
    expect(new Set(GRADES.map(home.level)).size).toBe(GRADES.length);
    expect(new Set(GRADES.map(home.character)).size).toBe(GRADES.length);
    for (const [i, id] of GRADES.entries()) {
      expect(home.level(id)).toMatch(new RegExp(`^${i + 1} · \\p{L}+$`, 'u'));
      expect(menu.level(id)).toBe(`${home.level(id)}${lang === 'ja' ? '：' : ': '}${home.character(id)}`);
    }
  });

  it('leave a name that is none as it is', async () => {
    const { home } = await catalogue(lang, 'page');
    expect(home.level('toString')).toBe('toString');
    expect(home.character('toString')).toBe('');
  });
});
