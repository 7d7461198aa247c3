import type { GameTitle } from '../../../../i18n/game.ts';

export const title: GameTitle = {
  title: 'Han',
  line: 'Pagodas on the roads, emissaries at the seals, one throne.',
  short: 'Han',
};
