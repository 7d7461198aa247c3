import { figures, type HintTexts, type PointGap, type Sources } from '../hints.ts';
import { words } from '../words.ts';

const { percent, gap } = figures('ru');
const { count } = words('ru');

const listed = (gaps: readonly PointGap[], sources: Sources): string =>
  gaps.map(({ source, points: n }) => `${gap(n)} ${sources[source]}`).join(', ');

export const texts: HintTexts = {
  title: 'Подсказка',
  thinking: 'Лучшие ходы доигрываются до конца …',
  whyTitle: (name) => `Почему ${name} так решает?`,
  best: 'Лучший',
  chosen: 'Выбран',
  chance: (part) => `${percent(part)} на победу`,
  score: (n) => `ожидается ${count(Math.round(n), { one: 'очко', few: 'очка', many: 'очков' })}`,
  beyondNext: (gaps, sources) =>
    gaps.length === 0
      ? 'Против следующего хода ни один источник очков не выделяется.'
      : `Против следующего хода: ${listed(gaps, sources)}.`,
  besideBest: (gaps, sources) =>
    gaps.length === 0
      ? 'Против лучшего хода ни один источник очков не выделяется.'
      : `Против лучшего хода: ${listed(gaps, sources)}.`,
  alone: 'Больше ничего рассматривать не стоит.',
  choose: 'Показать на поле',
  imagined: (name) =>
    `Карты игрока ${name} вам видеть нельзя; здесь взяты карты, которые согласуются с тем, что вы знаете.`,
  untold: 'По тому, что вам видно, этого не сказать.',
  own: 'Только по тому, что видно с вашего места.',
};
