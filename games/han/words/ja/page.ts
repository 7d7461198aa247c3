import type { HanPageTexts, Tally } from '../texts.ts';
import { terms } from './terms.ts';

const ORDINALS = ['1回目', '2回目（最後）'];

const each = (tally: Tally): string => tally.map(([name, n]) => `${name} ${n}`).join('、');
const room = (n: number): string => (n === 0 ? '空きなし' : `あと${n}個`);
const pays = (tally: Tally): string =>
  tally.length === 0
    ? '今終われば得点なし'
    : `今終われば${tally.map(([name, n]) => `${name} ${n}点`).join('、')}`;

export const page: Omit<HanPageTexts, 'space'> = {
  letters: { violet: '紫', yellow: '黄', orange: '橙', green: '緑', red: '赤' },
  openCards: '場札',
  players: 'プレイヤー',
  lens: '今終わったら',
  lastRound: '最終ラウンド',
  end: 'ゲーム終了',
  over: '最終得点計算',
  payWith: '支払い',
  paid: '支払い済み',
  exchange: '交換',
  noSecond: '2個目は置かない',
  pass: 'パス',
  pagoda: 'パゴダ',
  fortress: '要塞',
  wholeMap: '全体図',
  closer: '拡大',
  free: '空き',
  bareFortress: '空き、要塞あり',
  emptySlot: '取得済み、手番の後に補充',
  noCards: 'カードなし',
  wall: '万里の長城の得点',
  total: '合計',
  round: (round) => `第${round}ラウンド`,
  pile: (cards, pass) => `山札${ORDINALS[pass - 1]}、残り${cards}枚`,
  pileBelow: (pass) => `${pass}回目`,
  taken: (taken, spaces) => `${taken}/${spaces}`,
  wouldHave: (points) => `今なら${points}点`,
  withPick: (name, points, without) => `${name}は選んだ手で${points}点、選ばなければ${without}点です。`,
  left: (pieces, n) =>
    ({
      pagodas: `残りのパゴダ${n}`,
      emissaries: `残りの公使${n}`,
      fortresses: `残りの要塞${n}`,
      cards: `手札${n}枚`,
    })[pieces],
  pagodaOf: (name, fortified) => `${name}の${fortified ? '要塞化したパゴダ' : 'パゴダ'}`,
  seal: (province, emissaries, n) =>
    `${province}のドラゴンの印：${emissaries.length === 0 ? '公使なし' : each(emissaries)}、${room(n)}`,
  card: (colour, provinces) => `${terms.colours[colour]}のカード、${provinces.join('・')}`,
  alliance: (n, provinces, tally) => `同盟${n}、${provinces.join('・')}：${pays(tally)}`,
  open: (cards) => `場札：${cards.join('、')}。`,
  hand: (cards) => `あなたの手札：${cards.join('、')}。`,
  player: ({ name, points, total, pagodas, emissaries, fortresses, cards, known }) => {
    const pieces = [`パゴダ${pagodas}`, `公使${emissaries}`];
    if (fortresses > 0) pieces.push(`要塞${fortresses}`);
    const seen = known.length === 0 ? '' : `（判明：${known.join('、')}）`;
    return `${name}：${points}点、今終われば${total}点。手元のコマ：${pieces.join('、')}。手札${cards}枚${seen}。`;
  },
  province: (q) => {
    const lines = [
      `${q.name}（${q.colour}）：${q.spaces}マス中${q.taken}マス${q.scored ? '、得点済み' : ''}`,
      ...(q.pagodas.length > 0 ? [`パゴダは${each(q.pagodas)}`] : []),
      ...(q.emissaries.length > 0 || q.room > 0
        ? [`公使は${each(q.emissaries) || 'なし'}、${room(q.room)}`]
        : []),
      ...(q.free.length > 0 ? [`空きは${q.free.join('、')}`] : []),
      ...(q.fortresses.length > 0 ? [`要塞は${q.fortresses.join('、')}`] : []),
      ...(q.scored || q.pagodas.length === 0 ? [] : [pays(q.pays)]),
    ];
    return `${lines.join('。')}。`;
  },
  ports: (tally) => `港：${pays(tally)}。`,
  chains: (name, points, lengths) => `${name}の街道：${points}点、列の長さは${lengths.join('、')}。`,
};
