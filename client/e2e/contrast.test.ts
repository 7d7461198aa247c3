import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FAMILIES } from '../board/board.ts';
import { contrast, distance, type Rgb, rgbOf, SIGHTS, seenBy } from '../testing/colour.ts';

const symbols = readFileSync(new URL('../icons/symbols.svg', import.meta.url), 'utf8');
const css = readFileSync(new URL('../style/tokens.css', import.meta.url), 'utf8');

/** The colours of a theme; dark falls back to light. */
function tokens(theme: 'light' | 'dark'): Record<string, string> {
  const blocks = [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)].filter(
    ([, selector]) =>
      /:root\s*(,|$)/.test(selector!.trim()) ||
      (theme === 'dark' && selector!.includes('[data-theme="dark"]')),
  );
  return Object.fromEntries(
    blocks.flatMap(([, , body]) =>
      [...body!.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6});/gi)].map(
        ([, name, value]) => [name!, value!] as const,
      ),
    ),
  );
}

const TEXT = 4.5;
const BOUNDARY = 3;
/** Text colours with the backgrounds they are used on. */
const PAIRS: readonly (readonly [front: string, backs: readonly string[], least: number])[] = [
  ['ink', ['paper', 'silk', 'raised', 'sunk', 'water'], TEXT],
  ['ink2', ['paper', 'silk', 'raised'], TEXT],
  ['ink3', ['paper', 'silk', 'raised'], TEXT],
  ['ver', ['paper', 'silk', 'raised'], TEXT],
  ['jade', ['paper', 'raised'], TEXT],
  ['azur', ['paper'], TEXT],
  ['gold', ['paper'], TEXT],
  ['onver', ['verfill'], TEXT],
  ['edge', ['paper', 'silk'], BOUNDARY],
  ['glow', ['paper', 'silk'], BOUNDARY],
];
const WASHES = ['violet', 'yellow', 'orange', 'green', 'red'].map((colour) => `wash-${colour}`);
/** Least distance in OKLab × 100 at which two seats are easily told apart. */
const APART = 15;

for (const theme of ['light', 'dark'] as const)
  describe(`the colours of ${theme}`, () => {
    const named = tokens(theme);
    const colour = (name: string): Rgb => {
      const value = named[name];
      if (value === undefined) throw new Error(`tokens.css has no colour --${name}.`);
      return rgbOf(value);
    };
    const weak = (front: string, backs: readonly string[], least: number) =>
      backs
        .map((back) => ({ pair: `${front} on ${back}`, ratio: contrast(colour(front), colour(back)) }))
        .filter(({ ratio }) => ratio < least)
        .map(({ pair, ratio }) => `${pair} is ${ratio.toFixed(2)}, not ${least}`);

    test('are read on what lies below them', () => {
      expect(PAIRS.flatMap(([front, backs, least]) => weak(front, backs, least))).toEqual([]);
    });

    test('stand out on painted ground', () => {
      expect(weak('ink', WASHES, TEXT)).toEqual([]);
      expect(weak('target', [...WASHES, 'water', 'silk', 'paper'], BOUNDARY)).toEqual([]);
    });

    test('show everybody what may be chosen, whichever cones they have', () => {
      const faults = SIGHTS.flatMap((sight) =>
        [...WASHES, 'water', 'silk', 'paper', 'raised']
          .map((ground) => ({
            ground,
            ratio: contrast(seenBy(sight, colour('target')), seenBy(sight, colour(ground))),
          }))
          .filter(({ ratio }) => ratio < BOUNDARY)
          .map(
            ({ ground, ratio }) =>
              `target on ${ground} with ${sight} is ${ratio.toFixed(2)}, not ${BOUNDARY}`,
          ),
      );
      expect(faults).toEqual([]);
    });

    test('of the seats carry their symbols and are told apart by everybody', () => {
      const faults: string[] = [];
      for (const family of FAMILIES) faults.push(...weak(`on-${family}`, [`seat-${family}`], BOUNDARY));
      for (const sight of SIGHTS)
        for (const [n, one] of FAMILIES.entries())
          for (const other of FAMILIES.slice(n + 1)) {
            const apart = distance(
              seenBy(sight, colour(`seat-${one}`)),
              seenBy(sight, colour(`seat-${other}`)),
            );
            if (apart < APART) faults.push(`${one} and ${other} with ${sight}: ${apart.toFixed(1)}`);
          }
      expect(faults).toEqual([]);
    });
  });

test('every seat has a symbol of its own besides its colour', () => {
  const drawings = FAMILIES.map(
    (family) => new RegExp(`<symbol id="s-${family}"[^>]*>(.+?)</symbol>`).exec(symbols)?.[1],
  );
  expect(new Set(drawings).size).toBe(FAMILIES.length);
  expect(drawings).not.toContain(undefined);
});
