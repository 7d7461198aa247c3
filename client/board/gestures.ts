import { useEffect, useRef } from 'preact/hooks';
import { nameOfKey } from '../settings/keys.ts';
import { changedKeys, shortcuts } from '../settings/settings.ts';
import {
  type Frame,
  frameAt,
  type Look,
  middleOfFrame,
  type Picture,
  type Point,
  stretched,
  zoomed,
} from './pan.ts';

/** A finger may slip so far and still tap. */
const SLIP = 6;
/** How much a step of a wheel, a key and two taps bring nearer. */
const WHEEL = 0.0022;
const STEP = 1.3;
const TWICE = 2;
/** A key moves by this share of what is seen. */
const STRIDE = 0.25;
/** The second of two taps comes within this time, this near. */
const AGAIN_MS = 320;
const AGAIN = 24;

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** To be spread on the window through which the picture is seen. */
export interface Gestures {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(event: PointerEvent): void;
  onClickCapture(event: MouseEvent): void;
  onFocusIn(event: FocusEvent): void;
}

interface Held {
  /** What lay under the fingers, in the units of the picture, and as a share of the window. */
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
  tapped: { readonly at: Point; readonly time: number } | undefined;
}

export interface Moving {
  readonly picture: Picture;
  readonly frame: Frame;
  /** All of it is shown, so one finger moves nothing. */
  readonly still: boolean;
  /** All of it is so small that a tap only leads nearer. */
  readonly far?: boolean;
  /** While fingers lie on it, and when they have left it. */
  move(sight: Look): void;
  rest(sight: Look): void;
  /** Back to how it lay at first. */
  reset(): void;
  /** It was tapped while far. */
  tap?(point: Point): void;
  /** A key has come to a place. */
  follow(point: Point): void;
}

const mean = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const spreadOf = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 1);

const under = (share: Point, { x, y, width, height }: Frame): Point => ({
  x: x + share.x * width,
  y: y + share.y * height,
});

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), textarea, select');

/**
 * Moves and stretches a picture: by one finger, two fingers, two taps, the wheel, and keys (+ − 0, arrows with Shift).
 * A tap stays a tap.
 */
export function useGestures(window: { readonly current: HTMLElement | null }, moving: Moving): Gestures {
  const { picture, frame, still, far = false, move, rest, reset, tap, follow } = moving;
  const { current: hand } = useRef<Hand>({
    fingers: new Map(),
    held: undefined,
    sight: undefined,
    tapped: undefined,
  });
  const latest = useRef(moving);
  latest.current = moving;

  /** A place on the screen as a share of the window. */
  const shareOf = ({ x, y }: Point): Point => {
    const { left, top, width, height } = window.current!.getBoundingClientRect();
    return { x: (x - left) / width, y: (y - top) / height };
  };
  const grasp = (now: Frame): void => {
    const points = [...hand.fingers.values()];
    const from = mean(points);
    const share = shareOf(from);
    hand.held = { point: under(share, now), share, scale: now.scale, spread: spreadOf(points), from };
  };
  const release = (event: PointerEvent): void => {
    if (!hand.fingers.delete(event.pointerId)) return;
    if (hand.fingers.size > 0) grasp(hand.sight ? frameAt(hand.sight, picture) : frame);
    else if (hand.sight) rest(hand.sight);
  };

  useEffect(() => {
    const element = window.current!;
    const wheel = (event: WheelEvent) => {
      const { frame, picture, still, move, rest } = latest.current;
      // A trackpad's pinch comes as a wheel with Ctrl.
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault();
        const next = zoomed(
          frame,
          shareOf({ x: event.clientX, y: event.clientY }),
          Math.exp(-event.deltaY * WHEEL),
          picture,
        );
        move(next);
        rest(next);
      } else if (!still) {
        event.preventDefault();
        const { x, y } = middleOfFrame(frame);
        rest({
          at: { x: x + event.deltaX / frame.scale, y: y + event.deltaY / frame.scale },
          scale: frame.scale,
        });
      }
    };
    // Two fingers stretch the picture, not the page.
    const pinch = (event: TouchEvent) => {
      if (event.touches.length > 1) event.preventDefault();
    };
    const key = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (element.closest('[inert]') || document.querySelector('dialog[open]')) return;
      const { frame, picture, still, rest, reset } = latest.current;
      const arrow = event.shiftKey ? ARROWS[event.key] : undefined;
      // A sign may have been made the key for something else.
      const free = shortcuts.value && nameOfKey(changedKeys.value, event.key) === undefined;
      const factor = { '+': STEP, '=': STEP, '-': 1 / STEP, '−': 1 / STEP }[event.key];
      const middle = { x: 0.5, y: 0.5 };
      if (arrow && !still) {
        const { x, y } = middleOfFrame(frame);
        const [right, down] = arrow;
        rest({
          at: { x: x + right * STRIDE * frame.width, y: y + down * STRIDE * frame.height },
          scale: frame.scale,
        });
      } else if (factor !== undefined && free) rest(zoomed(frame, middle, factor, picture));
      else if (event.key === '0' && free) reset();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('touchstart', pinch, { passive: false });
    element.addEventListener('touchmove', pinch, { passive: false });
    const { ownerDocument: page } = element;
    page.addEventListener('keydown', key, { capture: true });
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('touchstart', pinch);
      element.removeEventListener('touchmove', pinch);
      page.removeEventListener('keydown', key, { capture: true });
    };
  }, [window]);

  return {
    onPointerDown(event) {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      if (event.isPrimary) {
        hand.fingers.clear();
        hand.sight = undefined;
      }
      hand.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      grasp(frame);
    },
    onPointerMove(event) {
      if (event.buttons === 0) release(event);
      if (!hand.held || !hand.fingers.has(event.pointerId)) return;
      hand.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const points = [...hand.fingers.values()];
      const to = mean(points);
      const { point, scale, spread, from } = hand.held;
      if (!hand.sight && points.length < 2) {
        const slipped = Math.hypot(to.x - from.x, to.y - from.y) < SLIP;
        if (slipped || still || far) return;
      }
      hand.sight = stretched(point, shareOf(to), (scale * spreadOf(points)) / spread, picture);
      move(hand.sight);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onClickCapture(event) {
      // Keys press without a place.
      if (event.detail === 0) return;
      const at = { x: event.clientX, y: event.clientY };
      if (hand.sight) {
        hand.sight = undefined;
        event.stopPropagation();
        return;
      }
      if (far && tap) {
        event.stopPropagation();
        tap(under(shareOf(at), frame));
        return;
      }
      const { tapped } = hand;
      hand.tapped = { at, time: event.timeStamp };
      const onGround = !(event.target as Element).closest('button, a, .target, [role="button"]');
      if (!onGround || !tapped || event.timeStamp - tapped.time > AGAIN_MS) return;
      if (Math.hypot(at.x - tapped.at.x, at.y - tapped.at.y) > AGAIN) return;
      hand.tapped = undefined;
      if (still) rest(zoomed(frame, shareOf(at), TWICE, picture));
      else reset();
    },
    onFocusIn(event) {
      const target = event.target as Element;
      if (!target.matches(':focus-visible')) return;
      const { x, y, width, height } = target.getBoundingClientRect();
      follow(under(shareOf({ x: x + width / 2, y: y + height / 2 }), frame));
    },
  };
}
