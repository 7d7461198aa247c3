import { words } from '../../../../i18n/words.ts';
import type { DragonReadingWords } from '../reading.ts';

const { list } = words('ja');
const TOLLS: Readonly<Record<Parameters<DragonReadingWords['toll']>[0], (n: number) => string>> = {
  persons: (n) => `人物を${n}人失う`,
  floors: (n) => `宮殿を${n}階分失う`,
  privileges: (n) => `特権を${n}枚失う`,
  cards: (n) => `カードを${n}枚捨てる`,
  pieces: (n) => `品物を${n}個失う`,
  vp: (n) => `${n}点を得る`,
  yuan: (n) => `${n}元を払う`,
  rice: (n) => `米を${n}枚出す`,
  fireworks: (n) => `花火を${n}枚返す`,
};

export const reading: DragonReadingWords = {
  months: '各月',
  actions: 'アクションのグループ',
  persons: '選べる人物',
  hand: 'あなたの手札',
  players: 'プレイヤー（手番順）',
  court: (name) => `${name}の宮廷`,
  month: (month, event, what) => `${month}月、${event}：${what}`,
  over: '終了',
  present: '今月',
  toll: (what, n) => TOLLS[what](n),
  group: (group) => `グループ${group}`,
  palace: (palace, floors, persons, free) =>
    `宮殿${palace}、${floors}階建て：${[
      persons.length === 0 ? '無人' : list(persons),
      free === 0 ? '空きなし' : `空き${free}`,
    ].join('、')}`,
  player: (name, vp, space) => `${name}：${vp}点、手番ポイント${space}`,
  bricks: (tiles) => `残りの長城タイル：${tiles.length === 0 ? 'なし' : list(tiles)}。`,
  section: (section, name) => `区間${section}：${name}`,
  wilds: (n) => `ジョーカー${n}枚`,
};
