import type { LevelTexts } from '../levels.ts';

export const LEVELS: LevelTexts = {
  level1: {
    name: 'Gardener',
    line: 'Loves to build and plays what looks nice. Good company for a first game.',
  },
  level2: { name: 'Merchant', line: 'Saves for later, sometimes for too long.' },
  level3: { name: 'Clerk', line: 'Plays the best move for this turn, by the book.' },
  level4: { name: 'Magistrate', line: 'Considers how the others will respond.' },
  level5: { name: 'Strategist', line: 'Plans several turns ahead and spots most openings.' },
  level6: { name: 'Chancellor', line: 'Thinks longest and furthest ahead. Gives nothing away.' },
  greedy: { name: 'Grabber', line: 'Grabs the most points in sight.' },
  random: { name: 'Dice', line: 'Plays any legal move at random.' },
};
