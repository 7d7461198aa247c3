import { words } from '../../../../i18n/words.ts';
import type { DragonPageTexts } from '../texts.ts';
import { terms } from './terms.ts';

const { list } = words('ja');

const UNITS = { yuan: '元', rice: '米', fireworks: '花火', vp: '点', floor: '階', space: 'マス' };

export const page: DragonPageTexts = {
  actions: { ...terms.actions, parade: 'パレード' },
  unit: (what) => UNITS[what],
  sizes: { small: '小', large: '大' },
  rest: '補充',
  restNote: (yuan) => `3元まで。現在${yuan}元`,
  yours: '行動しない場合の今後：',
  theirs: (name) => `行動しない場合の${name}の今後：`,
  room: '空き',
  chips: {
    floor: '+1階',
    newPalace: '新しい宮殿',
    lose: '−1階',
    moveIn: '入居',
    replace: '入れ替え',
    release: '解雇',
    refuse: '断る',
  },
  arrives: '入居',
  noRoom: '空きなし',
  refuseNote: 'ゲームから除く',
  youngOrOld: (person) => `${person}は若手とベテランのどちら？`,
  toRelease: (n) => `あと${n}人を解雇`,
  order: '手番順',
  orderAt: (space) => `手番ポイント${space}`,
  inHand: '手札',
  played: '使用済',
  noneLeft: 'なし',
  left: (n) => `残り${n}`,
  wilds: 'ジョーカー',
  cards: (n) => `手札${n}枚`,
  otherCourts: 'ほかの宮廷',
  forecast: '予測',
  monthly: (points) => `毎月 +${points}`,
  wallTiles: (left) => `長城タイル 残り${left}枚`,
  pair: (first) => `${first}と、もう1人は？`,
  final: '最終得点計算',
  read: {
    coming: (month, event, toll) => `${month}月、${event}：${toll}。`,
    nothing: '影響なし',
    changed: (toll, was) => `選んだ手の後は${toll}、その前は${was}`,
    superEvent: (event) => `7月のスーパーイベントは${event}です。`,
    group: (group, actions, dragons) =>
      `グループ${group}：${list(actions)}。${
        dragons.length === 0 ? '無料です' : `3元が必要で、${list(dragons)}のドラゴンがいます`
      }。`,
    goods: (name, figures) => `${name}：${list(figures)}。`,
    privileges: (small, large) => `小さな特権${small}枚、大きな特権${large}枚`,
    palace: (name, palace, floors, persons) =>
      `${name}の宮殿${palace}、${floors}階建て：${persons.length === 0 ? '無人' : list(persons)}。`,
    room: (name, palace, person) => `${name}の宮殿${palace}：${person ?? '空き'}`,
    hand: (name, cards) => `${name}の手札：${cards.length === 0 ? 'なし' : list(cards)}。`,
    display: (person, tiles, value, symbols) =>
      `${person}：残り${tiles}枚、手番ポイント${value}、シンボル${symbols}個`,
    order: (names) => `手番順：${list(names)}。`,
    wall: (sections, builders) =>
      sections === 0
        ? '万里の長城にはまだタイルがありません。'
        : `万里の長城は${sections}区間、タイルを加えたのは${list(builders)}です。`,
    persons: (n) => `人物${n}人`,
  },
};
