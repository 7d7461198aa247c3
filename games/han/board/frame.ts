import type { Point } from './geometry.ts';

/** The map on a phone: 390 × 456, higher where no hand lies below it, lower on a short screen; near enough to touch a space, or all of it. */
const BOX = { width: 390, height: 456 };
/** A space is then 44 wide for a finger. */
const NEAR = 0.93;
const NEAREST = 1.7;
/** The land, without the wall that counts points: they stand above the map. */
const LAND = { left: 52, right: 1006, top: 60, bottom: 806 };
const WHOLE = BOX.width / (LAND.right - LAND.left);
/** Between near and whole nothing can be touched, so a finger that lets go there comes to one of them. */
const HALFWAY = 0.65;
/** What lies over the map at its edges; the land can be moved from under it. */
const OVER = { top: 66, side: 44, bottom: 84 };
/** What is picked must lie so far inside the part that is shown. */
const MARGIN = 40;

/** A part of the map: its upper left corner, its size, and pixels for a unit. */
export interface Frame extends Point {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** What is looked at, and from how near. */
export interface Look {
  readonly at: Point;
  readonly scale: number;
}

export const near = (at: Point): Look => ({ at, scale: NEAR });

const within = (n: number, low: number, high: number): number => Math.min(high, Math.max(low, n));

/** All of the land, in the middle of the map without the lowest `below` pixels. */
export function wholeFrame(below: number, high = BOX.height): Frame {
  const scale = Math.min(WHOLE, (high - below) / (LAND.bottom - LAND.top));
  const width = BOX.width / scale;
  return {
    x: (LAND.left + LAND.right - width) / 2,
    y: (LAND.top + LAND.bottom - (high - below) / scale) / 2,
    width,
    height: high / scale,
    scale,
  };
}

/** The part of the map around a point; the land stays in sight. */
export function frameAt({ at, scale }: Look, high = BOX.height): Frame {
  const width = BOX.width / scale;
  const height = high / scale;
  const place = (middle: number, size: number, low: number, high: number): number =>
    size > high - low ? (low + high - size) / 2 : within(middle - size / 2, low, high - size);
  return {
    x: place(at.x, width, LAND.left - OVER.side / scale, LAND.right + OVER.side / scale),
    y: place(at.y, height, LAND.top - OVER.top / scale, LAND.bottom + OVER.bottom / scale),
    width,
    height,
    scale,
  };
}

export const middleOfFrame = ({ x, y, width, height }: Frame): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

export const isInside = ({ x, y }: Point, frame: Frame): boolean =>
  x > frame.x + MARGIN &&
  x < frame.x + frame.width - MARGIN &&
  y > frame.y + MARGIN &&
  y < frame.y + frame.height - MARGIN;

/** A finger moves the map and a second one stretches it: `held` is what lay under them, `to` a share of the box. */
export function stretched(held: Point, to: Point, scale: number, high = BOX.height): Look {
  const next = within(scale, WHOLE, NEAREST);
  const width = BOX.width / next;
  const height = high / next;
  return { at: { x: held.x + (0.5 - to.x) * width, y: held.y + (0.5 - to.y) * height }, scale: next };
}

/** Where the map comes to rest; all of it where there is no sight. */
export const settled = (sight: Look): Look | undefined =>
  sight.scale < HALFWAY ? undefined : { ...sight, scale: Math.max(NEAR, sight.scale) };
