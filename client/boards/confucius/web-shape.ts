import type { Seat } from '../../../rules/core/game.ts';

export const WEB = { w: 316, h: 184, rx: 120, ry: 58, node: 16 } as const;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The families on an oval, the viewer at its foot. */
export function nodeAt(seat: Seat, me: Seat, seats: number): Point {
  const angle = Math.PI / 2 + (2 * Math.PI * (seat - me)) / seats;
  return { x: WEB.w / 2 + WEB.rx * Math.cos(angle), y: 88 + WEB.ry * Math.sin(angle) };
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

/** The bent thread of a gift from one family to another; two that run both ways do not cover each other. */
export function threadOf(from: Point, to: Point): Thread {
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
  const t = 0.42;
  const along = (a: number, b: number, c: number): number =>
    (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
  return {
    d: `M${n(start.x)} ${n(start.y)}Q${n(middle.x)} ${n(middle.y)} ${n(end.x)} ${n(end.y)}`,
    gift: { x: along(start.x, middle.x, end.x), y: along(start.y, middle.y, end.y) },
  };
}
