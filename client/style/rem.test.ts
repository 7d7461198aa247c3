import { globSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Letters in drawings have the units of the drawing, which is enlarged as a whole; print has its own. */
const DRAWN = /\/(?:cards|pieces|ground|confucius|lower|states|dragon|print|drawings|standings)\.css$/;
const IN_DRAWING = /\btext\b|tspan|\bsvg\b|\.webbed|\.big\b|\.han-label|\.chances/;

test('type on the page grows with the letters of the browser', () => {
  const found = globSync(['client/**/*.css', 'games/*/board/*.css'], { cwd: ROOT }).flatMap((file) => {
    const path = relative('', file).replaceAll(sep, '/');
    if (DRAWN.test(`/${path}`)) return [];
    return readFileSync(`${ROOT}/${file}`, 'utf8')
      .split('}')
      .filter(
        (rule) => /font(?:-size)?:[^;]*\dpx/.test(rule) && !IN_DRAWING.test(rule.split('{').at(-2) ?? ''),
      )
      .map((rule) => `${path}: ${rule.trim()}`);
  });
  expect(found).toEqual([]);
});
