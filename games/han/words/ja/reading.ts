import type { HanReadingWords } from '../reading.ts';

export const reading: HanReadingWords = {
  ports: '同盟・港・街道',
  space: (name, state) => `${name}：${state}`,
  discard: (cards) =>
    cards.length === 0
      ? '捨て札はありません。'
      : `捨て札：${cards.map(([colour, n]) => `${colour}${n}枚`).join('、')}。`,
  slot: (n, card) => `${n}：${card}`,
};
