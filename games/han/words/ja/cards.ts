import type { HanCardWords } from '../cards.ts';

export const cards: HanCardWords = {
  pays: () => '点（今の配置で）',
  ifPagoda: () => '点（ここにパゴダを建てると）',
  ifEmissary: () => '点（公使を送ると）',
  room: () => '個の公使を置ける',
  cards: () => '枚（山札）',
  inHand: () => '枚（手札）',
  soFar: () => '点（現在）',
  total: () => '点（今ゲームが終わると）',
  roads: () => '点（街道）',
  supply: () => '個（残り）',
  scored: 'ここのパゴダはすでに得点しました。',
  seal: 'ドラゴンの印',
  wall: '万里の長城',
  effects: {
    cards: () => '枚',
    atOnce: () => '点（すぐに）',
  },
};
