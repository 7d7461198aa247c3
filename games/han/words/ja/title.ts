import type { GameTitle } from '../../../../i18n/game.ts';

export const title: GameTitle = {
  title: '漢（ハン）',
  line: '街道にはパゴダ、ドラゴンの印には公使、玉座はただ一つ。',
  short: '漢',
};
