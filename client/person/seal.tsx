import { PICTURES, PIGMENTS, sealOf } from './seals.ts';

interface SealProps {
  readonly person: { readonly id: string; readonly seal?: string | undefined };
  readonly size: number;
  readonly class?: string;
}

const PAPER = '#fbf3df';

/** The personal seal of somebody: a carved picture. A name always stands beside it. */
export function Seal({ person, size, class: extra }: SealProps) {
  const { picture, pigment } = sealOf(person);
  const drawing: { readonly fill: string; readonly line?: string; readonly cut?: string } = PICTURES[picture];
  const colour = PIGMENTS[pigment];
  return (
    <svg
      class={extra ? `i seal-own ${extra}` : 'i seal-own'}
      width={size}
      height={size}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <path d="M6 9C20 4 80 3 93 7c4 20 4 68 1 86c-22 4-66 4-88 1C3 74 3 26 6 9Z" fill={colour} />
      <g fill="none" stroke={PAPER} stroke-linecap="round" stroke-linejoin="round">
        <path
          d="M11 13c20-3 60-4 78-1c2 18 2 58 0 76c-20 2-60 2-78 0C9 70 9 32 11 13Z"
          stroke-width="2.2"
          opacity=".85"
        />
        {drawing.line && <path d={drawing.line} stroke-width="5" />}
      </g>
      <path d={drawing.fill} fill={PAPER} />
      {drawing.cut && (
        <path d={drawing.cut} fill="none" stroke={colour} stroke-width="4" stroke-linecap="round" />
      )}
    </svg>
  );
}
