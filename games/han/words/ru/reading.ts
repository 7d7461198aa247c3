import type { HanReadingWords } from '../reading.ts';

export const reading: HanReadingWords = {
  ports: 'Союзы, порты и дороги',
  space: (name, state) => `${name}: ${state}`,
  discard: (cards) =>
    cards.length === 0 ? 'Сброс пуст.' : `Сброс: ${cards.map(([colour, n]) => `${colour} ${n}`).join(', ')}.`,
  slot: (n, card) => `${n}: ${card}`,
};
