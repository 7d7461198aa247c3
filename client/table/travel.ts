import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { still } from '../settings/settings.ts';

const TRAVEL = { duration: 320, easing: 'cubic-bezier(.3,0,.1,1)' };
const APPEAR = { duration: 120, easing: 'ease-out' };
/** Less than this is no journey. */
const NEAR = 2;

/**
 * Lets pieces travel: whatever a board marks with `data-piece` and a name of its own goes from where it was to where
 * it is now, and what is new fades in.
 */
export function useTravel(box: RefObject<HTMLElement | null>, moment: unknown): void {
  const before = useRef(new Map<string, DOMRect>());
  useLayoutEffect(() => {
    const pieces = box.current?.querySelectorAll<SVGElement | HTMLElement>('[data-piece]') ?? [];
    const now = new Map<string, DOMRect>();
    const known = before.current;
    const scale = scaleOf(box.current);
    for (const piece of pieces) {
      const name = piece.dataset.piece!;
      const rect = piece.getBoundingClientRect();
      now.set(name, rect);
      if (known.size === 0 || still()) continue;
      const from = known.get(name);
      if (!from) piece.animate([{ opacity: 0 }, { opacity: 1 }], APPEAR);
      else move(piece, (from.x - rect.x) / scale, (from.y - rect.y) / scale);
    }
    before.current = now;
  }, [moment]);
}

function move(piece: Element, dx: number, dy: number): void {
  if (Math.abs(dx) + Math.abs(dy) < NEAR) return;
  piece.animate([{ translate: `${dx}px ${dy}px` }, { translate: '0 0' }], TRAVEL);
}

/** Pixels of the screen for each unit of the drawing. */
function scaleOf(box: HTMLElement | null): number {
  const svg = box?.querySelector('svg');
  const width = svg?.viewBox.baseVal?.width;
  return svg && width ? svg.getBoundingClientRect().width / width : 1;
}
