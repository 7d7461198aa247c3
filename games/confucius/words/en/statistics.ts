import type { GameStatistics } from '../../../../i18n/game.ts';
import type { BoxAction } from '../../rules/data.ts';
import { terms } from './terms.ts';

/** For profiles and the page of the game. */
export const statistics: GameStatistics = {
  sources: {
    ministries: 'Ministries',
    distant: 'Distant lands',
    foreign: 'Foreign lands',
    insult: 'Insulted Emperor',
    titles: 'Titles',
  },
  opening: (id) => {
    return id
      .split('+')
      .map((action) => terms.actions[action as BoxAction] ?? action)
      .join(', ');
  },
};
