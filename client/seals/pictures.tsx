import type { VNode } from 'preact';
import type { Picture } from '../../protocol/seal.ts';

/** Carved in light stone on a field of 100 by 100; `cut` is what shows the pigment again. */
export const STONE = '#fbf3df';
const CUT = 'var(--pigment)';

const Line = ({ d, width = 5, stroke = STONE }: { d: string; width?: number; stroke?: string }) => (
  <path
    d={d}
    fill="none"
    stroke={stroke}
    stroke-width={width}
    stroke-linecap="round"
    stroke-linejoin="round"
  />
);

export const DRAWN: Readonly<Record<Picture, VNode>> = {
  lotus: (
    <>
      <path fill={STONE} d="M50 24c9 10 12 24 0 42c-12-18-9-32 0-42Z" />
      <path
        fill={STONE}
        d="M34 36c-3 14 2 24 13 32c-15 1-25-6-26-22c5-1 9-4 13-10ZM66 36c3 14-2 24-13 32c15 1 25-6 26-22c-5-1-9-4-13-10Z"
      />
      <Line d="M20 76q15-7 30 0t30 0" />
    </>
  ),
  peaks: (
    <>
      <path fill={STONE} d="M16 72L36 34l12 20 14-30 24 48Z" />
      <circle cx="27" cy="28" r="7.5" fill={STONE} />
      <Line d="M18 82h64" width={4} />
    </>
  ),
  crane: (
    <>
      <path fill={STONE} d="M28 64c4-20 24-26 44-34c-4 22-14 38-34 38Z" />
      <Line d="M36 60C28 50 40 40 34 30c-3-5-10-4-12 1l-6 3M46 68v16M56 64v20" />
    </>
  ),
  bamboo: (
    <>
      <Line d="M40 82V62M40 56V38M40 32V20M60 82V70M60 64V46" />
      <path
        fill={STONE}
        d="M42 40c8-12 18-14 30-13c-6 10-16 16-30 13ZM38 58c-8-9-14-10-20-8c3 8 10 12 20 8ZM62 62c6-8 12-9 20-8c-4 8-11 11-20 8Z"
      />
    </>
  ),
  gourd: (
    <>
      <path fill={STONE} d="M50 22c10 0 14 13 7 20c16 4 20 40-7 40s-23-36-7-40c-7-7-3-20 7-20Z" />
      <Line d="M50 20c0-6 6-8 12-6" width={4} />
    </>
  ),
  carp: (
    <>
      <path fill={STONE} d="M22 54c12-20 34-22 48-6l14-10c-3 10-3 16 0 26L70 56c-14 15-36 14-48-2Z" />
      <circle cx="36" cy="50" r="3.6" fill={CUT} />
      <Line d="M48 42q6 10 0 20M57 42q6 10 0 20" width={3} stroke={CUT} />
      <Line d="M22 78q9-6 18 0t18 0t18 0" width={4} />
    </>
  ),
  moon: (
    <>
      <path fill={STONE} d="M60 20a27 27 0 1 0 18 42a23 23 0 0 1-18-42Z" />
      <Line d="M20 80h26M54 80h24M66 36h12" width={4} />
    </>
  ),
  pine: (
    <>
      <Line d="M50 82C48 66 54 56 48 40" />
      <ellipse cx="36" cy="40" rx="17" ry="6.5" fill={STONE} />
      <ellipse cx="64" cy="50" rx="17" ry="6.5" fill={STONE} />
      <ellipse cx="50" cy="27" rx="17" ry="6.5" fill={STONE} />
      <ellipse cx="34" cy="61" rx="13" ry="5.5" fill={STONE} />
    </>
  ),
  wave: (
    <>
      <Line d="M18 72c16 0 20-30 38-30c16 0 18 22 4 22c-8 0-9-10-2-11" />
      <Line d="M18 58c10 0 16-30 38-34" />
      <Line d="M18 82h64" width={4} />
      <circle cx="74" cy="30" r="5" fill={STONE} />
    </>
  ),
  lantern: (
    <>
      <Line d="M50 14v10M50 74v6M44 84v-4h12v4" width={4} />
      <path fill={STONE} d="M36 26h28v6h-28ZM36 68h28v6h-28Z" />
      <path fill={STONE} d="M36 34h28c16 8 16 24 0 32H36c-16-8-16-24 0-32Z" />
      <Line d="M42 36q-9 14 0 28M50 36v28M58 36q9 14 0 28" width={3} stroke={CUT} />
    </>
  ),
  blossom: (
    <>
      <g fill={STONE}>
        <circle cx="50" cy="32" r="12" />
        <circle cx="68" cy="45" r="12" />
        <circle cx="61" cy="66" r="12" />
        <circle cx="39" cy="66" r="12" />
        <circle cx="32" cy="45" r="12" />
      </g>
      <circle cx="50" cy="51" r="7" fill={CUT} />
    </>
  ),
  junk: (
    <>
      <path fill={STONE} d="M16 66c10 4 56 4 68-2l-10 16H28Z" />
      <path fill={STONE} d="M44 18q20 6 26 42H40q-2-22 4-42ZM36 30q-14 12-14 30h12q-2-16 2-30Z" />
      <Line d="M44 32q12 0 18 4M42 46q14-1 24 3" width={3} stroke={CUT} />
    </>
  ),
  tortoise: (
    <>
      <path fill={STONE} d="M20 62c2-26 20-34 32-34s26 8 28 34Z" />
      <path fill={STONE} d="M78 58c2-10 14-8 12 0c-1 5-8 6-14 6ZM26 66h12l-3 14h-9ZM60 66h12l1 14h-9Z" />
      <Line d="M50 30l-10 12 4 18M50 30l12 12-4 18M40 42H26M62 42h12" width={3} stroke={CUT} />
    </>
  ),
  teapot: (
    <>
      <path fill={STONE} d="M30 44h36c10 10 8 30-6 34H36c-14-4-16-24-6-34Z" />
      <path fill={STONE} d="M64 56c8 0 10-10 18-16l4 6c-8 6-8 20-22 24ZM34 40q14-9 28 0Z" />
      <circle cx="48" cy="31" r="4" fill={STONE} />
      <Line d="M30 50C14 48 14 68 32 68M34 28C40 14 58 14 64 28" width={4} />
    </>
  ),
};
