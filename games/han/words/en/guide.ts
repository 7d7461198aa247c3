import type { GuideStep } from '../guide.ts';

export const guide: Readonly<Record<GuideStep, string>> = {
  map: 'Nine provinces, each with spaces for pagodas along the roads and a dragon seal for emissaries. Pagodas score in provinces and on roads, emissaries score alliances between neighbours.',
  cards:
    'A piece costs one card of the colour of its province; two equal cards stand for one of any other colour. Remember three, two, one: at most three cards for two pieces in one province.',
  place:
    'Choose where the piece goes. A pagoda takes a space on the road; an emissary goes to the seal, which takes only as many, of all players together, as the strongest there has pagodas.',
  second:
    'You may place a second piece in the same province if you can pay for it. A province that was empty when your turn began takes only one.',
  draw: 'Draw back to three cards, one by one: from the open ones or from the pile. Take the colours of provinces where you want to be next.',
  full: 'When the last space of a province is taken, it is scored at once: the leader gets a point for every pagoda there, of all players; the second gets as many as the leader has pagodas, and so on.',
  emissaries:
    'At the end, whoever has the most emissaries in both of two neighbouring provinces scores an alliance: a point for every emissary in both, of all players.',
  roads:
    'Also at the end: an unbroken road of four or more of your own pagodas scores a point each. The lens (key V) shows what everything would pay if the game ended now.',
};
