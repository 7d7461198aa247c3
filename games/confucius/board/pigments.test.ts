import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast, rgbOf } from '../../../client/testing/colour.ts';

const css = readFileSync(new URL('pigments.css', import.meta.url), 'utf8');

/** A colour by day and by night. */
const both = (name: string): readonly string[] =>
  [...css.matchAll(new RegExp(`--${name}: (#[0-9a-f]{6});`, 'g'))].map(([, value]) => value!);

test('the number of an official is read on each of its tiles, by day and by night', () => {
  for (const ground of ['tile-face', 'tile-lit', 'tile-undyed'])
    for (const [n, back] of both(ground).entries())
      expect(contrast(rgbOf(both('tile-figure')[n]!), rgbOf(back)), `${ground} ${n}`).toBeGreaterThan(4.5);
});
