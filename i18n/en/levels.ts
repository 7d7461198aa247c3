import type { LevelTexts } from '../levels.ts';

export const LEVELS: LevelTexts = {
  level1: {
    name: 'Gardener',
    line: 'Loves to see things built and takes what pleases. Good company for a first game.',
  },
  level2: { name: 'Merchant', line: 'Keeps something in hand for later, sometimes for too long.' },
  level3: { name: 'Clerk', line: 'Does what is best for this turn, by the book.' },
  level4: { name: 'Magistrate', line: 'Weighs what the others will answer before deciding.' },
  level5: { name: 'Strategist', line: 'Follows several lines of play for some turns, and spots most gaps.' },
  level6: { name: 'Chancellor', line: 'Thinks longest and furthest. Gives nothing away.' },
  greedy: { name: 'Grabber', line: 'Takes the most points it can see at once.' },
  random: { name: 'Dice', line: 'Any move the rules allow.' },
};
