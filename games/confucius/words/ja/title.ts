import type { GameTitle } from '../../../../i18n/game.ts';

export const title: GameTitle = {
  title: '士大夫',
  line: '明の宮廷では、贈り物にはすべて値がある。賢く贈れ。',
  short: '士大夫',
};
