/** Where a card lies, in the window. */
export interface Lie {
  readonly left: number;
  readonly top: number;
  readonly side: 'below' | 'above' | 'right' | 'left';
  /** Where its arrow points, along the side that touches the thing. */
  readonly arrow: number;
}

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Between the card and its thing. */
const CLEAR = 8;
const EDGE = 8;
/** The arrow stays off the corners. */
const CORNER = 18;

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * Below the thing if there is room, else above or beside it; inside `room`, which ends above the bar. What is picked
 * is covered only if there is no other way.
 */
export function lieBeside(thing: Rect, card: Size, room: Rect, picked: readonly Rect[]): Lie {
  const [x, y] = [(thing.left + thing.right) / 2, (thing.top + thing.bottom) / 2];
  const across = clamp(x - card.width / 2, room.left + EDGE, room.right - EDGE - card.width);
  const along = clamp(y - card.height / 2, room.top + EDGE, room.bottom - EDGE - card.height);
  const spots = [
    { side: 'below', left: across, top: thing.bottom + CLEAR },
    { side: 'above', left: across, top: thing.top - CLEAR - card.height },
    { side: 'right', left: thing.right + CLEAR, top: along },
    { side: 'left', left: thing.left - CLEAR - card.width, top: along },
  ] as const;
  const tried = spots.map((spot) => {
    const left = clamp(spot.left, room.left + EDGE, room.right - EDGE - card.width);
    const top = clamp(spot.top, room.top + EDGE, room.bottom - EDGE - card.height);
    const box = { left, top, right: left + card.width, bottom: top + card.height };
    const over = picked.reduce((sum, one) => sum + overlap(box, one), overlap(box, thing));
    const { side } = spot;
    const arrow =
      side === 'below' || side === 'above'
        ? clamp(x - left, CORNER, card.width - CORNER)
        : clamp(y - top, CORNER, card.height - CORNER);
    return { left, top, side, arrow, over };
  });
  const { over: _, ...best } = tried.reduce((a, b) => (b.over < a.over ? b : a));
  return best;
}
