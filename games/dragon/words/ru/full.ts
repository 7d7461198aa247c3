import type { FullTexts } from '../../../../i18n/texts.ts';
import { words } from '../../../../i18n/words.ts';
import { stockOf, youngValue } from '../../rules/tiles.ts';
import type { DragonKinds } from '../../rules/types.ts';
import { floorsOf, residents } from '../facts.ts';
import { person, terms } from './terms.ts';

const { count, list, plural } = words('ru');
const SPACES = { one: 'шаг', few: 'шага', many: 'шагов' };
const FLOORS = { one: 'этаж', few: 'этажа', many: 'этажей' };

export const full: FullTexts<DragonKinds> = {
  move(m, scene) {
    const palace = (i: number): string => {
      const persons = residents(scene, i);
      return `дворец ${i + 1} (${persons.length > 0 ? persons.map(person).join(', ') : 'пустой'})`;
    };
    switch (m.type) {
      case 'draft':
        return `${list(m.types.map((type) => terms.persons[type]))}: +${count(
          m.types.reduce((sum, type) => sum + youngValue(type), 0),
          SPACES,
        )}`;
      case 'placeFloor':
        return m.target === 'new'
          ? 'новый дворец'
          : `${palace(m.target)}: станет ${count(floorsOf(scene, m.target) + 1, FLOORS)}`;
      case 'removeFloor':
        return `${palace(m.palace)}: останется ${count(floorsOf(scene, m.palace) - 1, FLOORS)}`;
      case 'house':
        return `поселить: ${palace(m.palace)}`;
      case 'replace':
        return `дворец ${m.palace + 1}: уходит ${person(m.person)}`;
      case 'release':
        return `отпустить: ${person(m.person)}, дворец ${m.palace + 1}`;
      case 'playCard': {
        const type = m.card === 'wild' ? m.as : m.card;
        const stock = stockOf(scene.view, type);
        const tiles = stock.map(({ age, value }) =>
          stock.length > 1 ? `${terms.ages[age]} +${value}` : `+${value}`,
        );
        return `${m.card === 'wild' ? `${terms.wild} как ` : ''}${terms.persons[type]}: ${
          tiles.length > 0
            ? `${tiles.join(' или ')} ${plural(stock.at(-1)!.value, SPACES)}`
            : 'никого не осталось'
        }`;
      }
      default:
        return undefined;
    }
  },
  prompt({ view }) {
    switch (view.stack.at(-1)?.phase) {
      case 'draft':
        return 'Выберите двух молодых персонажей разных видов.';
      case 'card':
        return 'Разыграйте карту персонажа.';
      default:
        return undefined;
    }
  },
};
