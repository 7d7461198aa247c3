import type { GameStatistics } from '../../../../i18n/game.ts';
import { capital } from '../../../../i18n/texts.ts';
import { provinceId } from '../../rules/provinces.ts';
import { terms } from './terms.ts';

const province = (id: string): string => terms.provinces[provinceId(id)] ?? id;

/** For profiles and the page of the game. */
export const statistics: GameStatistics = {
  sources: {
    provinces: 'Провинции',
    ports: 'Порты',
    alliances: 'Союзы',
    roads: 'Дороги',
  },
  opening: (id) => {
    if (id.startsWith('emissary:')) return capital(`${terms.emissary}: ${province(id.slice(9))}`, 'ru');
    if (!id.startsWith('b-')) return province(id);
    const names = id.slice(2).split('-').map(province).join('–');
    return `Граница ${names}`;
  },
};
