import type { GameTitle } from '../../../../i18n/game.ts';

export const title: GameTitle = {
  title: 'Confucius',
  line: 'At the Ming court every gift comes at a price. Give well.',
  short: 'Confucius',
};
