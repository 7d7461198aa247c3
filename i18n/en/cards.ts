import type { CardTexts } from '../cards.ts';

const of = (name: string | undefined, own: string, other: string): string =>
  name === undefined ? own : `${name}: ${other}`;

export const texts: CardTexts = {
  cost: (name) => of(name, 'What it will cost you now', 'what it will cost now'),
  worth: (name) => of(name, 'What it is worth to you now', 'what it is worth now'),
  now: (name) => of(name, 'For you now', 'now'),
  rulebook: 'In the rulebook',
  keep: 'Keep open',
  kept: 'Close',
  choices: (n) => `then choose one of ${n}`,
  nothing: 'changes nothing for you right away',
};
