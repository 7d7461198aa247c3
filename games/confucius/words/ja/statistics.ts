import type { GameStatistics } from '../../../../i18n/game.ts';
import type { BoxAction } from '../../rules/data.ts';
import { terms } from './terms.ts';

/** For profiles and the page of the game. */
export const statistics: GameStatistics = {
  sources: {
    ministries: '内閣',
    distant: '遠方大陸',
    foreign: '外国',
    insult: '皇帝への侮辱',
    titles: '称号',
  },
  opening: (id) => {
    return id
      .split('+')
      .map((action) => terms.actions[action as BoxAction] ?? action)
      .join('、');
  },
};
