import type { Size } from './board.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A part of a picture: its upper left corner and size in the picture's units, and pixels for a unit. */
export interface Frame extends Point, Size {
  readonly scale: number;
}

/** What is looked at, and from how near. */
export interface Look {
  readonly at: Point;
  readonly scale: number;
}

/** A picture that is larger than the window through which it is seen. */
export interface Picture {
  /** The window, in pixels. */
  readonly box: Size;
  /** What of the picture must stay in sight, in its units. */
  readonly area: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
  /** Pixels at the edges of the window under which nothing that matters should lie. */
  readonly over?: { readonly top: number; readonly side: number; readonly bottom: number };
  /** Pixels for a unit. */
  readonly least: number;
  readonly most: number;
}

export const within = (n: number, low: number, high: number): number => Math.min(high, Math.max(low, n));

/** The part of the picture around a point; the picture fills the window as far as it can. */
export function frameAt({ at, scale }: Look, { box, area, over }: Picture): Frame {
  const width = box.width / scale;
  const height = box.height / scale;
  const { top = 0, side = 0, bottom = 0 } = over ?? {};
  const place = (middle: number, size: number, low: number, high: number): number =>
    size > high - low ? (low + high - size) / 2 : within(middle - size / 2, low, high - size);
  return {
    x: place(at.x, width, area.left - side / scale, area.right + side / scale),
    y: place(at.y, height, area.top - top / scale, area.bottom + bottom / scale),
    width,
    height,
    scale,
  };
}

export const middleOfFrame = ({ x, y, width, height }: Frame): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** Whether a point lies at least `margin` units inside. */
export const isInside = ({ x, y }: Point, frame: Frame, margin: number): boolean =>
  x > frame.x + margin &&
  x < frame.x + frame.width - margin &&
  y > frame.y + margin &&
  y < frame.y + frame.height - margin;

/** A finger moves the picture and a second one stretches it: `held` is what lay under them, `share` where of the window. */
export function stretched(held: Point, share: Point, scale: number, { box, least, most }: Picture): Look {
  const next = within(scale, least, most);
  return {
    at: {
      x: held.x + ((0.5 - share.x) * box.width) / next,
      y: held.y + ((0.5 - share.y) * box.height) / next,
    },
    scale: next,
  };
}

/** Nearer or further by a factor; the point stays where it is in the window. */
export function zoomed(frame: Frame, share: Point, factor: number, picture: Picture): Look {
  const held = { x: frame.x + share.x * frame.width, y: frame.y + share.y * frame.height };
  return stretched(held, share, frame.scale * factor, picture);
}
