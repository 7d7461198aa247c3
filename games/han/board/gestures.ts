import { useRef } from 'preact/hooks';
import { type Frame, frameAt, type Look, middleOfFrame, settled, stretched } from './frame.ts';
import type { Point } from './geometry.ts';

/** So far a finger may slip and still tap. */
const SLIP = 6;

/** To be spread on the box that the map lies in. */
export interface Gestures {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(event: PointerEvent): void;
  onClickCapture(event: MouseEvent): void;
  onFocusIn(event: FocusEvent): void;
}

interface Held {
  /** What lay under the fingers, in the units of the map, and as a share of the box. */
  readonly point: Point;
  readonly share: Point;
  readonly scale: number;
  readonly spread: number;
  readonly from: Point;
}

interface Hand {
  readonly fingers: Map<number, Point>;
  held: Held | undefined;
  sight: Look | undefined;
}

interface Moving {
  readonly frame: Frame;
  readonly whole: boolean;
  /** While fingers lie on the map, and when they have left it; nothing is all of it. */
  move(sight: Look): void;
  rest(sight: Look | undefined): void;
  /** The whole map was tapped. */
  tap(point: Point): void;
  /** A key has come to a place. */
  follow(point: Point): void;
}

const mean = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const spreadOf = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 1);

/** A place on the screen as a share of the box. */
function shareOf({ x, y }: Point, event: Event, { width: w, height: h }: Frame): Point {
  const { left, top, width } = (event.currentTarget as Element).getBoundingClientRect();
  return { x: (x - left) / width, y: (y - top) / ((width * h) / w) };
}

const under = (share: Point, { x, y, width, height }: Frame): Point => ({
  x: x + share.x * width,
  y: y + share.y * height,
});

/** Where the screen is too short for the board, a finger scrolls it by what the map does not follow. */
function scroll(share: number, event: Event, { width: w, height: h }: Frame): void {
  const map = event.currentTarget as Element;
  const top = (share * map.getBoundingClientRect().width * h) / w;
  map.closest('.phone-board')?.scrollBy({ top, behavior: 'instant' });
}

/** One finger moves the map, two stretch it, and a tap stays a tap. */
export function useGestures({ frame, whole, move, rest, tap, follow }: Moving): Gestures {
  const high = frame.height * frame.scale;
  const { current: hand } = useRef<Hand>({ fingers: new Map(), held: undefined, sight: undefined });

  const grasp = (event: Event, now: Frame): void => {
    const points = [...hand.fingers.values()];
    const from = mean(points);
    const share = shareOf(from, event, now);
    hand.held = { point: under(share, now), share, scale: now.scale, spread: spreadOf(points), from };
  };
  const release = (event: PointerEvent): void => {
    if (!hand.fingers.delete(event.pointerId)) return;
    if (hand.fingers.size > 0) grasp(event, hand.sight ? frameAt(hand.sight, high) : frame);
    else if (hand.sight) rest(settled(hand.sight));
  };

  return {
    onPointerDown(event) {
      if (event.isPrimary) {
        hand.fingers.clear();
        hand.sight = undefined;
      }
      hand.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      grasp(event, frame);
    },
    onPointerMove(event) {
      if (event.buttons === 0) release(event);
      if (!hand.held || !hand.fingers.has(event.pointerId)) return;
      hand.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const points = [...hand.fingers.values()];
      const to = mean(points);
      const { point, share, scale, spread, from } = hand.held;
      const slipped = Math.hypot(to.x - from.x, to.y - from.y) < SLIP && points.length < 2;
      if (!hand.sight && slipped) return;
      const now = shareOf(to, event, frame);
      // The whole map lies still under one finger.
      if (!hand.sight && whole && points.length < 2) return scroll(share.y - now.y, event, frame);
      hand.sight = stretched(point, now, (scale * spreadOf(points)) / spread, high);
      move(hand.sight);
      const shown = frameAt(hand.sight, high);
      const beyond = hand.sight.at.y - middleOfFrame(shown).y;
      if (points.length < 2) scroll(beyond / shown.height, event, shown);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onClickCapture(event) {
      // Keys press without a place.
      if (event.detail === 0 || !(hand.sight || whole)) return;
      event.stopPropagation();
      if (!hand.sight) tap(under(shareOf({ x: event.clientX, y: event.clientY }, event, frame), frame));
      hand.sight = undefined;
    },
    onFocusIn(event) {
      const target = event.target as Element;
      if (!target.matches(':focus-visible')) return;
      const { x, y, width, height } = target.getBoundingClientRect();
      follow(under(shareOf({ x: x + width / 2, y: y + height / 2 }, event, frame), frame));
    },
  };
}
