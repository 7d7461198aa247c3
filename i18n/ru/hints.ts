import { figures, type HintTexts, type PointGap, type Sources } from '../hints.ts';
import { words } from '../words.ts';

const { percent, gap } = figures('ru');
const { count } = words('ru');

const listed = (gaps: readonly PointGap[], sources: Sources): string =>
  gaps.map(({ source, points: n }) => `${gap(n)} ${sources[source]}`).join(', ');

export const texts: HintTexts = {
  title: 'Подсказка',
  thinking: 'Анализ…',
  whyTitle: (name) => `Почему ${name} ходит так?`,
  best: 'Лучший',
  chosen: 'Выбран',
  chance: (part) => `${percent(part)} на победу`,
  score: (n) => `ожидается ${count(Math.round(n), { one: 'очко', few: 'очка', many: 'очков' })}`,
  beyondNext: (gaps, sources) =>
    gaps.length === 0
      ? 'Заметной разницы со вторым ходом нет.'
      : `По сравнению со вторым ходом: ${listed(gaps, sources)}.`,
  besideBest: (gaps, sources) =>
    gaps.length === 0
      ? 'Заметной разницы с лучшим ходом нет.'
      : `По сравнению с лучшим ходом: ${listed(gaps, sources)}.`,
  alone: 'Других стоящих ходов нет.',
  choose: 'Показать на поле',
  imagined: (name) =>
    `Карты игрока ${name} вам не видны, поэтому взяты карты, которые согласуются с тем, что вы знаете.`,
  untold: 'По тому, что вам видно, это не объяснить.',
  own: 'Только по тому, что видите вы.',
};
