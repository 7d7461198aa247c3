import { words } from '../../../../i18n/words.ts';
import type { DragonPageTexts } from '../texts.ts';
import { terms } from './terms.ts';

const { plural, count, list } = words('ru');

const UNITS = {
  yuan: { one: 'юань', few: 'юаня', many: 'юаней' },
  rice: { one: 'рис', few: 'риса', many: 'риса' },
  fireworks: { one: 'фейерверк', few: 'фейерверка', many: 'фейерверков' },
  vp: { one: 'очко', few: 'очка', many: 'очков' },
  floor: { one: 'этаж', few: 'этажа', many: 'этажей' },
  space: { one: 'шаг', few: 'шага', many: 'шагов' },
};
const PERSONS = { one: 'персонаж', few: 'персонажа', many: 'персонажей' };

export const page: DragonPageTexts = {
  actions: { ...terms.actions, build: 'стройка', parade: 'парад', research: 'наука', wall: 'стена' },
  unit: (what, n) => plural(n, UNITS[what]),
  sizes: { small: 'малая', large: 'большая' },
  rest: 'Пополнение',
  restNote: (yuan) => `до 3 юаней; у вас ${yuan}`,
  yours: 'Что принесут вам месяцы без новых ходов:',
  theirs: (name) => `Что принесут месяцы без новых ходов (${name}):`,
  room: 'место',
  chips: {
    floor: '+ этаж',
    newPalace: 'новый дворец',
    lose: '− этаж',
    moveIn: 'заселить',
    replace: 'заменить',
    release: 'отпустить',
    refuse: 'Отказать',
  },
  arrives: 'заселяется',
  noRoom: 'нет места',
  refuseNote: 'выходит из игры',
  youngOrOld: (person) => `${person}: молодой или опытный?`,
  toRelease: (n) => `отпустить ${count(n, { one: 'персонажа', few: 'персонажей', many: 'персонажей' })}`,
  order: 'Очерёдность',
  orderAt: (space) => `деление ${space}`,
  inHand: 'на руке',
  played: 'сыграна',
  noneLeft: 'нет',
  left: (n) => `ещё ${n}`,
  wilds: 'джокер',
  cards: (n) => count(n, { one: 'карта', few: 'карты', many: 'карт' }),
  otherCourts: 'Другие дворы',
  forecast: 'Прогноз',
  monthly: (points) => `+${points} в месяц`,
  wallTiles: (left) =>
    `осталось ${count(left, { one: 'жетон стены', few: 'жетона стены', many: 'жетонов стены' })}`,
  pair: (first) => `${first}, и кто ещё?`,
  final: 'Итоговый подсчёт',
  read: {
    coming: (month, event, toll) => `Месяц ${month}, ${event}: ${toll}.`,
    nothing: 'ничего',
    changed: (toll, was) => `после выбранного хода ${toll}, до него ${was}`,
    superEvent: (event) => `В 7-м месяце суперсобытие: ${event}.`,
    group: (group, actions, dragons) =>
      `Группа ${group}: ${list(actions)}; ${
        dragons.length === 0 ? 'бесплатно' : `3 юаня, здесь драконы: ${list(dragons)}`
      }.`,
    goods: (name, figures) => `${name}: ${list(figures)}.`,
    privileges: (small, large) => `привилегии: малых ${small}, больших ${large}`,
    palace: (name, palace, floors, persons) =>
      `${name}, дворец ${palace}, ${count(floors, UNITS.floor)}: ${
        persons.length === 0 ? 'необитаем' : list(persons)
      }.`,
    room: (name, palace, person) => `${name}, дворец ${palace}: ${person ?? 'пустой этаж'}`,
    hand: (name, cards) => `${name}, на руке: ${cards.length === 0 ? 'нет карт' : list(cards)}.`,
    display: (person, tiles, value, symbols) =>
      `${person}: жетонов осталось ${tiles}, значение ${value}, символов ${symbols}`,
    order: (names) => `Очерёдность: ${list(names)}.`,
    wall: (sections, builders) =>
      sections === 0
        ? 'Великая стена ещё не начата.'
        : `Великая стена: ${count(sections, { one: 'участок', few: 'участка', many: 'участков' })}, построили ${list(builders)}.`,
    persons: (n) => count(n, PERSONS),
  },
};
