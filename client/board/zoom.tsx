import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useGestures } from './gestures.ts';
import { frameAt, isInside, type Look, type Picture } from './pan.ts';
import { useSize } from './size.ts';
import './zoom.css';

interface ZoomProps {
  /** Changes with the decision. */
  readonly moment: unknown;
  readonly children: ComponentChildren;
}

const MOST = 4;
const TARGETS = ':is([data-action], [data-half]):not([aria-disabled="true"])';
/** A finger needs so many pixels; it comes no nearer than by this factor by itself. */
const FINGER = 44;
const NEARER = 3;
/** So far inside the window a place must lie to count as seen. */
const MARGIN = 16;
const ALL: Look = { at: { x: 0, y: 0 }, scale: 1 };

/** A window onto a board that can be enlarged and moved. */
export function Zoom({ moment, children }: ZoomProps) {
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const [look, setLook] = useState<Look>(ALL);
  const picture: Picture = {
    box: size,
    area: { left: 0, top: 0, right: size.width, bottom: size.height },
    least: 1,
    most: MOST,
  };
  const frame = frameAt(look, picture);
  const still = look.scale === 1;
  useLayoutEffect(() => {
    if (matchMedia('(pointer: coarse)').matches) setLook((now) => nearEnough(box.current!, now, picture));
  }, [moment, size.width, size.height]);
  const gestures = useGestures(box, {
    picture,
    frame,
    still,
    move: setLook,
    rest: setLook,
    reset: () => setLook(ALL),
    follow: (point) => {
      if (!still && !isInside(point, frame, MARGIN)) setLook({ at: point, scale: look.scale });
    },
  });
  const { x, y, scale } = frame;
  return (
    <div ref={box} class={still ? 'zoom' : 'zoom near'} {...gestures}>
      <div class="zoomed" style={still ? {} : { transform: `scale(${scale}) translate(${-x}px, ${-y}px)` }}>
        {children}
      </div>
    </div>
  );
}

/** As near as a finger needs to touch what may be chosen, with as many of the targets in the middle as fit. */
function nearEnough(box: HTMLElement, look: Look, picture: Picture): Look {
  const window = box.getBoundingClientRect();
  const shown = frameAt(look, picture);
  const [across, down] = [shown.width / window.width, shown.height / window.height];
  const rects = [...box.querySelectorAll(TARGETS)].map((target) => target.getBoundingClientRect());
  if (rects.length === 0) return ALL;
  const least = Math.min(...rects.map(({ width, height }) => Math.min(width, height)));
  const scale = Math.min(NEARER, (FINGER * look.scale) / least);
  const targets = rects.map(({ left, top, width, height }) => ({
    x: shown.x + (left - window.left) * across,
    y: shown.y + (top - window.top) * down,
    w: width * across,
    h: height * down,
  }));
  if (!(scale > 1.02)) return ALL;
  const at = {
    x: (Math.min(...targets.map(({ x }) => x)) + Math.max(...targets.map(({ x, w }) => x + w))) / 2,
    y: (Math.min(...targets.map(({ y }) => y)) + Math.max(...targets.map(({ y, h }) => y + h))) / 2,
  };
  return { at, scale };
}
