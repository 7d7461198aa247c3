import { expect, test } from 'vitest';
import { frameAt, middleOfFrame, near, settled, stretched, wholeFrame } from './frame.ts';

const MIDDLE = { x: 500, y: 430 };

test('what two fingers hold stays under them while they stretch the map', () => {
  const share = { x: 0.25, y: 0.6 };
  const before = frameAt(near(MIDDLE));
  const held = { x: before.x + share.x * before.width, y: before.y + share.y * before.height };
  const after = frameAt(stretched(held, share, 1.4));
  expect(after.scale).toBe(1.4);
  expect(after.x + share.x * after.width).toBeCloseTo(held.x);
  expect(after.y + share.y * after.height).toBeCloseTo(held.y);
});

test('a map that is let go is near enough to touch, or all of it', () => {
  expect(settled({ at: MIDDLE, scale: 0.45 })).toBeUndefined();
  expect(settled({ at: MIDDLE, scale: 0.8 })).toEqual(near(MIDDLE));
  expect(settled({ at: MIDDLE, scale: 1.4 })).toEqual({ at: MIDDLE, scale: 1.4 });
});

test('it stretches so far that the land still fills the screen', () => {
  const least = stretched(MIDDLE, { x: 0.5, y: 0.5 }, 0.01);
  expect(least.scale).toBeCloseTo(wholeFrame(0).scale);
  const most = stretched(MIDDLE, { x: 0.5, y: 0.5 }, 99);
  expect(middleOfFrame(frameAt(most))).toEqual(MIDDLE);
  expect(most.scale).toBeLessThan(2);
});
