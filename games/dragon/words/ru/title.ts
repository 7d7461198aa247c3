import type { GameTitle } from '../../../../i18n/game.ts';

export const title: GameTitle = {
  title: 'В год Дракона',
  line: 'Двенадцать месяцев, десять ужасны. Сберегите двор.',
  short: 'Дракон',
};
