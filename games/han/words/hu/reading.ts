import type { HanReadingWords } from '../reading.ts';

export const reading: HanReadingWords = {
  ports: 'Szövetségek, kikötők és utak',
  space: (name, state) => `${name}: ${state}`,
  discard: (cards) =>
    cards.length === 0
      ? 'Nincs dobott lap.'
      : `Dobott lapok: ${cards.map(([colour, n]) => `${n} ${colour}`).join(', ')}.`,
  slot: (n, card) => `${n}: ${card}`,
};
