import type { GameId } from '../../rules/core/game.ts';
import { figures, type HintTexts, type PointGap, type Sources } from '../hints.ts';
import { words } from '../words.ts';

const { percent, gap } = figures('ru');
const { count } = words('ru');

const SOURCES: Sources = {
  dragon: {
    palaces: 'за дворцы',
    ladies: 'за придворных дам',
    privileges: 'за привилегии',
    research: 'за исследования',
    festivals: 'за праздники',
    mongols: 'при нашествиях монголов',
    superEvent: 'за суперсобытие',
    wall: 'за Великую стену',
    persons: 'за персонажей в конце',
    monks: 'за монахов',
    goods: 'за деньги и товары в конце',
  },
  han: { provinces: 'за провинции', ports: 'за порты', alliances: 'за союзы', roads: 'за дороги' },
  confucius: {
    ministries: 'за министерства',
    distant: 'за заморские страны',
    foreign: 'за вторжения',
    insult: 'за отмщение за императора',
    titles: 'за титулы',
  },
};

const listed = (gaps: readonly PointGap[], game: GameId): string =>
  gaps.map(({ source, points: n }) => `${gap(n)} ${SOURCES[game][source]}`).join(', ');

export const texts: HintTexts = {
  title: 'Подсказка',
  thinking: 'Лучшие ходы доигрываются до конца …',
  whyTitle: (name) => `Почему ${name} так решает?`,
  best: 'Лучший',
  chosen: 'Выбран',
  chance: (part) => `${percent(part)} на победу`,
  score: (n) => `ожидается ${count(Math.round(n), { one: 'очко', few: 'очка', many: 'очков' })}`,
  beyondNext: (gaps, game) =>
    gaps.length === 0
      ? 'Против следующего хода ни один источник очков не выделяется.'
      : `Против следующего хода: ${listed(gaps, game)}.`,
  besideBest: (gaps, game) =>
    gaps.length === 0
      ? 'Против лучшего хода ни один источник очков не выделяется.'
      : `Против лучшего хода: ${listed(gaps, game)}.`,
  alone: 'Больше ничего рассматривать не стоит.',
  choose: 'Показать на поле',
  imagined: (name) =>
    `Карты игрока ${name} вам видеть нельзя; здесь взяты карты, которые согласуются с тем, что вы знаете.`,
  untold: 'По тому, что вам видно, этого не сказать.',
  own: 'Только по тому, что видно с вашего места.',
};
