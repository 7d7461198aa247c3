import type { SceneTexts } from '../scene.ts';
import { words } from '../words.ts';

const { list } = words('ja');

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
    compared: (source, more, less) => `${source}（${more}対${less}）`,
    why: (winner, gained, other, lost) =>
      `${winner.own ? 'あなた' : winner.names[0]}は${list(gained)}で${
        lost.length > 0 ? `、${other.own ? 'あなた' : other.names[0]}は${list(lost)}で` : ''
      }上回りました。`,
    board: '盤面を見る',
    share: '画像を共有',
    saved: '画像を保存しました',
    failed: '画像を作成できませんでした。',
  },
} satisfies SceneTexts;
