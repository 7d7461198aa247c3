import type { Size } from '../../../client/board/board.ts';
import { MINISTRIES } from '../rules/data.ts';
import { Badge } from './badge.tsx';
import { Examination } from './examination.tsx';
import { ForeignLands } from './foreign.tsx';
import { Hall } from './hall.tsx';
import { FarNorth, Washes } from './landscape.tsx';
import { Painting } from './painting.tsx';
import { Sea } from './sea.tsx';
import type { Sight } from './sight.ts';
import { Wall } from './wall.tsx';

/** As the stage draws them: the north with the wall, the ocean, a hall with its ribbon. */
const STAGE = 940;
const NORTH = 112;
const SEA = { top: 378, height: 76 };
const HALL = { x: 9, y: 112, w: 236, h: 262 };
const EXAMINATION = { x: 714, y: 116, w: 220, h: 250 };

/** The whole table of a tablet: between north and ocean three halls and the examination, two by two or in a row. */
export function Court({ sight, width, height }: Size & { readonly sight: Sight }) {
  const { changed } = sight;
  const strip = width / STAGE;
  const top = NORTH * strip;
  const room = height - top - SEA.height * strip;
  const scaleIn = (columns: number): number =>
    Math.min((width / columns - 4) / HALL.w, (room / (4 / columns) - 6) / HALL.h);
  const columns = scaleIn(2) >= scaleIn(4) ? 2 : 4;
  const scale = scaleIn(columns);
  const [w, h] = [width / columns, (room * columns) / 4];
  const place = (i: number, box: typeof HALL): string => {
    const x = (i % columns) * w + (w - box.w * scale) / 2;
    const y = top + Math.floor(i / columns) * h + (h - box.h * scale) / 2;
    return `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)}) translate(${-box.x} ${-box.y})`;
  };
  return (
    <Painting width={width} height={height} label={sight.texts.title} style={{ height: `${height}px` }}>
      <Washes />
      <rect class="cf-court" width={width} height={height} fill="url(#cf-ground)" />
      <g transform={`scale(${strip})`}>
        <FarNorth />
        <ForeignLands sight={sight} />
        <g transform="translate(10 84)">
          <Wall sight={sight} width={920} />
        </g>
        {changed.has('north') && <Badge x={930} y={14} />}
      </g>
      {MINISTRIES.map((id, ministry) => (
        <g key={id} transform={place(ministry, HALL)}>
          <Hall sight={sight} ministry={ministry} />
        </g>
      ))}
      <g transform={place(MINISTRIES.length, EXAMINATION)}>
        <Examination sight={sight} />
      </g>
      <g transform={`translate(0 ${height - SEA.height * strip}) scale(${strip}) translate(0 ${-SEA.top})`}>
        <Sea sight={sight} />
        {changed.has('sea') && <Badge x={930} y={396} />}
      </g>
    </Painting>
  );
}
