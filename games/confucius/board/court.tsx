import type { Size } from '../../../client/board/board.ts';
import { MINISTRIES } from '../rules/data.ts';
import { Badge } from './badge.tsx';
import { Examination } from './examination.tsx';
import { ForeignLands } from './foreign.tsx';
import { Hall } from './hall.tsx';
import { FarNorth, Washes } from './landscape.tsx';
import { Painting } from './painting.tsx';
import { Ocean, Sea } from './sea.tsx';
import type { Sight } from './sight.ts';
import { Wall } from './wall.tsx';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** As the stage draws them: the north with the wall, the ocean, a hall with its ribbon. */
const STAGE = 940;
const NORTH = 112;
const SEA = { top: 378, height: 76 };
const HALL: Box = { x: 9, y: 112, w: 236, h: 262 };
const EXAMINATION: Box = { x: 714, y: 116, w: 220, h: 250 };
/** The examination beside the ocean is not drawn smaller, so that it can be read. */
const BESIDE = 0.9;

interface Plan {
  readonly halls: readonly Box[];
  readonly examination: Box;
  /** Where it is more than a strip at the foot. */
  readonly ocean?: Box;
}

/** Halls and examination in a grid above the ocean as a strip. */
function inGrid(columns: number, width: number, top: number, bottom: number): Plan {
  const [w, h] = [width / columns, ((bottom - top) * columns) / 4];
  const [first, second, third, examination] = Array.from({ length: 4 }, (_, i) => ({
    x: (i % columns) * w,
    y: top + Math.floor(i / columns) * h,
    w,
    h,
  }));
  return { halls: [first!, second!, third!], examination: examination! };
}

/** Three halls in a row, and below them the examination beside a wide ocean. */
function inRows(width: number, top: number, height: number): Plan {
  const halls = (width / 3 - 4) / HALL.w;
  const room = height - top;
  const h = Math.min(halls * HALL.h + 8, room - BESIDE * EXAMINATION.h);
  const w = Math.min(0.36 * width, ((room - h - 6) * EXAMINATION.w) / EXAMINATION.h + 6);
  const y = top + h;
  return {
    halls: [0, 1, 2].map((i) => ({ x: (i * width) / 3, y: top, w: width / 3, h })),
    examination: { x: 0, y, w, h: room - h },
    ocean: { x: w, y, w: width - w, h: room - h },
  };
}

const scaleOf = (room: Box, box: Box): number => Math.min((room.w - 4) / box.w, (room.h - 6) / box.h);

/** The whole table of a tablet: between north and ocean three halls and the examination. */
export function Court({ sight, width, height }: Size & { readonly sight: Sight }) {
  const { changed } = sight;
  const strip = width / STAGE;
  const top = NORTH * strip;
  const foot = height - SEA.height * strip;
  const plan = [inRows(width, top, height), inGrid(2, width, top, foot), inGrid(4, width, top, foot)].reduce(
    (best, next) => (scaleOf(next.halls[0]!, HALL) > 1.02 * scaleOf(best.halls[0]!, HALL) ? next : best),
  );
  const { ocean } = plan;
  const place = (room: Box, box: Box): string => {
    const scale = scaleOf(room, box);
    const x = room.x + (room.w - box.w * scale) / 2;
    const y = room.y + (room.h - box.h * scale) / 2;
    return `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)}) translate(${-box.x} ${-box.y})`;
  };
  return (
    <Painting width={width} height={height} label={sight.texts.title} style={{ height: `${height}px` }}>
      <Washes />
      <rect class="cf-court" width={width} height={height} fill="url(#cf-ground)" />
      {ocean ? (
        <g transform={`translate(${ocean.x} ${ocean.y})`}>
          <Ocean sight={sight} width={ocean.w} height={ocean.h} />
          {changed.has('sea') && <Badge x={ocean.w - 10} y={14} />}
        </g>
      ) : (
        <g transform={`translate(0 ${foot}) scale(${strip}) translate(0 ${-SEA.top})`}>
          <Sea sight={sight} />
          {changed.has('sea') && <Badge x={930} y={396} />}
        </g>
      )}
      <g transform={`scale(${strip})`}>
        <FarNorth />
        <ForeignLands sight={sight} />
        <g transform="translate(10 84)">
          <Wall sight={sight} width={920} />
        </g>
        {changed.has('north') && <Badge x={930} y={14} />}
      </g>
      {MINISTRIES.map((id, ministry) => (
        <g key={id} transform={place(plan.halls[ministry]!, HALL)}>
          <Hall sight={sight} ministry={ministry} />
        </g>
      ))}
      <g transform={place(plan.examination, EXAMINATION)}>
        <Examination sight={sight} />
      </g>
    </Painting>
  );
}
