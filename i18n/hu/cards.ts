import type { CardTexts } from '../cards.ts';

const of = (name: string | undefined, own: string, other: string): string =>
  name === undefined ? own : `${name}: ${other}`;

export const texts: CardTexts = {
  cost: (name) => of(name, 'Mibe kerül most neked', 'mibe kerül most'),
  worth: (name) => of(name, 'Mennyit ér most neked', 'mennyit ér most'),
  now: (name) => of(name, 'Most nálad', 'most'),
  rulebook: 'A szabálykönyvben',
  keep: 'Nyitva tartás',
  kept: 'Bezárás',
  choices: (n) => `utána ${n} lehetőség közül választasz`,
  nothing: 'egyelőre semmit sem változtat nálad',
};
