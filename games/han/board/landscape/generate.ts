import type { Point } from '../../../../client/board/pan.ts';
import type { Geometry } from '../geometry.ts';

/** A drawing of the landscape, by its symbol, where its foot stands. */
export interface Feature extends Point {
  readonly shape: string;
  readonly scale: number;
}

interface Kind {
  readonly shapes: readonly string[];
  /** Half its width and its height at scale 1, and how many to try for. */
  readonly half: number;
  readonly height: number;
  readonly scales: readonly [number, number];
  readonly most: number;
  /** Whether it is half as wide in its upper half. */
  readonly pointed?: boolean;
}

/** Large things first: they find the widest gaps. */
const RANGES = ['range-1', 'range-2', 'range-3', 'range-4'];
const LAND: readonly Kind[] = [
  { shapes: RANGES, half: 34, height: 48, scales: [0.8, 1.08], most: 14, pointed: true },
  { shapes: RANGES, half: 34, height: 48, scales: [0.52, 0.75], most: 28, pointed: true },
  { shapes: ['pines'], half: 11, height: 15, scales: [0.9, 1.15], most: 46 },
];
const CITY: readonly Kind[] = [
  { shapes: ['hall'], half: 28, height: 37, scales: [1, 1.15], most: 9 },
  { shapes: ['tower'], half: 13, height: 40, scales: [0.95, 1.1], most: 7 },
  { shapes: ['houses-1', 'houses-2'], half: 24, height: 24, scales: [0.95, 1.15], most: 36 },
  { shapes: ['trees', 'pines'], half: 12, height: 15, scales: [1, 1.25], most: 44 },
];

/** How far a drawing keeps from what is played on. */
const SPACE = 24;
const ROAD = 9;
const SEAL = 34;
const DIAMOND = 15;
const BORDER = 6;
const APART = 3;
const TRIES = 4000;
const SEED = 7;

/**
 * Peaks and pines, or roofs and trees, in the empty land only. The result is kept as data; the test that
 * compares it writes it anew when a map changes.
 */
export function generate(map: Geometry): Feature[] {
  const random = mulberry(SEED);
  const between = (low: number, high: number): number => low + (high - low) * random();
  const found: (Feature & { box: Box })[] = [];
  for (const kind of map.city ? CITY : LAND)
    for (let tries = 0, placed = 0; tries < TRIES && placed < kind.most; tries++) {
      const scale = round(between(...kind.scales), 100);
      const x = Math.round(between(90, 975));
      const y = Math.round(between(95, 780));
      const box = { x, y, half: kind.half * scale, height: kind.height * scale };
      const foot = { ...box, height: box.height / 2 };
      const tip = { ...box, half: box.half / 2 };
      const parts = kind.pointed ? [foot, tip] : [box];
      if (!parts.every((part) => isFree(map, part)) || found.some((other) => overlap(box, other.box, APART)))
        continue;
      const shape = kind.shapes[Math.floor(random() * kind.shapes.length)]!;
      found.push({ shape, x, y, scale, box });
      placed++;
    }
  return found.toSorted((a, b) => a.y - b.y).map(({ shape, x, y, scale }) => ({ shape, x, y, scale }));
}

interface Box extends Point {
  readonly half: number;
  readonly height: number;
}

const round = (n: number, by: number): number => Math.round(n * by) / by;

function overlap(a: Box, b: Box, gap: number): boolean {
  return (
    Math.abs(a.x - b.x) < a.half + b.half + gap && a.y - a.height < b.y + gap && b.y - b.height < a.y + gap
  );
}

/** The label with its count below, wide enough for the longest name of the four languages. */
const labelBox = (map: Geometry, { label }: { label: Point }): Box => ({
  x: label.x,
  y: label.y + 24,
  half: map.city ? 62 : 42,
  height: 50,
});

function isFree(map: Geometry, box: Box): boolean {
  const from = (p: Point): number =>
    Math.hypot(
      Math.max(0, Math.abs(p.x - box.x) - box.half),
      Math.max(0, box.y - box.height - p.y, p.y - box.y),
    );
  const clear = (p: Point, by: number): boolean => from(p) >= by;
  const along = (a: Point, b: Point, by: number): boolean => {
    const steps = Math.ceil(Math.hypot(a.x - b.x, a.y - b.y) / 5) || 1;
    for (let i = 0; i <= steps; i++)
      if (!clear({ x: a.x + ((b.x - a.x) * i) / steps, y: a.y + ((b.y - a.y) * i) / steps }, by))
        return false;
    return true;
  };
  if (!map.spaces.every((space) => clear({ x: space.x, y: space.y - 8 }, SPACE))) return false;
  if (!map.provinces.every(({ seal }) => clear(seal, SEAL))) return false;
  const corners = [
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ].map(([dx, up]) => ({ x: box.x + dx! * box.half, y: box.y - up! * box.height }));
  const lines = [...map.borderLines, ...map.provinces.map(({ polygon }) => [...polygon, polygon[0]!])];
  return (
    map.provinces.some(({ polygon }) => corners.every((corner) => inside(polygon, corner))) &&
    map.provinces.every((province) => !overlap(box, labelBox(map, province), 2)) &&
    map.alliances.every((diamond) => clear(diamond, DIAMOND)) &&
    map.roads.every(([a, b]) => along(a, b, ROAD)) &&
    lines.every((line) =>
      line
        .slice(1)
        .every(([x, y], i) => along({ x: line[i]![0]!, y: line[i]![1]! }, { x: x!, y: y! }, BORDER)),
    )
  );
}

function inside(polygon: readonly (readonly number[])[], { x, y }: Point): boolean {
  let odd = false;
  polygon.forEach(([x1, y1], i) => {
    const [x2, y2] = polygon[(i + 1) % polygon.length]!;
    if (y1! > y !== y2! > y && x < ((x2! - x1!) * (y - y1!)) / (y2! - y1!) + x1!) odd = !odd;
  });
  return odd;
}

/** A small generator of its own: the painting must not depend on that of the rules. */
function mulberry(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
