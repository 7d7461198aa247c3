import type { GuideTexts } from '../guide.ts';

export const texts = {
  title: 'Your first game',
  line: 'A game against easy bots. The guide speaks up only when something new or costly comes up, and only once. Point at anything on the board, or touch and hold it, to learn what it is worth to you.',
  begin: 'Play with the guide',
  off: 'Turn off the guide',
  rules: 'Rules',
  close: 'Got it',
} satisfies GuideTexts;
