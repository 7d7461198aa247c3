import type { GuideStep } from '../guide.ts';

export const guide: Readonly<Record<GuideStep, string>> = {
  map: 'The most points win. There are nine provinces, each with spaces for pagodas along the roads and a dragon seal for emissaries. Pagodas score in provinces and along roads, emissaries score alliances between neighbours.',
  cards:
    'A piece costs one card in the colour of its province. Two cards of one colour count as one of any other. Remember three, two, one: at most three cards for two pieces in one province.',
  place:
    'Choose where the piece goes. A pagoda takes a space on the road; an emissary goes on the seal, which has room for as many, from all players together, as the leading player has pagodas there.',
  second:
    'You may place a second piece in the same province if you can pay for it. A province without pagodas at the start of your turn takes only one piece.',
  draw: 'Draw back up to three cards, one by one, face up or from the pile. Take the colours of provinces where you want to play next.',
  full: 'When the last space of a province is taken, it scores at once. First place scores a point for every pagoda there, of all players; second place scores as many points as first place has pagodas; and so on.',
  emissaries:
    'At the end of the game, if nobody has more emissaries than you in either of two neighbouring provinces, you score their alliance: a point for every emissary in both, of all players.',
  roads:
    'Also at the end: an unbroken chain of four or more of your pagodas along the roads scores a point each. Key V shows what everything would score if the game ended now.',
};
