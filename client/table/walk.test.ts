import { expect, it } from 'vitest';
import { neighbour } from './walk.ts';

type Target = Parameters<typeof neighbour>[0][number];

const at = (left: number, top: number, legal = false): Target =>
  ({
    getBoundingClientRect: () => ({ left, top, width: 10, height: 10 }),
    classList: { contains: (name: string) => legal && name === 'legal' },
  }) as unknown as Target;

const west = at(0, 50);
const middle = at(50, 50);
const east = at(100, 55, true);
const north = at(50, 0);
const all = [west, middle, east, north];

it('goes to what lies next in the direction of the arrow', () => {
  expect(neighbour(all, middle, 'ArrowRight')).toBe(east);
  expect(neighbour(all, middle, 'ArrowLeft')).toBe(west);
  expect(neighbour(all, middle, 'ArrowUp')).toBe(north);
  expect(neighbour(all, middle, 'ArrowDown')).toBe(east);
  expect(neighbour(all, west, 'ArrowLeft')).toBeUndefined();
});

it('begins at something that may be chosen', () => {
  expect(neighbour(all, null, 'ArrowRight')).toBe(east);
});

it('does not take the card beside a lifted one for the card below', () => {
  const lifted = at(150, 58);
  const beside = at(162, 60);
  const below = at(150, 90);
  expect(neighbour([lifted, beside], lifted, 'ArrowDown')).toBeUndefined();
  expect(neighbour([lifted, beside, below], lifted, 'ArrowDown')).toBe(below);
  expect(neighbour([lifted, beside, below], lifted, 'ArrowRight')).toBe(beside);
});
