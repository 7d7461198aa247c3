import { words } from '../../../../i18n/words.ts';
import type { HanCardWords } from '../cards.ts';

const { plural } = words('en');
const of = (one: string, other: string) => (n: number) => plural(n, { one, other });

export const cards: HanCardWords = {
  pays: of('point as the pieces stand', 'points as the pieces stand'),
  ifPagoda: of('point if you build a pagoda here', 'points if you build a pagoda here'),
  ifEmissary: of('point if you send an emissary', 'points if you send an emissary'),
  room: of('more emissary fits', 'more emissaries fit'),
  cards: of('card in the pile', 'cards in the pile'),
  inHand: of('in hand', 'in hand'),
  soFar: of('point so far', 'points so far'),
  total: of('point if the game ended now', 'points if the game ended now'),
  roads: of('point for roads', 'points for roads'),
  supply: of('left to place', 'left to place'),
  scored: 'The pagodas here have already scored.',
  seal: 'Dragon seal',
  wall: 'Great Wall',
  effects: {
    cards: of('card', 'cards'),
    atOnce: of('point at once', 'points at once'),
  },
};
