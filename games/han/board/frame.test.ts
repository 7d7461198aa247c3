import { expect, test } from 'vitest';
import { frameAt, isInside, middleOfFrame, stretched } from '../../../client/board/pan.ts';
import { lookAt, mapIn, near, settled, wholeFrame } from './frame.ts';

const MIDDLE = { x: 500, y: 430 };
const MAP = mapIn({ width: 390, height: 456 });

test('what two fingers hold stays under them while they stretch the map', () => {
  const share = { x: 0.25, y: 0.6 };
  const before = frameAt(near(MIDDLE, MAP), MAP);
  const held = { x: before.x + share.x * before.width, y: before.y + share.y * before.height };
  const after = frameAt(stretched(held, share, 1.4, MAP), MAP);
  expect(after.scale).toBe(1.4);
  expect(after.x + share.x * after.width).toBeCloseTo(held.x);
  expect(after.y + share.y * after.height).toBeCloseTo(held.y);
});

test('a map that is let go is near enough to touch, or all of it', () => {
  expect(settled({ at: MIDDLE, scale: 0.45 }, MAP)).toBeUndefined();
  expect(settled({ at: MIDDLE, scale: 0.8 }, MAP)).toEqual(near(MIDDLE, MAP));
  expect(settled({ at: MIDDLE, scale: 1.4 }, MAP)).toEqual({ at: MIDDLE, scale: 1.4 });
});

test('it stretches until all of the land is shown, and no further than twice', () => {
  const least = stretched(MIDDLE, { x: 0.5, y: 0.5 }, 0.01, MAP);
  expect(least.scale).toBeCloseTo(wholeFrame(MAP).scale);
  const most = stretched(MIDDLE, { x: 0.5, y: 0.5 }, 99, MAP);
  expect(middleOfFrame(frameAt(most, MAP))).toEqual(MIDDLE);
  expect(most.scale).toBeLessThan(2.5);
});

test('it moves to the middle of all places that are asked about, or to the nearest if they lie too far apart', () => {
  const close = [
    { x: 300, y: 300 },
    { x: 420, y: 380 },
  ];
  const seen = frameAt(lookAt(close, near({ x: 800, y: 700 }, MAP), MAP), MAP);
  expect(close.every((place) => isInside(place, seen, 20))).toBe(true);
  const far = [
    { x: 100, y: 100 },
    { x: 900, y: 700 },
  ];
  expect(lookAt(far, near({ x: 800, y: 700 }, MAP), MAP).at).toEqual(far[1]);
});

test('on a large window all of the land can be touched', () => {
  expect(mapIn({ width: 820, height: 660 }).open).toBe(true);
  expect(MAP.open).toBe(false);
});
