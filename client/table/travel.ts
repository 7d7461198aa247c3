import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { still } from '../settings/settings.ts';

const TRAVEL = { duration: 320, easing: 'cubic-bezier(.3,0,.1,1)' };
const APPEAR = { duration: 120, easing: 'ease-out' };
/** Shorter moves are not animated. */
const NEAR = 2;

type Drawn = SVGElement | HTMLElement;

/**
 * Animates pieces. Whatever a board marks with a unique `data-piece` moves from its old position to the new one. New
 * pieces start at the place named by `data-from` if it was visible before; otherwise they fade in.
 */
export function useTravel(box: RefObject<HTMLElement | null>, moment: unknown): void {
  const before = useRef(new Map<string, DOMRect>());
  const running = useRef<Animation[]>([]);
  useLayoutEffect(
    () =>
      onFrame(() => {
        for (const animation of running.current.splice(0)) animation.cancel();
        const known = before.current;
        before.current = new Map();
        if (still()) return;
        // Measures everything before animating anything.
        const table = box.current?.closest('.table') ?? box.current;
        const now = before.current;
        for (const home of table?.querySelectorAll<Drawn>('[data-place]') ?? []) {
          const rect = home.getBoundingClientRect();
          if (rect.width > 0) now.set(`home ${home.dataset.place}`, rect);
        }
        const pieces = [...(box.current?.querySelectorAll<Drawn>('[data-piece]') ?? [])];
        const rects = pieces.map((piece) => piece.getBoundingClientRect());
        for (const [i, piece] of pieces.entries()) now.set(piece.dataset.piece!, rects[i]!);
        if (known.size === 0) return;
        for (const [i, piece] of pieces.entries()) {
          const { piece: name, from: home } = piece.dataset;
          const from = known.get(name!) ?? known.get(`home ${home}`);
          const motion = from
            ? journey(piece, middle(from), middle(rects[i]!))
            : piece.animate([{ opacity: 0 }, { opacity: 1 }], APPEAR);
          if (motion) running.current.push(motion);
        }
      }),
    [moment],
  );
}

/** Measures after the frame's layout; measuring earlier would lay it out twice. */
function onFrame(measure: () => void): () => void {
  const frame = requestAnimationFrame(measure);
  return () => cancelAnimationFrame(frame);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const middle = ({ x, y, width, height }: DOMRect): Point => ({ x: x + width / 2, y: y + height / 2 });

function journey(piece: Drawn, from: Point, to: Point): Animation | undefined {
  const way = { x: from.x - to.x, y: from.y - to.y };
  if (Math.abs(way.x) + Math.abs(way.y) < NEAR) return undefined;
  const { x, y } = inUnits(piece, way);
  return piece.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], TRAVEL);
}

/** Converts a screen distance to the units of the piece's drawing. */
function inUnits(piece: Drawn, { x, y }: Point): Point {
  const matrix = piece.parentNode instanceof SVGGraphicsElement ? piece.parentNode.getScreenCTM() : null;
  if (!matrix) return { x, y };
  const { a, b, c, d } = matrix;
  const size = a * d - b * c;
  return { x: (d * x - c * y) / size, y: (a * y - b * x) / size };
}
