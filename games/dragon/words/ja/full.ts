import type { FullTexts } from '../../../../i18n/texts.ts';
import { words } from '../../../../i18n/words.ts';
import { stockOf, youngValue } from '../../rules/tiles.ts';
import type { DragonKinds } from '../../rules/types.ts';
import { floorsOf, residents } from '../facts.ts';
import { person, terms } from './terms.ts';

const { list } = words('ja');

export const full: FullTexts<DragonKinds> = {
  move(m, scene) {
    const palace = (i: number): string => {
      const persons = residents(scene, i);
      return `宮殿${i + 1}（${persons.length > 0 ? persons.map(person).join('、') : '空き'}）`;
    };
    switch (m.type) {
      case 'draft':
        return `${list(m.types.map((type) => terms.persons[type]))}：+${m.types.reduce(
          (sum, type) => sum + youngValue(type),
          0,
        )}マス`;
      case 'placeFloor':
        return m.target === 'new'
          ? '新しい宮殿'
          : `${palace(m.target)}：${floorsOf(scene, m.target) + 1}階建てに`;
      case 'removeFloor':
        return `${palace(m.palace)}：残り${floorsOf(scene, m.palace) - 1}階`;
      case 'house':
        return `${palace(m.palace)}に住まわせる`;
      case 'replace':
        return `宮殿${m.palace + 1}の${person(m.person)}と入れ替える`;
      case 'release':
        return `宮殿${m.palace + 1}の${person(m.person)}を解雇する`;
      case 'playCard': {
        const type = m.card === 'wild' ? m.as : m.card;
        const stock = stockOf(scene.view, type);
        const tiles = stock.map(({ age, value }) =>
          stock.length > 1 ? `${terms.ages[age]}+${value}` : `+${value}`,
        );
        return `${m.card === 'wild' ? `${terms.wild}：` : ''}${terms.persons[type]}：${
          tiles.length > 0 ? `${tiles.join('、')}マス` : '残りなし'
        }`;
      }
      default:
        return undefined;
    }
  },
  prompt({ view }) {
    switch (view.stack.at(-1)?.phase) {
      case 'draft':
        return '種類の異なる若手の人物を2人選んでください。';
      case 'card':
        return '人物カードを1枚出してください。';
      default:
        return undefined;
    }
  },
};
