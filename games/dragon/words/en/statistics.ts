import type { GameStatistics } from '../../../../i18n/game.ts';
import { capital } from '../../../../i18n/texts.ts';
import type { PersonType } from '../../rules/data.ts';
import { terms } from './terms.ts';

/** For profiles and the page of the game. */
export const statistics: GameStatistics = {
  sources: {
    palaces: 'Palaces',
    ladies: 'Court ladies',
    privileges: 'Privileges',
    research: 'Research',
    festivals: 'Festivals',
    mongols: 'Mongols',
    superEvent: 'Super event',
    wall: 'Great Wall',
    persons: 'People at the end',
    monks: 'Monks',
    goods: 'Money and goods',
  },
  opening: (id) => {
    const [first, second] = id.split('+').map((type) => terms.persons[type as PersonType] ?? type);
    return capital(`${first} + ${second}`, 'en');
  },
};
