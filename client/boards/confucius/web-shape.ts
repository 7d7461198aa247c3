export const WEB = { w: 316, h: 188, rx: 112, ry: 60, node: 16 } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The families on an oval, the first at its foot. */
export function nodeAt(at: number, seats: number): Point {
  const angle = Math.PI / 2 + (2 * Math.PI * at) / seats;
  return { x: WEB.w / 2 + WEB.rx * Math.cos(angle), y: 92 + WEB.ry * Math.sin(angle) };
}

interface Thread {
  readonly d: string;
  /** Where the gift hangs, nearer to the one who gave it. */
  readonly gift: Point;
}

const toward = (from: Point, to: Point, by: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * by) / length, y: from.y + ((to.y - from.y) * by) / length };
};

const n = (value: number): string => value.toFixed(1);

/** Shares of its way at which a gift may hang, the best first, and how far from others it does not touch them. */
const HANGS = [0.32, 0.4, 0.24, 0.48, 0.56, 0.64, 0.16];
const APART = 27;

/**
 * The bent thread of a gift from one family to another; two that run both ways do not cover each other, and no gift
 * covers one of those that hang already.
 */
export function threadOf(from: Point, to: Point, hung: readonly Point[]): Thread {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy) || 1;
  const bend = 16;
  const middle = {
    x: (from.x + to.x) / 2 - (dy / length) * bend,
    y: (from.y + to.y) / 2 + (dx / length) * bend,
  };
  const start = toward(from, middle, WEB.node + 2);
  const end = toward(to, middle, WEB.node + 8);
  const along = (t: number, key: 'x' | 'y'): number =>
    (1 - t) ** 2 * start[key] + 2 * t * (1 - t) * middle[key] + t ** 2 * end[key];
  const spots = HANGS.map((t) => ({ x: along(t, 'x'), y: along(t, 'y') }));
  const room = ({ x, y }: Point): number =>
    Math.min(APART, ...hung.map((other) => Math.hypot(other.x - x, other.y - y)));
  return {
    d: `M${n(start.x)} ${n(start.y)}Q${n(middle.x)} ${n(middle.y)} ${n(end.x)} ${n(end.y)}`,
    gift: spots.toSorted((a, b) => room(b) - room(a))[0]!,
  };
}
