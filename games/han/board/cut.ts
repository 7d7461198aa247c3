import { textWidth } from '../../../client/board/fit.ts';
import type { Frame } from './frame.ts';
import type { Geometry } from './geometry.ts';
import type { HanProps } from './props.ts';
import { provinceName } from './sight.ts';

/** What lies over the near map, in pixels from its right edge: the small map above, the way to the whole one below. */
const INSET = { wide: 124, high: 99 };
const BUTTON = { wide: 124, high: 52 };
/** Of names, as in pieces.css. */
const SIZE = { land: 28, city: 25 };

/** The provinces whose names an edge of what is shown or something that lies over it would cut, by id. */
export function cutLabels(props: HanProps, { provinces, city }: Geometry, frame: Frame): string {
  const { x, y, width, height, scale } = frame;
  const right = x + width;
  const bottom = y + height;
  return provinces
    .filter(({ id, label }) => {
      const half = textWidth(provinceName(props, id), SIZE[city ? 'city' : 'land'], { face: 'display' }) / 2;
      const out = label.x + half;
      const [up, down] = [label.y - 20, label.y + 24];
      const covered = ({ wide, high }: typeof INSET, room: number): boolean =>
        out > right - wide / scale && room < high / scale;
      return (
        label.x - half < x ||
        out > right ||
        up < y ||
        down > bottom ||
        covered(INSET, up - y) ||
        covered(BUTTON, bottom - down)
      );
    })
    .map(({ id }) => id)
    .join(' ');
}
