import { ariaHidden } from '../../../client/board/hit.tsx';

import { FAR, NEAR, type Peak } from './peaks.ts';

const PIGMENTS: readonly Peak['pigment'][] = ['mist', 'malachite', 'azurite'];

/** Washes that the paintings share. */
export const Washes = () => (
  <defs>
    {PIGMENTS.map((pigment) => (
      <linearGradient key={pigment} id={`cf-${pigment}`} x1="0" y1="0" x2="0" y2="1">
        {[0, 1, 2, 3].map((stop) => (
          <stop key={stop} offset={[0, 0.45, 0.8, 1][stop]} class={`${pigment}-${stop}`} />
        ))}
      </linearGradient>
    ))}
    <linearGradient id="cf-sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" class="sky-0" />
      <stop offset="1" class="sky-1" />
    </linearGradient>
    <linearGradient id="cf-ground" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" class="ground-0" />
      <stop offset="1" class="ground-1" />
    </linearGradient>
    <pattern id="cf-waves" width="22" height="11" patternUnits="userSpaceOnUse">
      <rect width="22" height="11" fill="var(--water)" />
      <g fill="none" stroke="var(--waterline)" stroke-width=".8" opacity=".5">
        {[
          [0, 11],
          [22, 11],
          [11, 22],
        ].map(([x, y]) => [11, 7.9, 4.8].map((r) => <circle key={`${x} ${r}`} cx={x} cy={y} r={r} />))}
      </g>
    </pattern>
  </defs>
);

export const PeakShape = ({ peak }: { readonly peak: Peak }) => (
  <g class={`peak ${peak.pigment}`}>
    <path class="ridge" d={peak.ridge} fill={`url(#cf-${peak.pigment})`} />
    <path class="folds" d={peak.folds} />
  </g>
);

const Cloud = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g class="cloud" transform={`translate(${x} ${y}) scale(.6)`}>
    <path
      class="puff"
      d="M0 20c-2-8 8-12 13-7c1-9 14-12 19-4c7-5 17 0 16 8c8-2 14 3 12 9c10-1 18 2 26 2c-20 5-66 6-96 2c-14-1-22 0-34-1c12-2 20-6 30-5c-2-4 6-8 14-4Z"
    />
    <path class="curl" d="M13 13c4 2 4 8-1 8c-4 0-4-5-1-5M32 9c6 1 8 9 1 11c-5 1-7-5-2-6M48 17c4 2 3 8-2 8" />
  </g>
);

/** The mountains of the north under their sky. */
export const FarNorth = () => (
  <g {...ariaHidden}>
    <rect width="940" height="120" fill="url(#cf-sky)" />
    <g opacity=".9">
      {FAR.map((peak) => (
        <PeakShape key={peak.ridge} peak={peak} />
      ))}
    </g>
    {NEAR.map((peak) => (
      <PeakShape key={peak.ridge} peak={peak} />
    ))}
  </g>
);

/** The north and the ground of the court; nothing in it can be chosen. */
export const Landscape = () => (
  <g {...ariaHidden}>
    <FarNorth />
    <rect y="104" width="940" height="290" fill="url(#cf-ground)" />
    <Cloud x={20} y={120} />
    <Cloud x={890} y={114} />
  </g>
);
