import type { CardTexts } from '../cards.ts';

const of = (name: string | undefined, own: string, other: string): string =>
  name === undefined ? own : `${name}: ${other}`;

export const texts: CardTexts = {
  cost: (name) => of(name, 'いまのあなたの負担', 'いまの負担'),
  worth: (name) => of(name, 'いまのあなたの価値', 'いまの価値'),
  now: (name) => of(name, 'いまのあなた', 'いま'),
  rulebook: 'ルールブックで読む',
  keep: '開いたままにする',
  kept: '閉じる',
  choices: (n) => `次に${n}通りから選ぶ`,
  nothing: 'すぐには何も変わらない',
};
