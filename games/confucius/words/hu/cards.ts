import type { ConfuciusCardWords } from '../cards.ts';

export const cards: ConfuciusCardWords = {
  cash: () => 'pénz',
  licences: () => 'engedély',
  cubes: () => 'kocka',
  points: () => 'pont',
  from: (n) => `Legalább ${n}, attól függően, mit választasz.`,
  nextRound: () => 'kocka a következő fordulóban',
  own: () => 'hivatalnokod van itt',
  ifResolved: () => 'pont, ha most neveznék ki a minisztert',
  toLand: () => 'dzsunka hiányzik a következő partraszálláshoz',
  taken: 'Az elsőnek járó pontok már elkeltek.',
};
