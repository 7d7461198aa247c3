import { partsOf, type Seal as SealName } from '../../protocol/seal.ts';
import { DRAWN } from './pictures.tsx';
import './seal.css';

interface SealProps {
  readonly seal: SealName;
  readonly size: number;
  /** Without a label it is hidden from screen readers: a name stands beside it. */
  readonly label?: string;
}

/** The carved picture of a person. */
export function Seal({ seal, size, label }: SealProps) {
  const [picture, pigment] = partsOf(seal);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or a name stands beside it
    <svg
      class="person-seal"
      data-pigment={pigment}
      width={size}
      height={size}
      viewBox="0 0 100 100"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d="M6 9C20 4 80 3 93 7c4 20 4 68 1 86c-22 4-66 4-88 1C3 74 3 26 6 9Z" fill="var(--pigment)" />
      <path
        d="M11 13c20-3 60-4 78-1c2 18 2 58 0 76c-20 2-60 2-78 0C9 70 9 32 11 13Z"
        fill="none"
        stroke="#fbf3df"
        stroke-width="2.2"
        opacity=".85"
      />
      {DRAWN[picture]}
    </svg>
  );
}
