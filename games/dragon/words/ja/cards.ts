import type { DragonCardWords } from '../cards.ts';

export const cards: DragonCardWords = {
  tolls: {
    yuan: () => '元を支払う',
    rice: () => '米を出す',
    fireworks: () => '花火を返す',
    vp: () => '点（月末の得点を含む）',
    persons: () => '人が去る',
    floors: () => '階分を失う',
    cards: () => '枚のカード',
    pieces: () => '個を返す',
    privileges: () => '枚の特権',
  },
  saved: '残る',
  leaves: '去る',
  net: () => '元（差し引き）',
  netOf: (gain, pay) =>
    `${gain}元を得ますが、このグループにはほかのドラゴンがいるため先に${pay}元を支払います。`,
  surcharge: '元：このグループにはドラゴンがいる',
  price: () => '元',
  have: (yuan) => `今${yuan}元持っています。`,
  aMonth: () => '点（毎月）',
  inAll: (n) => `12月の終わりまでに合計${n}点。`,
  atEnd: () => '点（ゲーム終了時）',
  yours: 'あなたの分',
  inTurn: '番目の手番',
  left: () => '枚残り',
  free: '元：このグループにドラゴンはいない',
  groupOf: (n) => `グループ${n}`,
  roomFor: () => '部屋の空き',
  effects: {
    persons: () => '人',
    net: (gain, cost, net) => `+${gain}元、費用${cost}元：差し引き${net < 0 ? `−${-net}` : `+${net}`}元`,
    inAll: (n) => `、合計${n}点`,
  },
};
