import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const text = (path: string): string => readFileSync(fileURLToPath(new URL(path, root)), 'utf8');

test('every guard that docs/findings.md names exists', () => {
  const rows = text('docs/findings.md').matchAll(/^\| .* \| `([^`]+)`(?: › (.*))? \|$/gm);
  const guards = [...rows].map(([, file, title]) => ({ file: file!, title: title ?? '' }));
  expect(guards.length).toBeGreaterThan(50);
  expect(guards.filter(({ file, title }) => !text(file).includes(title))).toEqual([]);
});
