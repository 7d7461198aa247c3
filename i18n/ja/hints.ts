import { figures, type HintTexts, type PointGap, type Sources } from '../hints.ts';

const { percent, points, gap } = figures('ja');

const listed = (gaps: readonly PointGap[], sources: Sources): string =>
  gaps.map(({ source, points: n }) => `${sources[source]} ${gap(n)}点`).join('、');

export const texts: HintTexts = {
  title: 'ヒント',
  thinking: '良さそうな手から先を指し継いでいます…',
  whyTitle: (name) => `${name}はなぜこうしたのか`,
  best: '最善',
  chosen: '選ばれた手',
  chance: (part) => `勝つ見込み ${percent(part)}`,
  score: (n) => `予想 ${points(n)}点`,
  beyondNext: (gaps, sources) =>
    gaps.length === 0
      ? '次善の手と比べて、得点の出どころに目立つ差はありません。'
      : `次善の手と比べて：${listed(gaps, sources)}。`,
  besideBest: (gaps, sources) =>
    gaps.length === 0
      ? '最善の手と比べて、得点の出どころに目立つ差はありません。'
      : `最善の手と比べて：${listed(gaps, sources)}。`,
  alone: 'ほかに考える手はありません。',
  choose: '盤で見る',
  imagined: (name) =>
    `${name}の手札は見えないので、あなたの知っていることに合う手札を思い描いて説明しています。`,
  untold: 'あなたに見えるものからは説明できません。',
  own: 'あなたの席から見えるものだけで考えました。',
};
