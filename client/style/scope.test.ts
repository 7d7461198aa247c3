import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { brings, GAME_IDS } from '../../games/list.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Each of these has its own class names; shared ones are in `style`. */
const PARTS = [
  { name: 'page', folders: ['client/shell', 'client/table', 'client/replay', 'client/rulebook'] },
  ...GAME_IDS.filter((id) => brings(id, 'board')).map((id) => ({ name: id, folders: [`games/${id}/board`] })),
];

const filesIn = (folders: readonly string[], end: RegExp): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => end.test(file) && !file.includes('.test.'))
      .map((file) => readFileSync(join(ROOT, folder, file), 'utf8')),
  );

/** Classes that a style sheet styles without a context. */
function looks(css: string): string[] {
  const selectors = css.replaceAll(/\/\*.*?\*\//gs, '').match(/[^{}]+(?=\{)/g) ?? [];
  return selectors
    .flatMap((list) => list.replaceAll(/\([^()]*\)/g, '').split(','))
    .flatMap((selector) => /^[a-z]*\.([\w-]+)(:[\w-]+)*$/.exec(selector.trim())?.[1] ?? []);
}

/** Class names in a drawing's source, in quotes after `class`. */
function words(source: string): string[] {
  const written = source.match(/class=("[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})/g) ?? [];
  return written
    .flatMap((text) => text.match(/"[^"]*"|'[^']*'|`[^`]*`/g) ?? [])
    .flatMap((text) =>
      text
        .slice(1, -1)
        .replaceAll(/\$\{[^}]*\}/g, ' ')
        .split(/\s+/),
    );
}

it('gives no class of one part a look that belongs to another', () => {
  const known = PARTS.map(({ name, folders }) => ({
    name,
    looks: new Set(filesIn(folders, /\.css$/).flatMap(looks)),
    words: new Set(filesIn(folders, /\.tsx$/).flatMap(words)),
  }));
  const clashes = known.flatMap((one) =>
    known
      .filter((other) => other !== one)
      .flatMap((other) =>
        [...one.looks]
          .filter((name) => other.words.has(name))
          .map((name) => `.${name} of ${one.name} in ${other.name}`),
      ),
  );
  expect(clashes).toEqual([]);
  for (const { looks: own, words: used } of known) expect([...own].some((name) => used.has(name))).toBe(true);
});
