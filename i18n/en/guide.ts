import type { GuideTexts } from '../guide.ts';

export const texts = {
  title: 'Your first game',
  line: 'A game against easy bots. The guide keeps quiet until something new or costly comes up, and says it once. Point at anything on the board, or hold a finger on it, to learn what it is worth to you.',
  begin: 'Play with the guide',
  off: 'Turn off the guide',
  rules: 'Rules',
  close: 'Got it',
} satisfies GuideTexts;
