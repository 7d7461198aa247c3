import type { HanReadingWords } from '../reading.ts';

export const reading: HanReadingWords = {
  ports: 'Alliances, ports, and roads',
  space: (name, state) => `${name}: ${state}`,
  discard: (cards) =>
    cards.length === 0
      ? 'The discard pile is empty.'
      : `Discard pile: ${cards.map(([colour, n]) => `${n} ${colour}`).join(', ')}.`,
  slot: (n, card) => `${n}: ${card}`,
};
