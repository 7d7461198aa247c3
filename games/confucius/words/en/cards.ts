import { words } from '../../../../i18n/words.ts';
import type { ConfuciusCardWords } from '../cards.ts';

const { list, plural } = words('en');
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
  effects: {
    cards: of('card', 'cards'),
    rewards: of('reward card', 'reward cards'),
    officials: of('official', 'officials'),
    secured: of('secured official', 'secured officials'),
    students: of('student', 'students'),
    shipyard: of('junk in your shipyard', 'junks in your shipyard'),
    ocean: of('junk on the ocean', 'junks on the ocean'),
    colonies: of('army in the military colonies', 'armies in the military colonies'),
    boxes: of('army abroad', 'armies abroad'),
    gifts: of('gift to give', 'gifts to give'),
    binds: (name, ministries) =>
      ministries.length > 0
        ? `binds ${name}: may not bribe past you in ${list(ministries)}`
        : `binds ${name} to you`,
    releases: (name) => `${name} is no longer bound to you`,
    freed: (name) => `you are no longer bound to ${name}`,
  },
};
