import { useMemo } from 'preact/hooks';
import { Mountain } from './mountain.tsx';

const CLOUD =
  'M0 20c-2-8 8-12 13-7c1-9 14-12 19-4c7-5 17 0 16 8c8-2 14 3 12 9c10-1 18 2 26 2c-20 5-66 6-96 2c-14-1-22 0-34-1c12-2 20-6 30-5c-2-4 6-8 14-4Z';
const CURLS = 'M13 13c4 2 4 8-1 8c-4 0-4-5-1-5M32 9c6 1 8 9 1 11c-5 1-7-5-2-6M48 17c4 2 3 8-2 8';

function Cloud({ x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      stroke="var(--cloud-line)"
      stroke-width={1.1 / scale}
      stroke-linejoin="round"
      stroke-linecap="round"
    >
      <path d={CLOUD} fill="var(--cloud)" />
      <path d={CURLS} fill="none" />
    </g>
  );
}

function Pine({ x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        d="M0 0q-4.500 -21 3 -39"
        fill="none"
        stroke="var(--trunk)"
        stroke-width="3.2"
        stroke-linecap="round"
      />
      <path
        d="M-18.600 -19.500a10.800 3.500 0 1 0 21.600 0a10.800 3.500 0 1 0 -21.600 0M-1.800 -25.800a10.800 3.500 0 1 0 21.600 0a10.800 3.500 0 1 0 -21.600 0M-14.700 -33a9.900 3.200 0 1 0 19.800 0a9.900 3.200 0 1 0 -19.800 0M-4.800 -40.800a9 2.900 0 1 0 18 0a9 2.900 0 1 0 -18 0"
        fill="var(--pine)"
      />
    </g>
  );
}

/** [range, seed, left, right, height] of the far and the near mountains. */
type Peak = readonly [range: 'azur' | 'mal', seed: number, left: number, right: number, height: number];

function Ridge({ peaks, base }: { readonly peaks: readonly Peak[]; readonly base: number }) {
  return peaks.map(([range, seed, left, right, height]) => (
    <Mountain key={seed} range={range} seed={seed} left={left} right={right} base={base} height={height} />
  ));
}

const FAR = [
  [3, 161, 344, 109],
  [4, 914, 1083, 105],
  [5, 600, 807, 111],
  [6, -153, 73, 105],
  [8, 23, 259, 101],
  [11, 344, 508, 84],
  [12, 763, 1016, 72],
  [14, 369, 613, 74],
  [15, 500, 693, 62],
  [17, 260, 438, 52],
] as const;
const NEAR = [
  ['azur', 21, -80, 103, 141],
  ['azur', 23, 42, 176, 100],
  ['mal', 24, 70, 254, 85],
  ['mal', 25, 885, 1028, 139],
  ['azur', 29, 701, 860, 149],
  ['mal', 27, 766, 943, 104],
] as const;
const LOW = [
  ['mal', 31, 442, 549, 53],
  ['mal', 32, 563, 673, 51],
  ['mal', 33, 594, 738, 51],
  ['mal', 34, 202, 362, 48],
  ['mal', 35, 675, 819, 39],
  ['azur', 36, 470, 610, 35],
  ['azur', 37, 279, 435, 33],
  ['azur', 38, 381, 500, 30],
] as const;

/** Behind everything: mountains, sun or moon, mist, and the ground on which the palaces stand. */
export function Landscape() {
  return useMemo(
    () => (
      <g transform="translate(0 130)">
        <rect width="940" height="390" fill="url(#dragon-sky)" />
        <circle cx="818" cy="220" r="34" fill="var(--sun)" opacity="0.9" />
        <g opacity="0.75">
          {FAR.map(([seed, left, right, height]) => (
            <Mountain
              key={seed}
              range="far"
              seed={seed}
              left={left}
              right={right}
              base={328}
              height={height}
            />
          ))}
        </g>
        <ellipse
          cx="376"
          cy="318"
          rx="423"
          ry="20"
          fill="var(--mist)"
          opacity="0.8"
          filter="url(#dragon-mist)"
        />
        <Ridge peaks={NEAR} base={358} />
        <g opacity="0.85">
          <Ridge peaks={LOW} base={354} />
        </g>
        <Cloud x={263} y={224} scale={0.9} />
        <Cloud x={846} y={260} scale={0.75} />
        <ellipse
          cx="470"
          cy="346"
          rx="526"
          ry="13"
          fill="var(--mist)"
          opacity="0.9"
          filter="url(#dragon-mist)"
        />
        <path d="M0 354q113 -10 244 -4t282 -2t414 2V390H0Z" fill="url(#dragon-ground)" />
        <Pine x={164.5} y={360} scale={0.85} />
        <Pine x={178.6} y={360} scale={0.62} />
        <Pine x={907} y={360} scale={0.96} />
        <Pine x={888} y={360} scale={0.68} />
      </g>
    ),
    [],
  );
}
