import { words } from '../../../../i18n/words.ts';
import type { HanCardWords } from '../cards.ts';

const { plural } = words('ru');
const of = (one: string, few: string, many: string) => (n: number) => plural(n, { one, few, many });
const points = (rest: string) => of(`очко ${rest}`, `очка ${rest}`, `очков ${rest}`);

export const cards: HanCardWords = {
  pays: points('при нынешней расстановке'),
  ifPagoda: points('за пагоду здесь'),
  ifEmissary: points('за посланника здесь'),
  room: of('место для посланника', 'места для посланников', 'мест для посланников'),
  cards: of('карта в колоде', 'карты в колоде', 'карт в колоде'),
  inHand: () => 'на руке',
  soFar: of('очко набрано', 'очка набрано', 'очков набрано'),
  total: points('в итоге, если закончить сейчас'),
  roads: points('за дороги'),
  supply: () => 'в запасе',
  scored: 'Пагоды здесь уже принесли очки.',
  seal: 'Печать дракона',
  wall: 'Великая стена',
  effects: {
    cards: of('карта', 'карты', 'карт'),
    atOnce: points('сразу'),
  },
};
