import { words } from '../../../../i18n/words.ts';
import type { ConfuciusReadingWords } from '../reading.ts';

const { list } = words('ja');

export const reading: ConfuciusReadingWords = {
  hand: 'あなたの手札',
  actions: 'アクションボックスのキューブ',
  foreign: '外国と万里の長城',
  sea: '遠方大陸と船団',
  students: '生徒のマス',
  supply: (junks, deck, discard, rewards) =>
    `ストック：ジャンク${junks}隻、山札${deck}枚、捨て札${discard}枚、報酬カード${rewards}枚。`,
  cubes: (action, cubes) =>
    `${action}：${cubes.length === 0 ? 'キューブなし' : list(cubes.map(([name, n]) => `${name} ${n}個`))}`,
  insult: (name, armies) => `${name}：侮辱カードに軍隊コマ${armies}個`,
  gift: (giver, value, gift, state) => `${giver}のギフト${value}（${gift}）：${state}`,
  given: (giver, value, gift, to) => `${giver}のギフト${value}（${gift}）：${giver}から${to}へ`,
  fleet: (name, ocean, shipyard) => `${name}の船団：公海に${ocean}隻、造船所に${shipyard}隻`,
  land: (land, state, cost) =>
    `${land}、${state}${cost === undefined ? '' : `、軍隊コマ1個につき現金${cost}`}。`,
  prospect: (posts) => `今すぐ確定すると、${posts}`,
  title: (title, name) => `${title}：${name}`,
};
