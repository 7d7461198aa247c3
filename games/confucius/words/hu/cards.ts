import { words } from '../../../../i18n/words.ts';
import type { ConfuciusCardWords } from '../cards.ts';

const { list } = words('hu');

export const cards: ConfuciusCardWords = {
  cash: () => 'pénz',
  licences: () => 'engedély',
  cubes: () => 'kocka',
  points: () => 'pont',
  from: (n) => `Legalább ${n}, attól függően, mit választasz.`,
  nextRound: () => 'kocka a következő fordulóban',
  own: () => 'hivatalnokod van itt',
  ifResolved: () => 'pont, ha most neveznék ki a minisztert',
  toLand: () => 'dzsunka hiányzik a következő föld eléréséhez',
  taken: 'Az elsőnek járó pontok már elkeltek.',
  effects: {
    cards: () => 'lap',
    rewards: () => 'jutalomkártya',
    officials: () => 'hivatalnok',
    secured: () => 'biztos hivatalnok',
    students: () => 'vizsgázó',
    shipyard: () => 'dzsunka a kikötődben',
    ocean: () => 'dzsunka az óceánon',
    colonies: () => 'sereg a katonai telepeken',
    boxes: () => 'sereg a szomszédos országokban',
    gifts: () => 'odaadható ajándék',
    binds: (name, ministries) =>
      ministries.length > 0
        ? `${name} a lekötelezetted lesz: megvesztegetéssel nem előzhet meg itt: ${list(ministries)}`
        : `${name} a lekötelezetted lesz`,
    releases: (name) => `${name} már nem a lekötelezetted`,
    freed: (name) => `már nem vagy lekötelezve (${name})`,
  },
};
