import type { CardTexts } from '../cards.ts';

const of = (name: string | undefined, own: string, other: string): string =>
  name === undefined ? own : `${name}：${other}`;

export const texts: CardTexts = {
  cost: (name) => of(name, '今のあなたの負担', '今の負担'),
  worth: (name) => of(name, '今のあなたの価値', '今の価値'),
  now: (name) => of(name, '今のあなた', 'いま'),
  rulebook: 'ルールブックで読む',
  keep: '開いたままにする',
  kept: '閉じる',
  choices: (n) => `次に${n}通りから選ぶ`,
  nothing: 'すぐには何も変わらない',
};
