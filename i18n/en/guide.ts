import type { GuideTexts } from '../guide.ts';

export const texts = {
  title: 'Your first game, with a guide',
  line: 'A short game against gentle bots. A few sentences at the right moment tell you what lies on the table and what a choice means. You can leave the guide at any time and play on.',
  begin: 'Begin with a guide',
  next: 'Next',
  skip: 'Leave the guide',
  rules: 'The rule',
  more: 'More',
  done: 'That is all you need. The lens shows what is coming, a hint what a bot would do, and whatever cannot be done says why.',
  close: 'Play on',
} satisfies GuideTexts;
