import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ICON_NAMES } from './names.ts';

const symbols = readFileSync(new URL('symbols.svg', import.meta.url), 'utf8');

it('names every symbol of the sprite, and no other', () => {
  const drawn = [...symbols.matchAll(/<symbol id="([^"]*)"/g)].map(([, id]) => id);
  expect([...ICON_NAMES].sort()).toEqual(drawn.sort());
});

it('gives every part of the sprite an id of its own', () => {
  const ids = [...symbols.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('carries no style of its own, which the page would not be allowed to use', () => {
  expect(symbols).not.toContain('style=');
});
