import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../texts/texts.ts';
import { Beyond, SIDES, type Side } from './beyond.tsx';
import { useGestures } from './gestures.ts';
import { frameAt, isInside, type Look, type Picture, type Point } from './pan.ts';
import { useSize } from './size.ts';
import './zoom.css';

interface ZoomProps {
  /** Changes with the decision. */
  readonly moment: unknown;
  /** The height that is needed to read all of it; a lower window shows a part. */
  readonly high?: number;
  readonly children: ComponentChildren;
}

const MOST = 4;
const TARGETS = ':is([data-action], [data-half]):not([aria-disabled="true"])';
/** A finger needs so many pixels; it comes no nearer than by this factor by itself. */
const FINGER = 44;
const NEARER = 3;
/** So far inside the window a place must lie to count as seen. */
const MARGIN = 16;

/** A window onto a board that can be enlarged and moved. */
export function Zoom({ moment, high = 0, children }: ZoomProps) {
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const height = Math.max(size.height, high);
  const whole = size.height / height;
  const all: Look = { at: { x: size.width / 2, y: height / 2 }, scale: whole };
  const [chosen, setLook] = useState<Look>();
  const look = chosen ?? all;
  const picture: Picture = {
    box: size,
    area: { left: 0, top: 0, right: size.width, bottom: height },
    least: whole,
    most: MOST,
  };
  const frame = frameAt(look, picture);
  const still = look.scale <= whole;
  useLayoutEffect(() => {
    const coarse = matchMedia('(pointer: coarse)').matches;
    if (coarse || height > size.height)
      setLook((now) => nearEnough(box.current!, now ?? all, picture, coarse));
  }, [moment, size.width, size.height, height]);
  const counts = useBeyond(box);
  const gestures = useGestures(box, {
    picture,
    frame,
    still,
    move: setLook,
    rest: setLook,
    reset: () => setLook(undefined),
    follow: (point) => {
      if (!still && !isInside(point, frame, MARGIN)) setLook({ at: point, scale: look.scale });
    },
  });
  /** Brings the nearest target beyond an edge into view, in whatever window it lies. */
  const goTo = (side: Side): void => {
    const window = box.current!.getBoundingClientRect();
    const [next] = targetsIn(box.current!)
      .filter((target) => beyond(target, window) === side)
      .toSorted((a, b) => distance(a, window) - distance(b, window));
    if (!next) return;
    next.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
    if (!still) setLook({ at: middleOf(next, window, frame), scale: look.scale });
  };
  const { x, y, scale } = frame;
  return (
    <div ref={box} class={still ? 'zoom' : 'zoom near'} {...gestures}>
      <div
        class="zoomed"
        style={
          still && whole === 1
            ? {}
            : { height: `${height}px`, transform: `scale(${scale}) translate(${-x}px, ${-y}px)` }
        }
      >
        {children}
      </div>
      {SIDES.map(
        (side) =>
          counts[side] > 0 && (
            <Beyond
              key={side}
              side={side}
              count={counts[side]}
              label={t().table.beyond(counts[side])}
              go={() => goTo(side)}
            />
          ),
      )}
    </div>
  );
}

type Counts = Readonly<Record<Side, number>>;
const NONE: Counts = { left: 0, right: 0, top: 0, bottom: 0 };

/** How many targets of the decision lie beyond each edge of the window; followed while something in it scrolls. */
function useBeyond(box: { readonly current: HTMLElement | null }): Counts {
  const [counts, setCounts] = useState(NONE);
  const measure = (): void => {
    const window = box.current!.getBoundingClientRect();
    const next = { ...NONE };
    for (const target of targetsIn(box.current!)) {
      const side = beyond(target, window);
      if (side) next[side] += 1;
    }
    setCounts((last) => (SIDES.every((side) => last[side] === next[side]) ? last : next));
  };
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    const element = box.current!;
    element.addEventListener('scroll', measure, { capture: true, passive: true });
    return () => element.removeEventListener('scroll', measure, { capture: true });
  }, [box]);
  return counts;
}

const targetsIn = (box: HTMLElement): Element[] => [...box.querySelectorAll(TARGETS)];

const center = (target: Element): Point => {
  const { left, top, width, height } = target.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

const distance = (target: Element, { left, top, width, height }: DOMRect): number => {
  const { x, y } = center(target);
  return Math.hypot(x - left - width / 2, y - top - height / 2);
};

/** The edge of the window beyond which the middle of a target lies. */
function beyond(target: Element, { left, right, top, bottom }: DOMRect): Side | undefined {
  const { x, y } = center(target);
  const over: Readonly<Record<Side, number>> = {
    left: left - x,
    right: x - right,
    top: top - y,
    bottom: y - bottom,
  };
  const side = SIDES.toSorted((a, b) => over[b] - over[a])[0]!;
  return over[side] > 0 ? side : undefined;
}

interface Shown extends Point {
  readonly width: number;
  readonly height: number;
}

/** The middle of a target, in the units of the picture. */
function middleOf(target: Element, window: DOMRect, shown: Shown): Point {
  const { x, y } = center(target);
  return {
    x: shown.x + ((x - window.left) * shown.width) / window.width,
    y: shown.y + ((y - window.top) * shown.height) / window.height,
  };
}

/** As near as a finger needs to touch what may be chosen, and around as many of the targets as fit. */
function nearEnough(box: HTMLElement, look: Look, picture: Picture, coarse: boolean): Look | undefined {
  const window = box.getBoundingClientRect();
  const shown = frameAt(look, picture);
  const targets = targetsIn(box);
  const sides = targets.flatMap((target) => {
    const { width, height } = target.getBoundingClientRect();
    return [width, height];
  });
  const touched = coarse && sides.length > 0 ? (FINGER * look.scale) / Math.min(...sides) : 1;
  const scale = Math.min(NEARER, Math.max(1, touched));
  if (scale < 1.005 && picture.least === 1) return undefined;
  const places = targets.map((target) => middleOf(target, window, shown));
  if (places.length === 0) return { at: { x: 0, y: 0 }, scale };
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const all = {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    y: (Math.min(...ys) + Math.max(...ys)) / 2,
  };
  const seenFrom = (at: Point): number => {
    const frame = frameAt({ at, scale }, picture);
    return places.filter((place) => isInside(place, frame, FINGER / 2 / scale)).length;
  };
  const at = [all, ...places].reduce((best, next) => (seenFrom(next) > seenFrom(best) ? next : best));
  return { at, scale };
}
