import type { ConfuciusCardWords } from '../cards.ts';

export const cards: ConfuciusCardWords = {
  cash: () => '現金',
  licences: () => '契約',
  cubes: () => '個のキューブ',
  points: () => '点',
  from: (n) => `選ぶものにより${n}以上。`,
  nextRound: () => '個のキューブ（次のラウンド）',
  own: () => '人のあなたの役人',
  ifResolved: () => '点（今確定すると）',
  toLand: () => '隻で次の大陸に着く',
  taken: '一番乗りの点はもうありません。',
  effects: {
    cards: () => '枚',
    rewards: () => '枚の皇帝報酬カード',
    officials: () => '人の役人',
    secured: () => '人の買収確定',
    students: () => '人の生徒',
    shipyard: () => '隻のジャンク（造船所）',
    ocean: () => '隻のジャンク（公海）',
    colonies: () => '個の軍隊コマ（軍事植民地）',
    boxes: () => '個の軍隊コマ（外国）',
    gifts: () => '個の贈れるギフト',
    binds: (name, ministries) =>
      ministries.length > 0
        ? `${name}が義務を負い、${ministries.join('・')}ではあなたを上回る買収ができない`
        : `${name}が義務を負う`,
    releases: (name) => `${name}の義務がなくなる`,
    freed: (name) => `${name}への義務がなくなる`,
  },
};
