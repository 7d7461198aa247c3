import { figures, type HintTexts, type PointGap, type Sources } from '../hints.ts';
import { words } from '../words.ts';

const { percent, gap, change } = figures('ru');
const { count } = words('ru');

const WHEN = { soon: 'сразу', later: 'позже', end: 'при итоговом подсчёте' } as const;

const listed = (gaps: readonly PointGap[], sources: Sources, names: readonly string[]): string =>
  gaps
    .map(({ source, points: n, when, to }) => {
      const name = to === undefined ? '' : `${names[to]}: `;
      return `${name}${gap(n)} ${sources[source]}${when ? ` (${WHEN[when]})` : ''}`;
    })
    .join(', ');

export const texts: HintTexts = {
  title: 'Подсказка',
  thinking: 'Анализ…',
  whyTitle: (name) => `Почему ${name} ходит так?`,
  best: 'Лучший',
  chosen: 'Выбран',
  chance: (part) => `${percent(part)} на победу`,
  score: (n) => `ожидается ${count(Math.round(n), { one: 'очко', few: 'очка', many: 'очков' })}`,
  beyondNext: (gaps, sources, names) =>
    gaps.length === 0
      ? 'Заметной разницы со вторым ходом нет.'
      : `По сравнению со вторым ходом: ${listed(gaps, sources, names)}.`,
  besideBest: (gaps, sources, names) =>
    gaps.length === 0
      ? 'Заметной разницы с лучшим ходом нет.'
      : `По сравнению с лучшим ходом: ${listed(gaps, sources, names)}.`,
  alone: 'Других стоящих ходов нет.',
  choose: 'Составить этот ход',
  close: 'Почти поровну: следующий ход едва ли хуже.',
  equal: 'Равноценные ходы: выбирайте любой.',
  imagined: (name) =>
    `Карты игрока ${name} вам не видны, поэтому взяты карты, которые согласуются с тем, что вы знаете.`,
  untold: 'По тому, что вам видно, это не объяснить.',
  own: 'Только по тому, что видите вы.',
  review: {
    title: 'Самые дорогие ходы',
    table: 'Стол',
    whose: 'Чьи ходы',
    judging: (part) => `Анализ… ${percent(part)}`,
    none: 'Ни один ход не стоил больше 1 % шансов на победу.',
    choose: 'Выберите ход, чтобы увидеть, что было лучше.',
    show: (n) => `Показать ход ${n}`,
    lost: (part) => change(-part),
    gaveAway: (part) => `всего упущено ${percent(part)}`,
    ways: 'Лучшие ходы и сделанный ход',
    chance: 'Шанс на победу',
    played: 'Сделанный ход',
    asGood: 'Лучшего хода не нашлось.',
    again: 'Попробовать ещё раз',
    account: 'Удача и мастерство',
    accountNote: 'Ходы: насколько они изменили шансы на победу, по оценке ботов. Удача: всё остальное.',
    start: 'В начале',
    luck: 'Удача',
    others: 'Ходы других',
    own: 'Ходы',
    end: 'В конце',
    change,
  },
};
