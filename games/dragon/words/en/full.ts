import type { FullTexts } from '../../../../i18n/texts.ts';
import { words } from '../../../../i18n/words.ts';
import { stockOf, youngValue } from '../../rules/tiles.ts';
import type { DragonKinds } from '../../rules/types.ts';
import { floorsOf, residents } from '../facts.ts';
import { person, terms } from './terms.ts';

const { count, list } = words('en');
const SPACES = { one: 'space', other: 'spaces' };
const FLOORS = { one: 'floor', other: 'floors' };

export const full: FullTexts<DragonKinds> = {
  move(m, scene) {
    const palace = (i: number): string => {
      const persons = residents(scene, i);
      return `palace ${i + 1} (${persons.length > 0 ? persons.map(person).join(', ') : 'empty'})`;
    };
    switch (m.type) {
      case 'draft':
        return `${list(m.types.map((type) => terms.persons[type]))}: +${count(
          m.types.reduce((sum, type) => sum + youngValue(type), 0),
          SPACES,
        )}`;
      case 'placeFloor':
        return m.target === 'new'
          ? 'start a new palace'
          : `${palace(m.target)}: up to ${count(floorsOf(scene, m.target) + 1, FLOORS)}`;
      case 'removeFloor':
        return `${palace(m.palace)}: down to ${count(floorsOf(scene, m.palace) - 1, FLOORS)}`;
      case 'house':
        return `move into ${palace(m.palace)}`;
      case 'replace':
        return `replace the ${person(m.person)} in palace ${m.palace + 1}`;
      case 'release':
        return `release the ${person(m.person)} from palace ${m.palace + 1}`;
      case 'playCard': {
        const type = m.card === 'wild' ? m.as : m.card;
        const stock = stockOf(scene.view, type);
        const tiles = stock.map(({ age, value }) =>
          stock.length > 1 ? `${terms.ages[age]} +${value}` : `+${value}`,
        );
        return `${m.card === 'wild' ? `${terms.wild} as ` : ''}${terms.persons[type]}: ${
          tiles.length > 0
            ? `${tiles.join(' or ')} ${stock.at(-1)!.value === 1 ? 'space' : 'spaces'}`
            : 'nobody left'
        }`;
      }
      default:
        return undefined;
    }
  },
  prompt({ view }) {
    switch (view.stack.at(-1)?.phase) {
      case 'draft':
        return 'Draft two young people of different types.';
      case 'card':
        return 'Play a person card.';
      default:
        return undefined;
    }
  },
};
