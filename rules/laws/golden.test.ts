import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { goldenScenes as confuciusScenes } from '../confucius/scene.ts';
import type { GameId } from '../core/game.ts';
import { goldenScenes as hanScenes } from '../han/scene.ts';
import { allGames } from '../index.ts';
import { type GoldenCase, goldenCases, goldenTranscript } from './golden.ts';

/** `npm run golden` writes the transcripts anew; what changed in them belongs in the commit's message. */
const UPDATE = process.env.UPDATE_GOLDEN === '1';

/** Positions of games whose whole games by chance do not show all that is to be shown. */
const scenes: Partial<Record<GameId, () => GoldenCase[]>> = { confucius: confuciusScenes, han: hanScenes };

for (const game of allGames)
  describe(game.id, () => {
    const folder = new URL(`../${game.id}/golden/`, import.meta.url);
    const fileOf = (name: string) => new URL(`${name}.txt`, folder);
    const cases = [...goldenCases(game), ...(scenes[game.id]?.() ?? [])];
    if (UPDATE) mkdirSync(folder, { recursive: true });

    for (const golden of cases)
      test(`plays ${golden.name} as ever`, () => {
        const transcript = goldenTranscript(game, golden);
        const file = fileOf(golden.name);
        if (UPDATE) writeFileSync(file, transcript);
        expect(existsSync(file), `${golden.name}.txt is missing`).toBe(true);
        expect(transcript).toBe(readFileSync(file, 'utf8'));
      });

    test('has a transcript for each case and each ending, and no other', () => {
      const files = readdirSync(folder).sort();
      expect(files).toEqual(cases.map(({ name }) => `${name}.txt`).sort());
      const endings = files.map(
        (file) => /^end (\w+),/m.exec(readFileSync(new URL(file, folder), 'utf8'))?.[1],
      );
      expect([...new Set(endings)].sort()).toEqual([...game.endings].sort());
    });
  });
