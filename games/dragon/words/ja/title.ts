import type { GameTitle } from '../../../../i18n/game.ts';

export const title: GameTitle = {
  title: 'ドラゴンイヤー',
  line: '十二か月のうち十か月は災い。宮廷を守り抜け。',
  short: 'ドラゴン',
};
