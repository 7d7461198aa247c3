import type { ConfuciusCardWords } from '../cards.ts';

export const cards: ConfuciusCardWords = {
  cash: () => '現金',
  licences: () => '契約',
  cubes: () => '個のキューブ',
  points: () => '点',
  from: (n) => `選ぶものにより${n}以上。`,
  nextRound: () => '個のキューブ（次のラウンド）',
  own: () => '人のあなたの役人',
  ifResolved: () => '点（いま確定すると）',
  toLand: () => '隻で次の土地に着く',
  taken: '一番乗りの点はもうありません。',
};
