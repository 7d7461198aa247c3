import type { GameTitle } from '../../../../i18n/game.ts';

export const title: GameTitle = {
  title: 'ドラゴンイヤー',
  line: '12か月のうち10か月は災い。宮廷を守り抜きましょう。',
  short: 'ドラゴン',
};
