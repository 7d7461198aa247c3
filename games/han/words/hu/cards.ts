import type { HanCardWords } from '../cards.ts';

export const cards: HanCardWords = {
  pays: () => 'pont a mostani állás szerint',
  ifPagoda: () => 'pont, ha ide pagodát építesz',
  ifEmissary: () => 'pont, ha követet küldesz',
  room: () => 'követ fér még el',
  cards: () => 'lap a pakliban',
  inHand: () => 'kézben',
  soFar: () => 'pont eddig',
  total: () => 'pont, ha most véget érne a játék',
  roads: () => 'pont az utakért',
  supply: () => 'maradt a készletben',
  scored: 'Az itteni pagodák már pontot értek.',
  seal: 'Sárkánypecsét',
  wall: 'Nagy Fal',
  effects: {
    cards: () => 'lap',
    atOnce: () => 'pont azonnal',
  },
};
