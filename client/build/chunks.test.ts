import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { BASE, chunkOf } from './chunks.ts';

test('every file named for the first load exists and goes there', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  for (const [folder, files] of Object.entries(BASE))
    for (const file of files) {
      const path = ['ts', 'tsx'].map((end) => `${root}${folder}/${file}.${end}`).find(existsSync);
      expect(path, `${folder}/${file}`).toBeDefined();
      expect(chunkOf(path!), path).toBe('base');
    }
});
