import { words } from '../../../../i18n/words.ts';
import type { Colour } from '../../rules/data.ts';
import type { HanPageTexts, Tally } from '../texts.ts';

const { count, list } = words('ru');

const NOUNS = {
  pagodas: { one: 'пагода', few: 'пагоды', many: 'пагод' },
  emissaries: { one: 'посланник', few: 'посланника', many: 'посланников' },
  fortresses: { one: 'крепость', few: 'крепости', many: 'крепостей' },
  cards: { one: 'карта', few: 'карты', many: 'карт' },
  points: { one: 'очко', few: 'очка', many: 'очков' },
};
const CARDS: Readonly<Record<Colour, string>> = {
  violet: 'фиолетовая',
  yellow: 'жёлтая',
  orange: 'оранжевая',
  green: 'зелёная',
  red: 'красная',
};
const ORDINALS = ['первый', 'второй, последний'];

const each = (tally: Tally): string => tally.map(([name, n]) => `${name} ${n}`).join(', ');
const room = (n: number): string => (n === 0 ? 'мест нет' : `место ещё для ${n}`);
const pays = (tally: Tally): string =>
  tally.length === 0 ? 'сейчас никто не получил бы очков' : `сейчас получили бы: ${each(tally)}`;

export const page: Omit<HanPageTexts, 'space'> = {
  letters: { violet: 'Ф', yellow: 'Ж', orange: 'О', green: 'З', red: 'К' },
  openCards: 'Открыты',
  players: 'Игроки',
  lens: 'Если закончить сейчас',
  lastRound: 'Последний раунд',
  end: 'Конец игры',
  over: 'Итоговый подсчёт',
  payWith: 'Оплата',
  paid: 'Сыграно',
  exchange: 'Обмен',
  noSecond: 'Без второй фигуры',
  pass: 'Пропустить ход',
  pagoda: 'Пагода',
  fortress: 'Крепость',
  wholeMap: 'Вся карта',
  closer: 'Ближе',
  free: 'свободно',
  bareFortress: 'свободно, с крепостью',
  emptySlot: 'карта взята, место заполнится после хода',
  noCards: 'нет карт',
  wall: 'Очки на Великой стене',
  total: 'всего',
  round: (round) => `Раунд ${round}`,
  pile: (cards, pass) => `Колода: ${ORDINALS[pass - 1]} проход, осталось ${cards}`,
  pileBelow: (pass) => `проход ${pass}`,
  taken: (taken, spaces) => `${taken} из ${spaces}`,
  wouldHave: (points) => `итог ${points}`,
  withPick: (name, points, without) => `${name}: итог ${points} с выбранным ходом, ${without} без него.`,
  left: (pieces, n) => `${pieces === 'cards' ? 'на руке' : 'осталось'}: ${count(n, NOUNS[pieces])}`,
  pagodaOf: (name, fortified) => `${fortified ? 'укреплённая пагода' : 'пагода'} игрока ${name}`,
  seal: (province, emissaries, n) =>
    `Печать дракона, ${province}: ${emissaries.length === 0 ? 'посланников нет' : each(emissaries)}, ${room(n)}`,
  card: (colour, provinces) => `${CARDS[colour]} карта, ${list(provinces)}`,
  alliance: (n, provinces, tally) => `Союз ${n}, ${provinces.join('–')}: ${pays(tally)}`,
  open: (cards) => `Открытые карты: ${cards.join(', ')}.`,
  hand: (cards) => `Ваши карты: ${cards.join(', ')}.`,
  player: ({ name, points, total, pagodas, emissaries, fortresses, cards, known }) => {
    const pieces = [count(pagodas, NOUNS.pagodas), count(emissaries, NOUNS.emissaries)];
    if (fortresses > 0) pieces.push(count(fortresses, NOUNS.fortresses));
    const seen = known.length === 0 ? '' : ` (известны: ${known.join(', ')})`;
    return `${name}: ${count(points, NOUNS.points)}, ${total}, если бы игра закончилась сейчас. В запасе: ${list(pieces)}. На руке: ${count(cards, NOUNS.cards)}${seen}.`;
  },
  province: (q) => {
    const lines = [
      `${q.name}, ${q.colour}: занято ${q.taken} из ${q.spaces}${q.scored ? ', подсчитано' : ''}`,
      ...(q.pagodas.length > 0 ? [`пагоды: ${each(q.pagodas)}`] : []),
      ...(q.emissaries.length > 0 || q.room > 0
        ? [`посланники: ${each(q.emissaries) || 'нет'}, ${room(q.room)}`]
        : []),
      ...(q.free.length > 0 ? [`свободно: ${q.free.join(', ')}`] : []),
      ...(q.fortresses.length > 0 ? [`крепости: ${q.fortresses.join(', ')}`] : []),
      ...(q.scored || q.pagodas.length === 0 ? [] : [pays(q.pays)]),
    ];
    return `${lines.join('; ')}.`;
  },
  ports: (tally) => `Порты: ${pays(tally)}.`,
  chains: (name, points, lengths) =>
    `Дороги, ${name}: ${count(points, NOUNS.points)}, цепочки: ${list(lengths.map(String))}.`,
};
