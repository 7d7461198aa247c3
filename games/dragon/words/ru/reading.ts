import { words } from '../../../../i18n/words.ts';
import type { DragonReadingWords } from '../reading.ts';

const { count, list } = words('ru');
const FLOORS = { one: 'этаж', few: 'этажа', many: 'этажей' };
const TOLLS: Readonly<Record<Parameters<DragonReadingWords['toll']>[0], (n: number) => string>> = {
  persons: (n) => `потеря: ${count(n, { one: 'персонаж', few: 'персонажа', many: 'персонажей' })}`,
  floors: (n) => `потеря: ${count(n, FLOORS)}`,
  privileges: (n) => `потеря: ${count(n, { one: 'привилегия', few: 'привилегии', many: 'привилегий' })}`,
  cards: (n) => `сброс: ${count(n, { one: 'карта', few: 'карты', many: 'карт' })}`,
  pieces: (n) => `отдать ${count(n, { one: 'предмет', few: 'предмета', many: 'предметов' })}`,
  vp: (n) => `получить ${n} ОП`,
  yuan: (n) => `заплатить ${count(n, { one: 'юань', few: 'юаня', many: 'юаней' })}`,
  rice: (n) => `отдать рис: ${n}`,
  fireworks: (n) => `сбросить фейерверки: ${n}`,
};

export const reading: DragonReadingWords = {
  months: 'Месяцы',
  actions: 'Группы действий',
  persons: 'Персонажи на выбор',
  hand: 'Ваши карты',
  players: 'Игроки в порядке хода',
  court: (name) => `Двор, ${name}`,
  month: (month, event, what) => `Месяц ${month}, ${event}: ${what}`,
  over: 'прошёл',
  present: 'текущий месяц',
  toll: (what, n) => TOLLS[what](n),
  group: (group) => `группа ${group}`,
  palace: (palace, floors, persons, free) =>
    `дворец ${palace}, ${count(floors, FLOORS)}: ${[
      persons.length === 0 ? 'необитаем' : list(persons),
      free === 0 ? 'мест нет' : `свободно мест: ${free}`,
    ].join('; ')}`,
  player: (name, vp, space) => `${name}: ${vp} ОП, деление ${space} на треке персонажей`,
  bricks: (tiles) => `Оставшиеся жетоны стены: ${tiles.length === 0 ? 'нет' : list(tiles)}.`,
  section: (section, name) => `Участок ${section}: ${name}`,
  wilds: (n) => count(n, { one: 'джокер', few: 'джокера', many: 'джокеров' }),
};
