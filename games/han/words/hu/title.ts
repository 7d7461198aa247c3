import type { GameTitle } from '../../../../i18n/game.ts';

export const title: GameTitle = {
  title: 'Han',
  line: 'Pagodák az utakon, követek a pecséteknél, egyetlen trón.',
  short: 'Han',
};
