import { describe, expect, it } from 'vitest';
import type { ConfuciusTexts } from '../games/confucius/words/texts.ts';
import { allGames } from '../games/rules.ts';
import { wordsOf } from '../games/words.ts';
import { catalogue, LANGUAGES } from './index.ts';

describe.each(LANGUAGES)('hints in %s', (lang) => {
  it('name every source of points of every game, with its sign', async () => {
    const texts = await catalogue(lang, 'hints');
    for (const { id, sources } of allGames) {
      const names = (await wordsOf(lang, id)).sources;
      const said = sources.map((source) => texts.beyondNext([{ source, points: 2.34 }], names, []));
      expect(new Set(said).size).toBe(sources.length);
      for (const sentence of said) {
        expect(sentence).toMatch(/\+2[.,]3/);
        expect(sentence).not.toContain('undefined');
      }
      expect(texts.besideBest([{ source: sources[0]!, points: -1 }], names, [])).toContain('−1');
    }
  });

  it('call the distant lands of Confucius by their term, and not as the foreign lands', async () => {
    const { sources, terms } = await wordsOf<ConfuciusTexts>(lang, 'confucius');
    const { distantLand, foreignLand } = terms;
    const said = (await catalogue(lang, 'hints')).beyondNext([{ source: 'distant', points: 2 }], sources, []);
    // Cases change the ends of words.
    expect(said).toContain(distantLand.slice(0, 5));
    expect(said).not.toContain(foreignLand.slice(0, 5));
  });

  it('say something where nothing differs, and where there are two differences', async () => {
    const texts = await catalogue(lang, 'hints');
    const gaps = [
      { source: 'roads', points: 3 },
      { source: 'ports', points: -2 },
    ];
    const { sources } = await wordsOf(lang, 'han');
    expect(texts.beyondNext([], sources, [])).not.toBe(texts.besideBest([], sources, []));
    const both = texts.beyondNext(gaps, sources, []);
    expect(both.indexOf('+3')).toBeLessThan(both.indexOf('−2'));
  });

  it('say who else gets points, and when', async () => {
    const texts = await catalogue(lang, 'hints');
    const { sources } = await wordsOf(lang, 'han');
    const said = texts.beyondNext([{ source: 'roads', points: -2, to: 1 }], sources, ['Feng', 'Qian']);
    expect(said).toMatch(/Qian.*−2/);
    const times = (['soon', 'later', 'end'] as const).map((when) =>
      texts.beyondNext([{ source: 'roads', points: 2, when }], sources, []),
    );
    expect(new Set(times).size).toBe(3);
  });

  it('count points and chances', async () => {
    const texts = await catalogue(lang, 'hints');
    for (const n of [0, 1, 2, 5, 21, 97.4]) expect(texts.score(n)).toContain(String(Math.round(n)));
    expect(texts.chance(0.584)).toMatch(/58\s?%/);
  });
});
