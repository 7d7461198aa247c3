import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeSettings } from './settings.ts';

test('the guide for hosts tells every setting as it is', () => {
  const guide = readFileSync(new URL('../docs/hosting.md', import.meta.url), 'utf8');
  const told = guide.split('\n').filter((line) => line.startsWith('| `'));
  expect(told).toEqual(
    describeSettings().map(({ name, fallback, help }) => `| \`${name}\` | ${fallback} | ${help} |`),
  );
});
