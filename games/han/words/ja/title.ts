import type { GameTitle } from '../../../../i18n/game.ts';

export const title: GameTitle = {
  title: '漢（ハン）',
  line: '道には塔、印には使者、玉座はただ一つ。',
  short: '漢',
};
