import type { GameTitle } from '../../../../i18n/game.ts';

export const title: GameTitle = {
  title: 'Хань',
  line: 'Пагоды на дорогах, посланники у печатей, один трон.',
  short: 'Хань',
};
