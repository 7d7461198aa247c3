import { figures, type HintTexts, type PointGap, type Sources } from '../hints.ts';

const { percent, points, gap, change } = figures('ja');

const WHEN = { soon: 'すぐに', later: 'あとで', end: '最終得点計算で' } as const;

const listed = (gaps: readonly PointGap[], sources: Sources, names: readonly string[]): string =>
  gaps
    .map(({ source, points: n, when, to }) => {
      const name = to === undefined ? '' : `${names[to]}：`;
      return `${name}${sources[source]}${gap(n)}点${when ? `（${WHEN[when]}）` : ''}`;
    })
    .join('、');

export const texts: HintTexts = {
  title: 'ヒント',
  thinking: '計算しています…',
  whyTitle: (name) => `${name}はなぜこうしましたか？`,
  best: '最善',
  chosen: '選択',
  chance: (part) => `勝率${percent(part)}`,
  score: (n) => `予想${points(n)}点`,
  beyondNext: (gaps, sources, names) =>
    gaps.length === 0
      ? '次に良い選択と比べて、大きな差はありません。'
      : `次に良い選択と比べて：${listed(gaps, sources, names)}。`,
  besideBest: (gaps, sources, names) =>
    gaps.length === 0
      ? '最善の選択と比べて、大きな差はありません。'
      : `最善の選択と比べて：${listed(gaps, sources, names)}。`,
  alone: 'ほかに有力な選択はありません。',
  choose: 'この手番を組み立てる',
  close: '僅差です。次の選択もほとんど変わりません。',
  equal: 'どちらを選んでもほとんど変わりません。',
  imagined: (name) => `${name}の手札は見えないので、あなたの知っていることに合う手札を仮定しています。`,
  untold: 'あなたに見えるものからは説明できません。',
  own: 'あなたに見える情報だけを使っています。',
  review: {
    title: '失点の大きい選択',
    table: '卓',
    whose: '誰の選択か',
    judging: (part) => `計算しています… ${percent(part)}`,
    none: '勝率が1%以上下がった選択はありません。',
    choose: '選択を選ぶと、より良い手番を表示します。',
    show: (n) => `${n}番目の選択`,
    lost: (part) => change(-part),
    gaveAway: (part) => `合計で勝率${percent(part)}の損失`,
    ways: '最善の手番と実際の手番',
    chance: '勝率',
    played: '実際の手番',
    asGood: 'これより良い手番は見つかりませんでした。',
    again: 'もう一度試す',
    account: '運と実力',
    accountNote: '選択：探索で分かった勝率の変化。運：それ以外のすべて。',
    start: '開始時',
    luck: '運',
    others: 'ほかのプレイヤーの手番',
    own: '選択',
    end: '終了時',
    change,
  },
};
