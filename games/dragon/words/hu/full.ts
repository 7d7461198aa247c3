import type { FullTexts } from '../../../../i18n/texts.ts';
import { words } from '../../../../i18n/words.ts';
import { stockOf, youngValue } from '../../rules/tiles.ts';
import type { DragonKinds } from '../../rules/types.ts';
import { floorsOf, residents } from '../facts.ts';
import { person, terms } from './terms.ts';

const { list } = words('hu');

export const full: FullTexts<DragonKinds> = {
  move(m, scene) {
    const palace = (i: number): string => {
      const persons = residents(scene, i);
      return `${i + 1}. palota (${persons.length > 0 ? persons.map(person).join(', ') : 'üres'})`;
    };
    switch (m.type) {
      case 'draft':
        return `${list(m.types.map((type) => terms.persons[type]))}: +${m.types.reduce(
          (sum, type) => sum + youngValue(type),
          0,
        )} mező`;
      case 'placeFloor':
        return m.target === 'new'
          ? 'új palota'
          : `${palace(m.target)}: ${floorsOf(scene, m.target) + 1} szint lesz`;
      case 'removeFloor':
        return `${palace(m.palace)}: ${floorsOf(scene, m.palace) - 1} szint marad`;
      case 'house':
        return `beköltözés: ${palace(m.palace)}`;
      case 'replace':
        return `${m.palace + 1}. palota: ${person(m.person)} távozik`;
      case 'release':
        return `elbocsátás: ${person(m.person)}, ${m.palace + 1}. palota`;
      case 'playCard': {
        const type = m.card === 'wild' ? m.as : m.card;
        const stock = stockOf(scene.view, type);
        const tiles = stock.map(({ age, value }) =>
          stock.length > 1 ? `${terms.ages[age]} +${value}` : `+${value}`,
        );
        return `${m.card === 'wild' ? `${terms.wild} mint ` : ''}${terms.persons[type]}: ${
          tiles.length > 0 ? `${tiles.join(' vagy ')} mező` : 'elfogyott'
        }`;
      }
      default:
        return undefined;
    }
  },
  prompt({ view }) {
    switch (view.stack.at(-1)?.phase) {
      case 'draft':
        return 'Válassz két különböző fiatalabb alattvalót.';
      case 'card':
        return 'Játssz ki egy személykártyát.';
      default:
        return undefined;
    }
  },
};
