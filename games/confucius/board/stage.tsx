import { Backdrop } from '../../../client/board/backdrop.tsx';
import { MINISTRIES } from '../rules/data.ts';
import { Badge } from './badge.tsx';
import { Examination } from './examination.tsx';
import { Final } from './final.tsx';
import { ForeignLands } from './foreign.tsx';
import { Hall } from './hall.tsx';
import { Honours } from './honours.tsx';
import { Landscape, Washes } from './landscape.tsx';
import { Own } from './own.tsx';
import { Painting } from './painting.tsx';
import { type PlaqueBox, Plaques, plaquesOf } from './plaques.tsx';
import type { ConfuciusProps } from './props.ts';
import { Sea } from './sea.tsx';
import { type Sight, sightOf } from './sight.ts';
import { Wall } from './wall.tsx';

function plaqueRow(sight: Sight): PlaqueBox[] {
  const n = plaquesOf(sight).length;
  const w = 928 / n;
  return Array.from({ length: n }, (_, i) => ({ x: 6 + i * w, y: 538, w, h: 80 }));
}

/** Made once, so that an update passes it by. */
const GROUND = (
  <Backdrop board="confucius" viewBox="0 0 940 624">
    <Washes />
    <Landscape />
  </Backdrop>
);

/** The whole table in 940 × 624. */
export function Stage(props: ConfuciusProps) {
  const sight = sightOf(props);
  const { changed, frame } = sight;
  return (
    <>
      {GROUND}
      <Painting width={940} height={624} label={props.texts.title}>
        <ForeignLands sight={sight} />
        <g transform="translate(10 84)">
          <Wall sight={sight} width={920} />
        </g>
        {changed.has('north') && <Badge x={930} y={14} />}
        <Sea sight={sight} />
        {changed.has('sea') && <Badge x={930} y={396} />}
        {MINISTRIES.map((id, ministry) => (
          <g key={id} transform={`translate(${233 * ministry} 0)`}>
            <Hall sight={sight} ministry={ministry} />
          </g>
        ))}
        {frame ? <Examination sight={sight} /> : <Honours sight={sight} />}
        {frame === undefined ? (
          <g transform="translate(0 450)">
            <Final sight={sight} width={940} height={174} />
          </g>
        ) : (
          <>
            <Own sight={sight} />
            <rect class="tray" y="532" width="940" height="92" />
            <path class="edge" d="M0 532H940" />
            <Plaques sight={sight} boxes={plaqueRow(sight)} />
            {changed.has('actions') && <Badge x={932} y={540} />}
          </>
        )}
      </Painting>
    </>
  );
}
