import { expect, it } from 'vitest';
import { NO_CARDS, nameCards } from './naming.ts';

const VIOLET = 0;
const YELLOW = 1;
const names = (cards: readonly { name: string }[]): string[] => cards.map(({ name }) => name);

it('lets a card keep its name from the display to the hand', () => {
  const before = nameCards(NO_CARDS, { display: [VIOLET, YELLOW, YELLOW, -1], hand: [1, 0, 0, 0, 0] });
  expect(new Set(names([...before.hand, ...before.slots])).size).toBe(5);
  const after = nameCards(before, { display: [VIOLET, YELLOW, VIOLET, -1], hand: [1, 1, 0, 0, 0] });
  expect(after.hand).toEqual([before.hand[0], before.slots[2]]);
  expect(names(after.slots.slice(0, 2))).toEqual(names(before.slots.slice(0, 2)));
  expect(names(before.slots)).not.toContain(after.slots[2]!.name);
});

it('gives a card from the pile a new name, and forgets what was played', () => {
  const before = nameCards(NO_CARDS, { display: [VIOLET], hand: [2, 0, 0, 0, 0] });
  const after = nameCards(before, { display: [VIOLET], hand: [1, 1, 0, 0, 0] });
  expect(after.hand[0]).toEqual(before.hand[0]);
  expect(names([...before.hand, ...before.slots])).not.toContain(after.hand[1]!.name);
});
