import type { GameTitle } from '../../../../i18n/game.ts';

export const title: GameTitle = {
  title: '士大夫',
  line: '明の宮廷では、どのギフトにも代償があります。賢く贈りましょう。',
  short: '士大夫',
};
