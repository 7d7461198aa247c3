export const WEB = { w: 316, h: 188, rx: 112, ry: 60, node: 16 } as const;

interface Point {
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

/** So far from one point on the way to another. */
export const toward = (from: Point, to: Point, by: number): Point => {
  const share = by / Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
};

/** Shares of its way at which a gift may hang, the best first, and how far from others it does not touch them. */
const HANGS = [0.32, 0.4, 0.24, 0.48, 0.56, 0.64, 0.16];
const APART = 27;
const BEND = 16;

/**
 * The bent thread of a gift from one family to another; two that run both ways do not cover each other, and no gift
 * covers one of those that hang already.
 */
export function threadOf(from: Point, to: Point, hung: readonly Point[]): Thread {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const bend = BEND / Math.hypot(dx, dy);
  const middle = { x: (from.x + to.x) / 2 - dy * bend, y: (from.y + to.y) / 2 + dx * bend };
  const start = toward(from, middle, WEB.node + 2);
  const end = toward(to, middle, WEB.node + 8);
  const along = (t: number, key: 'x' | 'y'): number =>
    (1 - t) ** 2 * start[key] + 2 * t * (1 - t) * middle[key] + t ** 2 * end[key];
  const spots = HANGS.map((t) => ({ x: along(t, 'x'), y: along(t, 'y') }));
  const room = ({ x, y }: Point): number =>
    Math.min(APART, ...hung.map((other) => Math.hypot(other.x - x, other.y - y)));
  return {
    d: `M${start.x} ${start.y}Q${middle.x} ${middle.y} ${end.x} ${end.y}`,
    gift: spots.toSorted((a, b) => room(b) - room(a))[0]!,
  };
}
