import { type Peak, RANGES } from './ranges.ts';

/** Malachite before azurite: the flat colours lie under the rim, and the foot fades into the land. */
function Hill({ peak, ground }: { peak: Peak; ground: string }) {
  return (
    <>
      <path d={`${peak.rim}Z`} fill={`url(#han-${ground})`} />
      <path class={`han-rim ${ground}`} d={peak.strokes} stroke-width=".9" opacity=".5" />
      <path class={`han-rim ${ground}`} d={peak.rim} stroke-width="1.2" opacity=".8" />
    </>
  );
}

function Pine({ at, scale = 1 }: { at: string; scale?: number }) {
  return (
    <g transform={`translate(${at}) scale(${scale})`}>
      <path class="han-trunk" d="M0 0q-1.5-7 1-13" />
      <path
        class="han-needles"
        d="M-6.2-6.5a3.6 1.2 0 1 0 7.2 0a3.6 1.2 0 1 0-7.2 0M-.6-8.6a3.6 1.2 0 1 0 7.2 0a3.6 1.2 0 1 0-7.2 0M-4.9-11a3.3 1.1 0 1 0 6.6 0a3.3 1.1 0 1 0-6.6 0M-1.6-13.6a3 1 0 1 0 6 0a3 1 0 1 0-6 0"
      />
    </g>
  );
}

interface HouseProps {
  readonly x: number;
  readonly y: number;
  /** Half the width of its walls; the eaves reach further. */
  readonly half: number;
  readonly wall: number;
  readonly roof: number;
}

/** A roof with upturned eaves over walls with a door; flat colour out of register, then the key line. */
function House({ x, y, half, wall, roof }: HouseProps) {
  const eave = half + 5;
  const ridge = half * 0.62;
  const top = y - wall;
  const tiles = `M${x - eave} ${top - 1.5}Q${x - half} ${top - 2} ${x - ridge} ${top - roof}H${x + ridge}Q${x + half} ${top - 2} ${x + eave} ${top - 1.5}Q${x + half} ${top + 2.4} ${x + half - 2} ${top + 2}H${x - half + 2}Q${x - half} ${top + 2.4} ${x - eave} ${top - 1.5}Z`;
  const walls = `M${x - half + 1.5} ${y}V${top + 1}H${x + half - 1.5}V${y}Z`;
  return (
    <>
      <path class="han-walls" d={walls} />
      <path class="han-door" d={`M${x - 2.4} ${y}v-${wall * 0.7}h4.800v${wall * 0.7}Z`} />
      <path class="han-tiles" d={tiles} transform="translate(.8 .8)" />
      <path class="han-key" d={`${walls}${tiles}`} />
    </>
  );
}

/** The drawings that the landscapes are made of, each with its foot at 0 0. */
export function LandscapeSymbols() {
  return (
    <>
      <linearGradient id="han-malachite" x1="0" y1="0" x2="0" y2="1">
        <stop class="han-m1" offset="0" />
        <stop class="han-m2" offset=".45" />
        <stop class="han-m3" offset=".8" />
        <stop class="han-m4" offset="1" stop-opacity="0" />
      </linearGradient>
      <linearGradient id="han-azurite" x1="0" y1="0" x2="0" y2="1">
        <stop class="han-a1" offset="0" />
        <stop class="han-a2" offset=".45" />
        <stop class="han-a3" offset=".8" />
        <stop class="han-a4" offset="1" stop-opacity="0" />
      </linearGradient>
      {Object.entries(RANGES).map(([shape, [low, high]]) => (
        <g key={shape} id={`han-${shape}`}>
          <Hill peak={low} ground="malachite" />
          <Hill peak={high} ground="azurite" />
        </g>
      ))}
      <g id="han-pines">
        <Pine at="-4 0" />
        <Pine at="5 1" scale={0.75} />
      </g>
      <g id="han-trees">
        <path class="han-trunk" d="M-5 0v-6M5 1v-5" />
        <path
          class="han-crown"
          d="M-11-6a4 4 0 0 1 3-5a4.200 4.200 0 0 1 7 1a3.600 3.600 0 0 1-1 5.500q-5 1.500-9-1.500Z"
        />
        <path
          class="han-crown"
          d="M0-4a3.400 3.400 0 0 1 2.400-4.400a3.600 3.600 0 0 1 6 .8a3 3 0 0 1-.8 4.600q-4.400 1.200-7.600-1Z"
        />
      </g>
      <g id="han-houses-1">
        <House x={-9} y={-6} half={8} wall={6} roof={9} />
        <House x={8} y={0} half={10} wall={7} roof={10} />
      </g>
      <g id="han-houses-2">
        <House x={10} y={-7} half={7} wall={6} roof={8} />
        <House x={-7} y={0} half={11} wall={7} roof={10} />
      </g>
      <g id="han-hall">
        <path class="han-base" d="M-24 0h48v-3.500h-48Z" />
        <House x={0} y={-3.5} half={18} wall={9} roof={9} />
        <House x={0} y={-20} half={11} wall={6} roof={9} />
        <path class="han-ridge" d="M-7-35h14" />
      </g>
      <g id="han-tower">
        <House x={0} y={0} half={8} wall={9} roof={6} />
        <House x={0} y={-14} half={6} wall={7} roof={5} />
        <House x={0} y={-25} half={4} wall={5} roof={6} />
        <path class="han-ridge" d="M0-36v-4" />
      </g>
      <g id="han-cloud">
        <path
          class="han-cloud"
          d="M0 20c-2-8 8-12 13-7c1-9 14-12 19-4c7-5 17 0 16 8c8-2 14 3 12 9c10-1 18 2 26 2c-20 5-66 6-96 2c-14-1-22 0-34-1c12-2 20-6 30-5c-2-4 6-8 14-4Z"
        />
        <path
          class="han-cloud inner"
          d="M13 13c4 2 4 8-1 8c-4 0-4-5-1-5M32 9c6 1 8 9 1 11c-5 1-7-5-2-6M48 17c4 2 3 8-2 8"
        />
      </g>
    </>
  );
}
