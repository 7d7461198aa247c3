import type { GuideTexts } from '../guide.ts';

export const texts = {
  title: 'Your first game, step by step',
  line: 'A game against easy bots. Short notes tell you at the right moment what you see on the table and what your choices mean. You can turn the guide off at any time and play on.',
  begin: 'Play with the guide',
  next: 'Next',
  skip: 'Turn off the guide',
  rules: 'Rules',
  more: 'More',
  done: 'That’s all you need to know. Outlook shows what is coming, Hint shows what a bot would do, and any move you can’t make tells you why.',
  close: 'Play on',
} satisfies GuideTexts;
