import type { GameStatistics } from '../../../../i18n/game.ts';
import { capital } from '../../../../i18n/texts.ts';
import { provinceId } from '../../rules/provinces.ts';
import { terms } from './terms.ts';

const province = (id: string): string => terms.provinces[provinceId(id)] ?? id;

/** For profiles and the page of the game. */
export const statistics: GameStatistics = {
  sources: {
    provinces: '州',
    ports: '港',
    alliances: '同盟',
    roads: '街道',
  },
  opening: (id) => {
    if (id.startsWith('emissary:')) return capital(`${terms.emissary}：${province(id.slice(9))}`, 'ja');
    if (!id.startsWith('b-')) return province(id);
    const names = id.slice(2).split('-').map(province).join('・');
    return `${names}の国境`;
  },
};
