import type { GameStatistics } from '../../../../i18n/game.ts';
import { capital } from '../../../../i18n/texts.ts';
import type { PersonType } from '../../rules/data.ts';
import { terms } from './terms.ts';

/** For profiles and the page of the game. */
export const statistics: GameStatistics = {
  sources: {
    palaces: 'Дворцы',
    ladies: 'Придворные дамы',
    privileges: 'Привилегии',
    research: 'Исследования',
    festivals: 'Праздники',
    mongols: 'Монголы',
    superEvent: 'Суперсобытие',
    wall: 'Великая стена',
    persons: 'Персонажи в конце',
    monks: 'Монахи',
    goods: 'Деньги и товары',
  },
  opening: (id) => {
    const [first, second] = id.split('+').map((type) => terms.persons[type as PersonType] ?? type);
    return capital(`${first} + ${second}`, 'ru');
  },
};
