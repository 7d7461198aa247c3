import type { GameStatistics } from '../../../../i18n/game.ts';
import { capital } from '../../../../i18n/texts.ts';
import type { PersonType } from '../../rules/data.ts';
import { terms } from './terms.ts';

/** For profiles and the page of the game. */
export const statistics: GameStatistics = {
  sources: {
    palaces: '宮殿',
    ladies: '女官',
    privileges: '特権',
    research: '研究',
    festivals: '祭り',
    mongols: 'モンゴル襲来',
    superEvent: 'スーパーイベント',
    wall: '万里の長城',
    persons: '終了時の人物',
    monks: '僧侶',
    goods: 'お金と資源',
  },
  opening: (id) => {
    const [first, second] = id.split('+').map((type) => terms.persons[type as PersonType] ?? type);
    return capital(`${first} + ${second}`, 'ja');
  },
};
