import type { GameTitle } from '../../../../i18n/game.ts';

export const title: GameTitle = {
  title: 'In the Year of the Dragon',
  line: 'Twelve months, ten of them dreadful. Keep your court alive.',
  short: 'Dragon',
};
