import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../games/list.ts';
import { titleOf, wordsOf } from '../games/words.ts';
import { catalogue, LANGUAGES } from './index.ts';

describe.each(LANGUAGES)('the page in %s', (lang) => {
  it('calls the games as their catalogues do', async () => {
    for (const id of GAME_IDS) expect((await titleOf(lang, id)).title).toBe((await wordsOf(lang, id)).title);
  });

  it('calls the players as the terminal does', async () => {
    expect((await catalogue(lang, 'page')).seats).toEqual((await catalogue(lang, 'shell')).seats);
  });

  it('does not say the same when nothing can be undone and when nothing can be redone', async () => {
    const { undoStop } = (await catalogue(lang, 'page')).table;
    const { nothing, nothingToRedo } = (await catalogue(lang, 'shell')).undo;
    expect([undoStop.nothing, nothing]).not.toContain(nothingToRedo);
  });

  it('speaks to the reader who led before the final scoring', async () => {
    const { led } = (await catalogue(lang, 'scene')).end;
    expect(led({ names: ['Anna'], own: false }, 3)).toContain('Anna');
    expect(led({ names: [], own: true }, 3)).toMatch(/^You led |te vezettél|были вы|あなたが/);
  });

  it('counts in all forms of its plural', async () => {
    const { home, setup, table } = await catalogue(lang, 'page');
    for (const n of [0, 1, 2, 3, 4, 5, 11, 21, 22, 25, 60, 1500, 3000]) {
      for (const text of [
        home.ago(n),
        home.gathering(n),
        setup.minutesEach(n),
        table.points(n),
        table.moves(n),
      ])
        expect(text).not.toMatch(/undefined|^$/);
      expect(table.points(n)).toContain(String(n));
    }
  });
});
