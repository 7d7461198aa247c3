import type { Pigment } from '../../protocol/seal.ts';

/** Pigments of personal seals, the same by day and by night; vermilion is for games and actions alone. */
export const PIGMENTS: Readonly<Record<Pigment, string>> = {
  azurite: '#27587f',
  malachite: '#26634f',
  plum: '#5b3472',
  ochre: '#7c5a10',
  teal: '#35686b',
  ink: '#3d4a53',
  brown: '#6b3f2a',
};
