import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SKIPPED = new Set(['node_modules', '.cache', '.git', 'data', 'coverage']);

function markdownFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : markdownFiles(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

/** The files that a Markdown file links to or shows. */
function linkedFiles(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/^```.*?^```/gms, '');
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)].map(([, a, b]) => (a ?? b)!);
  return targets
    .filter((target) => !/^([a-z]+:|#)/.test(target))
    .map((target) => join(dirname(file), decodeURI(target.split('#')[0]!)));
}

const files = markdownFiles(ROOT);
const linked = new Set(files.flatMap(linkedFiles));

test('links between documents lead somewhere', () => {
  const broken = files.flatMap((file) =>
    linkedFiles(file)
      .filter((target) => !existsSync(target))
      .map((target) => `${relative(ROOT, file)}: ${relative(ROOT, target)}`),
  );
  expect(broken).toEqual([]);
  expect(linked.size).toBeGreaterThan(20);
});

test('the gallery in the repository is the few pictures that documents show', () => {
  const folder = join(ROOT, 'docs', 'gallery');
  const pictures = readdirSync(folder).filter((name) => name.endsWith('.webp'));
  expect(pictures.filter((name) => !linked.has(join(folder, name)))).toEqual([]);
  const bytes = pictures.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  expect(bytes).toBeLessThan(1_000_000);
});
