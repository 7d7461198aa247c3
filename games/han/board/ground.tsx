import { useMemo } from 'preact/hooks';
import { Icon } from '../../../client/icons/icon.tsx';
import { CardSymbols } from './card-art.tsx';
import { type Geometry, HEIGHT, WIDTH } from './geometry.ts';
import { Landscape } from './landscape/landscape.tsx';
import { LandscapeSymbols } from './landscape/symbols.tsx';
import { Wall } from './wall.tsx';

/** All of the painting that never changes. It is built once for a map, so that an update passes it by. */
export function Ground({ geometry }: { geometry: Geometry }) {
  return useMemo(
    () => (
      // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus
      <g class={geometry.city ? 'han-ground city' : 'han-ground'} aria-hidden="true">
        <defs>
          <Symbols geometry={geometry} />
          <LandscapeSymbols />
          <CardSymbols />
        </defs>
        {geometry.city ? <Country /> : <Sea />}
        {geometry.provinces.map(({ id, colour }) => (
          <Wash key={id} id={id} colour={colour} />
        ))}
        <Landscape map={geometry.id} />
        <path class="han-border under" d={geometry.borders} />
        <path class="han-border" d={geometry.borders} />
        <path class="han-road edge" d={geometry.roadPath} />
        <path class="han-road" d={geometry.roadPath} />
        <path class="han-road ruts" d={geometry.roadPath} />
        <Wall track={geometry.track} />
      </g>
    ),
    [geometry],
  );
}

function Symbols({ geometry }: { geometry: Geometry }) {
  return (
    <>
      <pattern id="han-waves" width="26" height="13" patternUnits="userSpaceOnUse">
        <g class="han-wave">
          {[0, 13, 26].flatMap((x) =>
            [13, 9.36, 5.72].map((r) => <circle key={`${x} ${r}`} cx={x} cy={x === 13 ? 26 : 13} r={r} />),
          )}
        </g>
      </pattern>
      <pattern id="han-fields" width="92" height="64" patternUnits="userSpaceOnUse">
        <path class="han-dyke" d="M0 0H92M0 32H92M30 0V32M68 32V64M0 64H92" />
        <path
          class="han-furrow"
          d="M4 8h22M4 16h22M4 24h22M36 6v22M46 6v22M56 6v22M66 6v22M76 6v22M86 6v22M6 38v20M16 38v20M26 38v20M36 38v20M46 38v20M56 38v20M72 40h16M72 48h16M72 56h16"
        />
      </pattern>
      <radialGradient id="han-light" cx=".42" cy=".45" r=".75">
        <stop class="han-light" offset=".5" stop-opacity=".85" />
        <stop class="han-light" offset="1" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="han-halo">
        <stop class="han-glow" offset=".4" stop-opacity=".95" />
        <stop class="han-glow" offset=".62" stop-opacity=".5" />
        <stop class="han-glow" offset="1" stop-opacity="0" />
      </radialGradient>
      <path id="han-land" d={geometry.land} />
      {geometry.provinces.map(({ id, path }) => (
        <path key={id} id={`han-land-${id}`} d={path} />
      ))}
      {geometry.provinces.map(({ id }) => (
        <clipPath key={id} id={`han-clip-${id}`}>
          <use href={`#han-land-${id}`} />
        </clipPath>
      ))}
    </>
  );
}

const SHADES = [48, 43, 38, 33, 28, 23, 18, 13, 8];

/** A pale wash that darkens towards its edge, layer by layer. */
function Wash({ id, colour }: { id: string; colour: string }) {
  return (
    <g class={`han-wash han-${colour}`} clip-path={`url(#han-clip-${id})`}>
      <use href={`#han-land-${id}`} class="land" />
      {SHADES.map((width) => (
        <use key={width} href={`#han-land-${id}`} class="shade" stroke-width={width} />
      ))}
    </g>
  );
}

/** On a phone the painting may be seen beyond its edges. */
const FRAME = { x: -300, y: -300, width: WIDTH + 600, height: HEIGHT + 600 };

function Sea() {
  return (
    <>
      <rect {...FRAME} class="han-water" />
      <rect {...FRAME} fill="url(#han-waves)" />
      <rect {...FRAME} fill="url(#han-light)" />
      {['shoal', 'swell far', 'calm far', 'swell', 'calm', 'coast'].map((ring) => (
        <use key={ring} href="#han-land" class={`han-ring ${ring}`} />
      ))}
      <Junk x={846} y={116} size={64} />
      <Junk x={905} y={196} size={40} />
      <use href="#han-cloud" transform="translate(760 98) scale(.62)" />
      <use href="#han-cloud" transform="translate(962 452) scale(.5)" />
    </>
  );
}

function Junk({ x, y, size }: { x: number; y: number; size: number }) {
  const step = size * 0.4;
  return (
    <>
      <Icon name="junk" size={size} x={x} y={y} class="han-junk" />
      <path class="han-wake" d={`M${x - 6} ${y + size * 0.93}q${step / 2}-5 ${step} 0t${step} 0t${step} 0`} />
    </>
  );
}

/** Gates in the wall, and what lies in the fields beyond it. */
const OUTSIDE = [
  ['hall', 530, 97, 1.15],
  ['tower', 986, 448, 1.3],
  ['hall', 530, 799, 1.1],
  ['range-3', 1032, 106, 1.2],
  ['range-2', 1048, 232, 0.95],
  ['range-1', 1034, 330, 0.7],
  ['pines', 1012, 150, 1.2],
  ['pines', 1064, 126, 1],
  ['houses-1', 1044, 276, 1.1],
  ['trees', 1020, 262, 1.1],
  ['houses-2', 1042, 396, 1.1],
  ['trees', 1066, 386, 1.1],
  ['pines', 1020, 372, 1.1],
  ['range-4', 1150, 500, 0.95],
  ['range-2', 1090, 514, 0.7],
  ['pines', 1120, 522, 1.2],
  ['houses-1', 1040, 540, 1.1],
  ['trees', 1064, 552, 1.1],
  ['pines', 1016, 590, 1.2],
  ['cloud', 1036, 46, 0.5],
] as const;

/** Fields around a moat; the city wall stands outside the outline of its districts. */
function Country() {
  return (
    <>
      <rect {...FRAME} class="han-earth" />
      <rect {...FRAME} fill="url(#han-fields)" />
      <rect {...FRAME} fill="url(#han-light)" />
      {['bank', 'moat', 'ripple', 'still', 'merlons edge', 'merlons', 'rampart edge', 'rampart', 'walk'].map(
        (ring) => (
          <use key={ring} href="#han-land" class={`han-ring ${ring}`} />
        ),
      )}
      {OUTSIDE.map(([shape, x, y, scale]) => (
        <use key={`${x} ${y}`} href={`#han-${shape}`} transform={`translate(${x} ${y}) scale(${scale})`} />
      ))}
    </>
  );
}
