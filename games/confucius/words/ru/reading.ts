import { words } from '../../../../i18n/words.ts';
import type { ConfuciusReadingWords } from '../reading.ts';

const { count, list } = words('ru');
const JUNKS = { one: 'джонка', few: 'джонки', many: 'джонок' };
const CARDS = { one: 'карта', few: 'карты', many: 'карт' };

export const reading: ConfuciusReadingWords = {
  hand: 'Ваши карты',
  actions: 'Кубики в секции действий',
  foreign: 'Дальние земли и Великая Стена',
  sea: 'Заморские страны и флоты',
  students: 'место ученика',
  supply: (junks, deck, discard, rewards) =>
    `Запас: ${count(junks, JUNKS)}, в колоде ${count(deck, CARDS)}, в сбросе ${discard}, ${count(rewards, { one: 'награда', few: 'награды', many: 'наград' })}.`,
  cubes: (action, cubes) =>
    `${action}: ${cubes.length === 0 ? 'кубиков нет' : list(cubes.map(([name, n]) => `${name} ${n}`))}`,
  insult: (name, armies) =>
    `${name}: на карте оскорбления ${count(armies, { one: 'армия', few: 'армии', many: 'армий' })}`,
  gift: (giver, value, gift, state) => `Дар ${value}, ${gift}, игрок ${giver}: ${state}`,
  given: (giver, value, gift, to) => `Дар ${value}, ${gift}: от игрока ${giver} игроку ${to}`,
  fleet: (name, ocean, shipyard) => `Флот, ${name}: в океане ${count(ocean, JUNKS)}, в порту ${shipyard}`,
  land: (land, state, cost) => `${land}, ${state}${cost === undefined ? '' : `; цена армии ${cost}`}.`,
  prospect: (posts) => `Если разрешить министерство сейчас: ${posts}`,
  title: (title, name) => `${title}: ${name}`,
};
