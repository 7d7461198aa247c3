import type { GuideStep } from '../guide.ts';

export const guide: Readonly<Record<GuideStep, string>> = {
  second:
    'You may place a second piece in the same province if you can pay for it. A province without pagodas at the start of your turn takes only one piece.',
  full: 'When the last space of a province is taken, it scores at once. First place scores a point for every pagoda there, of all players; second place scores as many points as first place has pagodas; and so on.',
  emissaries:
    'At the end of the game, if nobody has more emissaries than you in either of two neighbouring provinces, you score their alliance: a point for every emissary in both, of all players.',
  roads:
    'Also at the end: an unbroken chain of four or more of your pagodas along the roads scores a point each. Key V shows what everything would score if the game ended now.',
};
