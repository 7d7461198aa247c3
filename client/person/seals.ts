import type { Pigment } from '../../protocol/seal.ts';

/** Pigments of personal seals; vermilion is for games and actions alone. */
export const PIGMENTS: Readonly<Record<Pigment, string>> = {
  azurite: '#27587f',
  malachite: '#26634f',
  plum: '#5b3472',
  ochre: '#7c5a10',
  teal: '#35686b',
  ink: '#3d4a53',
  brown: '#6b3f2a',
};

const PIGMENT_IDS = Object.keys(PIGMENTS) as Pigment[];

/** Carved pictures, as drawings on 100 by 100: `fill` in paper, `line` as strokes of paper, `cut` in the pigment. */
export const PICTURES = {
  lotus: {
    fill: 'M50 24c9 10 12 24 0 42c-12-18-9-32 0-42ZM34 36c-3 14 2 24 13 32c-15 1-25-6-26-22c5-1 9-4 13-10ZM66 36c3 14-2 24-13 32c15 1 25-6 26-22c-5-1-9-4-13-10Z',
    line: 'M20 76q15-7 30 0t30 0',
  },
  bamboo: {
    line: 'M40 82V62M40 56V38M40 32V20M60 82V70M60 64V46',
    fill: 'M42 40c8-12 18-14 30-13c-6 10-16 16-30 13ZM38 58c-8-9-14-10-20-8c3 8 10 12 20 8ZM62 62c6-8 12-9 20-8c-4 8-11 11-20 8Z',
  },
  peaks: { fill: 'M16 72L36 34l12 20 14-30 24 48ZM27 20.500a7.500 7.500 0 1 0 .01 0Z', line: 'M18 82h64' },
  crane: {
    fill: 'M28 64c4-20 24-26 44-34c-4 22-14 38-34 38Z',
    line: 'M36 60C28 50 40 40 34 30c-3-5-10-4-12 1l-6 3M46 68v16M56 64v20',
  },
  carp: {
    fill: 'M22 54c12-20 34-22 48-6l14-10c-3 10-3 16 0 26L70 56c-14 15-36 14-48-2Z',
    line: 'M22 78q9-6 18 0t18 0t18 0',
    cut: 'M48 42q6 10 0 20M57 42q6 10 0 20M36 49v2',
  },
  wave: {
    line: 'M18 72c16 0 20-30 38-30c16 0 18 22 4 22c-8 0-9-10-2-11M18 58c10 0 16-30 38-34M18 82h64',
    fill: 'M74 25a5 5 0 1 0 .01 0Z',
  },
  moon: { fill: 'M60 20a27 27 0 1 0 18 42a23 23 0 0 1-18-42Z', line: 'M20 80h26M54 80h24M66 36h12' },
  blossom: {
    fill: 'M50 20a12 12 0 1 0 .01 0ZM68 33a12 12 0 1 0 .01 0ZM61 54a12 12 0 1 0 .01 0ZM39 54a12 12 0 1 0 .01 0ZM32 33a12 12 0 1 0 .01 0Z',
    cut: 'M50 49v4',
  },
  pine: {
    line: 'M50 82C48 66 54 56 48 40',
    fill: 'M19 40a17 6.500 0 1 0 34 0a17 6.500 0 1 0-34 0ZM47 50a17 6.500 0 1 0 34 0a17 6.500 0 1 0-34 0ZM33 27a17 6.500 0 1 0 34 0a17 6.500 0 1 0-34 0ZM21 61a13 5.500 0 1 0 26 0a13 5.500 0 1 0-26 0Z',
  },
} as const satisfies Record<string, { readonly fill: string; readonly line?: string; readonly cut?: string }>;
export type PictureId = keyof typeof PICTURES;

const PICTURE_IDS = Object.keys(PICTURES) as PictureId[];

export interface SealParts {
  readonly picture: PictureId;
  readonly pigment: Pigment;
}

/** The seal somebody has chosen, as `picture.pigment`, or one that follows from their id. */
export function sealOf({
  id,
  seal = '',
}: {
  readonly id: string;
  readonly seal?: string | undefined;
}): SealParts {
  const [picture, pigment] = seal.split('.');
  const drawn = Array.from(id).reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 999_983, 7);
  return {
    picture: PICTURE_IDS.find((one) => one === picture) ?? PICTURE_IDS[drawn % PICTURE_IDS.length]!,
    pigment: PIGMENT_IDS.find((one) => one === pigment) ?? PIGMENT_IDS[(drawn >> 4) % PIGMENT_IDS.length]!,
  };
}
