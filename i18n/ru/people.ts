import { levelTitle } from '../levels.ts';
import { type PeopleTexts, unitOf } from '../people.ts';
import { words } from '../words.ts';
import { LEVELS } from './levels.ts';

const { count, plural } = words('ru');
const GAMES = { one: 'партия', few: 'партии', many: 'партий' };
const TIMES = { one: 'раз', few: 'раза', many: 'раз' };
/** After «за». */
const UNITS = {
  second: { one: 'секунду', few: 'секунды', many: 'секунд' },
  minute: { one: 'минуту', few: 'минуты', many: 'минут' },
  hour: { one: 'час', few: 'часа', many: 'часов' },
  day: { one: 'день', few: 'дня', many: 'дней' },
};

export const texts: PeopleTexts = {
  people: 'Игроки',
  since: (date) => `На сайте с ${date}`,
  gamesWon: (games, won) =>
    `${count(games, GAMES)}, ${count(won, { one: 'победа', few: 'победы', many: 'побед' })}`,
  home: 'Играть',
  missing: 'Такой страницы нет',
  missingLine:
    'У гостей нет своей страницы, а у владельцев учётной записи она появляется после первой открытой или рейтинговой партии.',
  titles: 'Партии',
  gamesRated: (games, rated) => `${count(games, GAMES)}, рейтинговых: ${rated}`,
  rankOf: (rank, of) => `${rank}-е место из ${of}`,
  provisional: (left) => `Предварительно: ещё ${count(left, GAMES)}`,
  unrated: 'Рейтинговых партий пока нет',
  training: 'Против ботов',
  rating: (points, margin) => `Рейтинг ${points} с погрешностью ${margin}`,
  placesHeading: 'Места',
  ordinal: (place) => `${place}-е`,
  times: (n) => count(n, TIMES),
  few: (needed) => `Данные появятся, когда будет сыграно ${count(needed, GAMES)}.`,
  points: 'Очки по источникам',
  source: 'Источник',
  meanOf: (name, games) => `${name}, в среднем (${count(games, GAMES)})`,
  others: 'остальные за теми же столами',
  difference: 'Разница',
  headToHead: 'Личные встречи',
  whoAhead: 'кто оказался выше',
  you: 'вы',
  games: (n) => count(n, GAMES),
  ahead: (name, ahead, behind) => `${name}: выше ${count(ahead, TIMES)}, ниже ${count(behind, TIMES)}`,
  noOpponents: 'Открытых партий с владельцами учётных записей пока нет.',
  recent: 'Последние партии',
  noGames: 'Партий пока нет.',
  pts: (n) => count(n, { one: 'очко', few: 'очка', many: 'очков' }),
  rated: 'рейтинговая',
  casual: 'без рейтинга',
  guest: 'гость',
  bot: (bot) => levelTitle(LEVELS, bot),
  privateTable: 'закрытый стол',
  openTable: 'Открыть партию',
  reliability: 'Надёжность',
  lastTables: (n) => `последние столы: ${n}`,
  finished: (n) => `доиграно: ${n}`,
  leftEarly: (n) => `оставлено раньше: ${n}`,
  answers: (ms) => {
    const [n, unit] = unitOf(ms);
    return `обычно ходит за ${count(n, UNITS[unit])}`;
  },
  atLeast: (percent) => `доигрывает не менее ${percent} % партий, с вероятностью 95 %`,
  fewTables: 'Надёжность видна после пяти партий с другими людьми.',
  ratings: 'Рейтинг',
  boardNeeds: (needed, games, have) =>
    `Таблица появится, когда ${needed} ${plural(needed, { one: 'игрок сыграет', few: 'игрока сыграют', many: 'игроков сыграют' })} по ${games} рейтинговых партий. Пока таких игроков: ${have}.`,
  rank: 'Место',
  name: 'Имя',
  ratingColumn: 'Рейтинг',
  gamesColumn: 'Партии',
  game: 'Игра',
  withWhom: 'С кем',
  ratingsLine:
    'Все начинают с 1500, а погрешность после ± уменьшается с каждой партией. Важны места, а не очки; кто отсутствует в конце, занимает последнее место.',
  statistics: 'Статистика',
  statisticsOf: (title) => `${title}: статистика`,
  playedToEnd: (games) => `Доиграно до конца: ${count(games, GAMES)}`,
  bySeats: 'По числу игроков',
  players: (n) => count(n, { one: 'игрок', few: 'игрока', many: 'игроков' }),
  playersColumn: 'Игроки',
  victories: (seat) => `Побеждает место ${seat}`,
  meanPoints: 'В среднем очков',
  winnerPoints: 'Очки победителя',
  distribution: 'Сколько очков набирают',
  pointsColumn: 'Очки',
  seatsColumn: 'Раз',
  records: 'Больше всего очков',
  noRecords: 'Открытых партий пока нет.',
  date: 'Дата',
  openings: 'Начала',
  openingsLine: 'С чего начинали и чем закончилось.',
  opening: 'Начало',
  wonShare: 'Победы',
  hidden: (games) => `Если партий меньше ${games}, данные не показаны.`,
};
