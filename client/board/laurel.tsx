import { ariaHidden } from './hit.tsx';

interface LaurelProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** The seal in gold leaf beside whoever has won. */
export const Laurel = ({ x, y, r }: LaurelProps) => (
  <g transform={`translate(${x} ${y}) scale(${r / 16})`} {...ariaHidden}>
    <path
      d="M0-16l4.700 3.600 5.800-.8 2.200 5.500 5.500 2.200-.8 5.800L16 0l-3.600 4.700.8 5.800-5.500 2.200-2.200 5.500-5.800-.8L0 16l-4.700-3.600-5.800.8-2.200-5.500-5.500-2.200.8-5.800L-16 0l3.600-4.700-.8-5.800 5.500-2.200 2.200-5.500 5.800.8Z"
      fill="var(--leaf)"
    />
    <circle r="10.500" fill="none" stroke="#1f1b16" stroke-width="1" />
    <path
      d="M-6 5.500h12M-6 2.500l-1-8 4.200 3.600L0-7l2.800 5.100L7-5.500l-1 8Z"
      fill="none"
      stroke="#1f1b16"
      stroke-width="1.6"
      stroke-linejoin="round"
    />
  </g>
);
