import type { GameTitle } from '../../../../i18n/game.ts';

export const title: GameTitle = {
  title: 'Confucius',
  line: 'At the Ming court every present has a price. Give well.',
  short: 'Confucius',
};
