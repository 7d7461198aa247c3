import { words } from '../../../../i18n/words.ts';
import type { ConfuciusCardWords } from '../cards.ts';

const { plural } = words('en');
const of = (one: string, other: string) => (n: number) => plural(n, { one, other });

export const cards: ConfuciusCardWords = {
  cash: () => 'cash',
  licences: of('licence', 'licences'),
  cubes: of('cube', 'cubes'),
  points: of('point', 'points'),
  from: (n) => `From ${n}, depending on what you choose.`,
  nextRound: of('cube next round', 'cubes next round'),
  own: of('of your officials here', 'of your officials here'),
  ifResolved: of('point if it were resolved now', 'points if it were resolved now'),
  toLand: of('more junk to reach a land', 'more junks to reach a land'),
  taken: 'The points for arriving first are gone.',
};
