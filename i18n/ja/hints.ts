import type { GameId } from '../../rules/core/game.ts';
import { figures, type HintTexts, type PointGap, type Sources } from '../hints.ts';

const { percent, points, gap } = figures('ja');

const SOURCES: Sources = {
  dragon: {
    palaces: '宮殿',
    ladies: '女官',
    privileges: '特権',
    research: '研究',
    festivals: '祭り',
    mongols: 'モンゴル襲来',
    superEvent: 'スーパーイベント',
    wall: '万里の長城',
    persons: '終了時の人物',
    monks: '僧侶',
    goods: '終了時のお金と資源',
  },
  han: { provinces: '州', ports: '港', alliances: '同盟', roads: '街道' },
  confucius: {
    ministries: '内閣',
    distant: '遠方大陸',
    foreign: '外国',
    insult: '皇帝への侮辱',
    titles: '称号',
  },
};

const listed = (gaps: readonly PointGap[], game: GameId): string =>
  gaps.map(({ source, points: n }) => `${SOURCES[game][source]} ${gap(n)}点`).join('、');

export const texts: HintTexts = {
  title: 'ヒント',
  thinking: '良さそうな手から先を指し継いでいます…',
  whyTitle: (name) => `${name}はなぜこうしたのか`,
  best: '最善',
  chosen: '選ばれた手',
  chance: (part) => `勝つ見込み ${percent(part)}`,
  score: (n) => `予想 ${points(n)}点`,
  beyondNext: (gaps, game) =>
    gaps.length === 0
      ? '次善の手と比べて、得点の出どころに目立つ差はありません。'
      : `次善の手と比べて：${listed(gaps, game)}。`,
  besideBest: (gaps, game) =>
    gaps.length === 0
      ? '最善の手と比べて、得点の出どころに目立つ差はありません。'
      : `最善の手と比べて：${listed(gaps, game)}。`,
  alone: 'ほかに考える手はありません。',
  choose: '盤で見る',
  imagined: (name) =>
    `${name}の手札は見えないので、あなたの知っていることに合う手札を思い描いて説明しています。`,
  untold: 'あなたに見えるものからは説明できません。',
  own: 'あなたの席から見えるものだけで考えました。',
};
