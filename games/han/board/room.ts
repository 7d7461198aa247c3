import type { Point } from '../../../client/board/pan.ts';
import type { Geometry, ProvinceShape } from './geometry.ts';

/** An area of the map. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The height of a row of a slip. */
export const ROW = 20;

const around = ({ x, y }: Point, half: number, up: number, down: number): Box => ({
  left: x - half,
  right: x + half,
  top: y - up,
  bottom: y + down,
});

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** A slip by the middle of its first row. */
export const slipBox = (at: Point, { width, height }: Size): Box =>
  around(at, width / 2, ROW / 2, height - ROW / 2);

/** Whether a road runs under an area. */
function crosses(box: Box, [a, b]: readonly [Point, Point]): boolean {
  const steps = Math.ceil(Math.hypot(a.x - b.x, a.y - b.y) / 6);
  for (let i = 0; i <= steps; i++) {
    const x = a.x + ((b.x - a.x) * i) / steps;
    const y = a.y + ((b.y - a.y) * i) / steps;
    if (x > box.left - 4 && x < box.right + 4 && y > box.top - 4 && y < box.bottom + 4) return true;
  }
  return false;
}

const isWithin = ({ x, y }: Point, { polygon }: ProvinceShape): boolean => {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[i]! as [number, number];
    const [bx, by] = polygon[j]! as [number, number];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
};

/** What a slip must not cover: pagodas and ports, diamonds, seals with their emissaries, and names. */
export const thingsOn = (map: Geometry): Box[] => [
  ...map.spaces.map((space) => around(space, 22, 32, 16)),
  ...map.alliances.map((diamond) => around(diamond, 15, 15, 15)),
  ...map.provinces.map(({ seal }) => around(seal, 33, 33, 38)),
  ...map.provinces.map(({ label }) => around(label, 32, 18, 4)),
];

const GAIN = { half: 15, up: 10 };

/** Where a chip lies at the corner of a space, clear of its ring and, if that can be, of everything else. */
export function gainSpot(map: Geometry, at: Point, picked: boolean): Point {
  const [aside, off] = picked ? [46, 34] : [31, 25];
  const spots = [1, -1].flatMap((down) => [1, -1].map((right) => ({ x: right * aside, y: -down * off })));
  const others = thingsOn(map).filter((box) => !meet(box, around(at, 1, 1, 1)));
  const isFree = ({ x, y }: Point): boolean => {
    const chip = around({ x: at.x + x, y: at.y + y }, GAIN.half, GAIN.up, GAIN.up);
    return !others.some((box) => meet(box, chip));
  };
  return spots.find(isFree) ?? spots[0]!;
}

const COVERS = 1000;
const ON_ROAD = 60;
const ABROAD = 20;

/** How bad an area would be, as far as it matters against the best one that is known. */
function cost(map: Geometry, taken: readonly Box[], box: Box, least: number, home?: ProvinceShape): number {
  const covers = COVERS * taken.filter((thing) => meet(box, thing)).length;
  if (covers >= least) return covers;
  const corners = [
    { x: box.left, y: box.top },
    { x: box.right, y: box.top },
    { x: box.left, y: box.bottom },
    { x: box.right, y: box.bottom },
  ];
  const abroad = home ? ABROAD * corners.filter((corner) => !isWithin(corner, home)).length : 0;
  if (covers + abroad >= least) return covers + abroad;
  return covers + abroad + ON_ROAD * map.roads.filter((road) => crosses(box, road)).length;
}

interface Spot<S> extends Point {
  readonly size: S;
}

/** The best of some spots for a slip around a point. */
function best<S extends Size>(
  spots: readonly Spot<S>[],
  at: Point,
  judge: (box: Box, least: number) => number,
): Spot<S> {
  const away = ({ x, y, size }: Spot<S>): number => Math.hypot(x, y - ROW + 4) + size.height / 2;
  let found = spots[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots.toSorted((a, b) => away(a) - away(b))) {
    const distance = away(spot);
    if (distance >= least) break;
    const box = slipBox({ x: at.x + spot.x, y: at.y + spot.y }, spot.size);
    const price = distance + judge(box, least - distance);
    if (price < least) {
      least = price;
      found = spot;
    }
  }
  return found;
}

const ASIDE = Array.from({ length: 41 }, (_, i) => (i - 20) * 5);
const DOWN = [16, 20, 24, 30, 36, 44, 52, 60, 70];
const UP = [-30, -36, -44, -52, -60, -70];

/** Where the points of a province lie: below its name, or as near as nothing is covered, in one of some sizes. */
export function roomBeside<S extends Size>(
  map: Geometry,
  taken: readonly Box[],
  home: ProvinceShape,
  sizes: readonly S[],
): Spot<S> {
  const spots = sizes.flatMap((size) =>
    [...DOWN, ...UP.map((y) => y - (size.height - ROW))].flatMap((y) => ASIDE.map((x) => ({ x, y, size }))),
  );
  return best(spots, home.label, (box, least) => cost(map, taken, box, least, home));
}

/** Where a slip lies beside a diamond: below it, above it, or at a side. */
export function roomAround<S extends Size>(
  map: Geometry,
  taken: readonly Box[],
  diamond: Point,
  size: S,
): Spot<S> {
  const aside = size.width / 2 + 17;
  const spots = [
    ...[0, 8, -8, 16, -16].flatMap((x) => [
      { x, y: 27, size },
      { x, y: -17 - (size.height - ROW / 2), size },
    ]),
    ...[0, 7, -7, 14, -14, 21, -21].flatMap((y) => [
      { x: aside, y, size },
      { x: -aside, y, size },
    ]),
  ];
  return best(spots, diamond, (box, least) => cost(map, taken, box, least));
}
