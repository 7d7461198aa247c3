import { words } from '../../../../i18n/words.ts';
import { ROUNDS } from '../../rules/data.ts';
import type { ConfuciusPageTexts } from '../texts.ts';
import { amount } from './events.ts';
import { board } from './terms.ts';

const { list } = words('ja');

export const page: ConfuciusPageTexts = {
  where: (round) => `${round}/${ROUNDS}ラウンド`,
  phases: {
    chief: '内閣大学士の指名',
    actions: 'アクション',
    favour: '帝国特権',
    examination: '帝国試験',
    resolution: '内閣確定',
    court: '宮廷',
    end: 'ラウンド終了',
    over: 'ゲーム終了',
  },
  actions: {
    bribe: '買収',
    secure: '買収確定',
    nominate: '候補生',
    force: '試験強制',
    buyJunks: 'ジャンク 購入',
    voyage: '航海',
    recruit: '徴兵',
    invade: '侵略',
    buyGift: 'ギフト 購入',
    giveGift: 'ギフト 贈与',
    transfer: '影響力 移動',
    petition: '陳情',
    commerce: '商業',
    tax: '税収',
    none: 'なし',
    pass: 'パス',
    favour: '特権',
  },
  verbs: {
    bribe: '買収する',
    bribery: '買収する',
    secure: '確定する',
    nominate: '生徒を出す',
    force: '強制する',
    buyJunks: '買う',
    voyage: '出航する',
    recruit: '徴兵する',
    invade: '侵略する',
    buyGift: '買う',
    giveGift: '贈る',
    giftCard: '得る',
    transfer: '譲る',
    petition: '陳情する',
    commerce: '取引する',
    land: '上陸する',
    examination: '支援する',
    tutor: '支援する',
    place: 'ここに置く',
    ministry: '支持する',
    discard: '残す',
    chief: '指名する',
  },
  rewards: {
    bribeBingbu: '買収 兵部',
    bribeHubu: '買収 戸部',
    bribeGongbu: '買収 工部',
    bribeAny: '買収 任意',
    gift: 'ギフト',
    extra: '追加 アク\u00adション',
    cash: '現金',
    army: '徴兵',
    insult: '侮辱',
  },
  tabs: { result: '結果', actions: 'アクション', examination: '試験', north: '北方', sea: '海', web: '義務' },
  due: (round) => `第${round}R`,
  taken: '征服',
  lost: '失敗',
  examination: '帝国試験',
  candidate: '次の候補',
  anywhere: '任意',
  below: (n, any) => {
    if (n === 0) return '最後の1枚';
    return n > any ? `下に${n}枚。最後の${any}枚は任意の内閣` : `下に${n}枚、任意の内閣`;
  },
  noCandidate: '候補はもういません',
  openSeat: '空き',
  held: {
    later: '両方のマスが埋まるか、強制で実施',
    both: '実施：両方のマスに生徒がいます',
    forced: '実施：強制されました',
  },
  lastTime: (red, orange) => `前回：赤${red}、オレンジ${orange}`,
  supply: { cards: '山札', rewards: '報酬', junks: 'ジャンク' },
  ribbon: (giver, gift) => `買収不可：${giver}から${gift}`,
  barred: '買収不可',
  resolved: '確定済み',
  paid: (sum, cost, unit) => `${amount(cost, unit)}のうち${sum}`,
  purse: (coins, licences) => `現金${coins}または契約${licences}`,
  tooMuch: (n) => `${n}超過`,
  draws: (n) => `${n}枚引く`,
  laid: (n) => `裏向きに${n}枚`,
  pay: '支払う',
  lay: '以上',
  gifts: { missing: '使用不可', available: '使用可', gone: 'キャンセル' },
  given: (to) => `${to}が所持`,
  yard: '造船所',
  ready: (left) => `待機、残り${left}`,
  discounts: { bingbu: '徴兵は契約4', hubu: '買収−1', gongbu: 'ジャンク割引' },
  families: '一族',
  familiesNote: 'キューブ・点',
  chief: '内閣大学士',
  passed: 'パス',
  web: {
    title: 'ギフトと義務',
    lens: '義務',
    next: '次のラウンド',
    forbids: '買収不可',
    nothing: 'まだ誰も義務を負っていません',
    titles: '今終われば得る称号',
  },
  final: '最終得点計算',
  official: ({ ministry, space, tile, cost, owner, secured }) => {
    const place = `${ministry}${space}番`;
    if (tile === 'empty') return `${place}：空き`;
    const what = tile === 'candidate' ? '大臣候補' : `費用${cost}の役人`;
    return owner === undefined
      ? `${place}：${what}、未買収`
      : `${place}：${what}、${owner}、${secured ? '買収確定' : '買収未確定'}`;
  },
  box: (land, box, vp, reward, owner) =>
    `${land}の${box}番：${vp}点${reward ? 'と報酬カード' : ''}、${owner === undefined ? '空き' : `${owner}の軍隊コマ`}`,
  land: (land, vp, reached) =>
    [
      `${land}：${vp === undefined ? '到達済み' : `最初の到達者に${vp}点`}`,
      ...(reached.length > 0 ? [`${list(reached)}が到達`] : []),
    ].join('、'),
  student: (student, owner) =>
    owner === undefined
      ? `${board.students[student]}のマス：空き`
      : `${board.students[student]}のマス：${owner}の生徒`,
  gift: (gift, state) => `${gift}：${state}`,
  card: (coins, licences, n) => `${amount(coins, 'cash')}または${amount(licences, 'licences')}のカード${n}枚`,
  cube: (action, marks) => (marks.length > 0 ? `${action}、キューブ：${list(marks)}` : action),
  post: (ministry, minister, secretary, resolved) =>
    `${ministry}${resolved ? '（確定済み）' : ''}：大臣${minister}、書記官${secretary}`,
  wall: (pieces) => `万里の長城：${ROUNDS}枚中${pieces}枚`,
  foreign: (land, state, boxes) => `${land}、${state}：${boxes.join('；')}`,
  player: (p) =>
    [
      `${p.name}${p.chief ? '（内閣大学士）' : ''}：${p.vp}点`,
      `キューブ${p.cubes}個`,
      `手札${p.cards}枚`,
      `報酬カード${p.rewards}枚`,
      `造船所にジャンク${p.shipyard}隻`,
      `公海に${p.ocean}隻`,
      `軍事植民地に軍隊コマ${p.colonies}個`,
      `ストックに${p.stock}個`,
      p.gifts.length > 0 ? `使用可のギフト：${list(p.gifts.map(String))}` : '使用可のギフトなし',
    ].join('、'),
  hand: (cards, rewards) =>
    [
      `あなたの手札：${cards.length > 0 ? list(cards) : 'なし'}`,
      ...(rewards.length > 0 ? [`報酬カード：${list(rewards)}`] : []),
    ].join('；'),
};
