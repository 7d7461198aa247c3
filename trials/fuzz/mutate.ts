import type { Chance } from '../harness/chance.ts';
import type { Odd } from './odd.ts';

/** A text with some characters removed, doubled, swapped or replaced. */
export function scrambled(text: string, chance: Chance): string {
  const letters = [...text];
  for (let i = 1 + chance.below(4); i > 0 && letters.length > 0; i--) {
    const at = chance.below(letters.length);
    const run = 1 + chance.below(5);
    switch (chance.below(5)) {
      case 0:
        letters.splice(at, run);
        break;
      case 1:
        letters.splice(at, 0, ...letters.slice(at, at + run));
        break;
      case 2:
        letters[at] = String.fromCharCode(32 + chance.below(95));
        break;
      case 3:
        letters.length = at;
        break;
      default:
        letters.splice(at, run, ...letters.slice(at, at + run).reverse());
    }
  }
  return letters.join('');
}

/** JSON with one part replaced, removed or added, and its path. */
export function twisted(json: object, chance: Chance, odd: Odd): { json: object; at: string } {
  const copy = structuredClone(json);
  const places = placesOf(copy, '');
  const { holder, key, path } = chance.pick(places);
  switch (chance.below(4)) {
    case 0:
      delete holder[key];
      break;
    case 1:
      define(holder, chance.pick(ADDED), odd.value());
      break;
    default:
      define(holder, key, odd.value());
  }
  return { json: copy, at: path };
}

const ADDED = ['__proto__', 'constructor', 'prototype', 'toString', 'seed', 'seat', 'person', 'admin', 'x'];

/** Defines a property by any name, even `__proto__`. */
const define = (holder: object, key: string, value: unknown): object =>
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });

interface Place {
  readonly holder: Record<string, unknown>;
  readonly key: string;
  readonly path: string;
}

function placesOf(json: object, above: string): Place[] {
  return Object.entries(json).flatMap(([key, value]) => {
    const path = above === '' ? key : `${above}.${key}`;
    const here = { holder: json as Record<string, unknown>, key, path };
    return typeof value === 'object' && value !== null ? [here, ...placesOf(value, path)] : [here];
  });
}
