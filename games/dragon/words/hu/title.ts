import type { GameTitle } from '../../../../i18n/game.ts';

export const title: GameTitle = {
  title: 'A sárkány éve',
  line: 'Tizenkét hónap, tíz közülük rettenetes. Tartsd életben az udvarod.',
  short: 'Sárkány',
};
