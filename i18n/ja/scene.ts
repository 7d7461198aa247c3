import type { SceneTexts } from '../scene.ts';

export const texts = {
  standing: '得点',
  inOrder: '起きたこと',
  takesLead: '首位',
  from: (points) => `${points}点から`,
  steps: '場面の区切り',
  space: 'スペース',
  end: {
    label: 'ゲーム終了',
    floors: '各階の高さは得点を表します：',
    others: 'その他',
    led: ({ names, own }, points) =>
      `最終得点計算の前は${own ? 'あなた' : names[0]}が${points}点リードしていました。`,
    board: '盤面を見る',
  },
} satisfies SceneTexts;
