import type { Size } from '../../../client/board/board.ts';
import { type Frame, type Look, type Picture, type Point, within } from '../../../client/board/pan.ts';

/** A space is then 44 wide for a finger. */
const NEAR = 0.93;
/** No targets are shown smaller than this where fingers touch. */
const TOUCHED = 0.85;
const NEAREST = 2.4;
/** The land, without the wall that counts points: they stand above the map. */
const LAND = { left: 52, right: 1006, top: 60, bottom: 806 };
/** Between near and whole nothing can be touched, so a finger that lets go there comes to one of them. */
const HALFWAY = 0.7;
/** Air around the land. */
const OVER = { top: 8, side: 8, bottom: 8 };
/** Around the places that are asked about. */
const AROUND = 46;

/** The map in a window: near enough to touch, or all of it. */
export interface LandMap extends Picture {
  /** All of it is near enough to touch. */
  readonly open: boolean;
}

export function mapIn(box: Size): LandMap {
  const whole = Math.min(box.width / (LAND.right - LAND.left), box.height / (LAND.bottom - LAND.top));
  return {
    box,
    area: LAND,
    over: OVER,
    least: whole,
    most: Math.max(NEAREST, 2 * whole),
    open: whole >= TOUCHED,
  };
}

/** As near as the map is when it is played on. */
export const nearScale = ({ least, open }: LandMap): number => (open ? least : NEAR);

export const near = (at: Point, map: LandMap): Look => ({ at, scale: nearScale(map) });

/** All of the land. */
export function wholeFrame({ box, least: scale }: LandMap): Frame {
  const width = box.width / scale;
  const height = box.height / scale;
  return {
    x: (LAND.left + LAND.right - width) / 2,
    y: (LAND.top + LAND.bottom - height) / 2,
    width,
    height,
    scale,
  };
}

/** Where the map comes to rest; all of it where there is no sight. */
export function settled(sight: Look, map: LandMap): Look | undefined {
  if (sight.scale < Math.max(map.least * 1.05, map.open ? 0 : HALFWAY)) return undefined;
  return { ...sight, scale: Math.max(nearScale(map), sight.scale) };
}

/** The look at all of some places, or at as many as fit around the one nearest to where one looked. */
export function lookAt(places: readonly Point[], now: Look, map: LandMap): Look {
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const fit = Math.min(
    map.box.width / (right - left + 2 * AROUND),
    map.box.height / (bottom - top + 2 * AROUND),
  );
  const scale = within(fit, nearScale(map), now.scale);
  if (fit >= nearScale(map)) return { at: { x: (left + right) / 2, y: (top + bottom) / 2 }, scale };
  const distance = ({ x, y }: Point): number => Math.hypot(x - now.at.x, y - now.at.y);
  const first = places.toSorted((a, b) => distance(a) - distance(b))[0]!;
  return { at: first, scale: nearScale(map) };
}
