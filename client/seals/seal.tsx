import { partsOf, type Seal as SealName, sealOf } from '../../protocol/seal.ts';
import { DRAWN, STONE } from './pictures.tsx';
import { PIGMENTS } from './pigments.ts';

interface SealProps {
  readonly person: { readonly id: string; readonly seal?: string | undefined };
  readonly size: number;
  readonly class?: string;
}

/** The personal seal of somebody. A name always stands beside it. */
export const Seal = ({ person, ...rest }: SealProps) => <Carving seal={sealOf(person)} {...rest} />;

/** A carved picture. */
export function Carving({
  seal,
  size,
  class: extra,
}: { readonly seal: SealName } & Omit<SealProps, 'person'>) {
  const [picture, pigment] = partsOf(seal);
  const colour = PIGMENTS[pigment];
  return (
    <svg
      class={extra ? `i seal-own ${extra}` : 'i seal-own'}
      width={size}
      height={size}
      viewBox="0 0 100 100"
      style={{ '--pigment': colour }}
      aria-hidden="true"
    >
      <path d="M6 9C20 4 80 3 93 7c4 20 4 68 1 86c-22 4-66 4-88 1C3 74 3 26 6 9Z" fill={colour} />
      <path
        d="M11 13c20-3 60-4 78-1c2 18 2 58 0 76c-20 2-60 2-78 0C9 70 9 32 11 13Z"
        fill="none"
        stroke={STONE}
        stroke-width="2.2"
        opacity=".85"
      />
      {DRAWN[picture]}
    </svg>
  );
}
