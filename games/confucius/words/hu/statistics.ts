import type { GameStatistics } from '../../../../i18n/game.ts';
import type { BoxAction } from '../../rules/data.ts';
import { terms } from './terms.ts';

/** For profiles and the page of the game. */
export const statistics: GameStatistics = {
  sources: {
    ministries: 'Minisztériumok',
    distant: 'Tengeren túli földek',
    foreign: 'Hódítások',
    insult: 'Megsértett császár',
    titles: 'Címek',
  },
  opening: (id) => {
    return id
      .split('+')
      .map((action) => terms.actions[action as BoxAction] ?? action)
      .join(', ');
  },
};
