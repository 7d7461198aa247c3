import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allGames } from '../../games/rules.ts';
import { evidenceOf, folderOf } from './evidence.ts';
import { goldenCases, goldenTranscript } from './golden.ts';

/** `npm run golden` writes the transcripts anew; what changed in them belongs in the commit's message. */
const UPDATE = process.env.UPDATE_GOLDEN === '1';

for (const game of allGames) {
  const { scenes } = await evidenceOf(game.id);
  describe(game.id, () => {
    const folder = new URL('rules/golden/', folderOf(game.id));
    const fileOf = (name: string) => new URL(`${name}.txt`, folder);
    const cases = [...goldenCases(game), ...scenes()];
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
}
