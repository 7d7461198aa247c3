import type { GameTitle } from '../../../../i18n/game.ts';

export const title: GameTitle = {
  title: 'Konfuciusz',
  line: 'A Ming-udvarban minden ajándéknak ára van. Adj okosan.',
  short: 'Konfuciusz',
};
