import { figures, type HintTexts, type PointGap, type Sources } from '../hints.ts';

const { percent, points, gap } = figures('ja');

const listed = (gaps: readonly PointGap[], sources: Sources): string =>
  gaps.map(({ source, points: n }) => `${sources[source]}${gap(n)}点`).join('、');

export const texts: HintTexts = {
  title: 'ヒント',
  thinking: '計算しています…',
  whyTitle: (name) => `${name}はなぜこうしましたか？`,
  best: '最善',
  chosen: '選択',
  chance: (part) => `勝率${percent(part)}`,
  score: (n) => `予想${points(n)}点`,
  beyondNext: (gaps, sources) =>
    gaps.length === 0
      ? '次に良い選択と比べて、大きな差はありません。'
      : `次に良い選択と比べて：${listed(gaps, sources)}。`,
  besideBest: (gaps, sources) =>
    gaps.length === 0
      ? '最善の選択と比べて、大きな差はありません。'
      : `最善の選択と比べて：${listed(gaps, sources)}。`,
  alone: 'ほかに有力な選択はありません。',
  choose: '盤面で見る',
  imagined: (name) => `${name}の手札は見えないので、あなたの知っていることに合う手札を仮定しています。`,
  untold: 'あなたに見えるものからは説明できません。',
  own: 'あなたに見える情報だけを使っています。',
};
