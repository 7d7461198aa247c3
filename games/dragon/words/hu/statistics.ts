import type { GameStatistics } from '../../../../i18n/game.ts';
import { capital } from '../../../../i18n/texts.ts';
import type { PersonType } from '../../rules/data.ts';
import { terms } from './terms.ts';

/** For profiles and the page of the game. */
export const statistics: GameStatistics = {
  sources: {
    palaces: 'Paloták',
    ladies: 'Udvarhölgyek',
    privileges: 'Kiváltságjogok',
    research: 'Kutatás',
    festivals: 'Fesztiválok',
    mongols: 'Mongolok',
    superEvent: 'Szuperesemény',
    wall: 'Nagy fal',
    persons: 'Alattvalók a végén',
    monks: 'Szerzetesek',
    goods: 'Pénz és javak',
  },
  opening: (id) => {
    const [first, second] = id.split('+').map((type) => terms.persons[type as PersonType] ?? type);
    return capital(`${first} + ${second}`, 'hu');
  },
};
