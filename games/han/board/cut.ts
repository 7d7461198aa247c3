import { textWidth } from '../../../client/board/fit.ts';
import type { Frame } from '../../../client/board/pan.ts';
import type { Geometry } from './geometry.ts';
import type { HanProps } from './props.ts';
import { provinceName } from './sight.ts';

/** Of names, as in pieces.css. */
const SIZE = { land: 28, city: 25 };

/** The provinces whose names an edge of what is shown would cut, by id. */
export function cutLabels(props: HanProps, { provinces, city }: Geometry, frame: Frame): string {
  const { x, y, width, height } = frame;
  return provinces
    .filter(({ id, label }) => {
      const half = textWidth(provinceName(props, id), SIZE[city ? 'city' : 'land'], { face: 'display' }) / 2;
      return (
        label.x - half < x || label.x + half > x + width || label.y - 20 < y || label.y + 24 > y + height
      );
    })
    .map(({ id }) => id)
    .join(' ');
}
