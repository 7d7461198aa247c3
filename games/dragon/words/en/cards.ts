import { words } from '../../../../i18n/words.ts';
import type { DragonCardWords } from '../cards.ts';

const { plural } = words('en');
const of = (one: string, other: string) => (n: number) => plural(n, { one, other });

export const cards: DragonCardWords = {
  tolls: {
    yuan: of('yuan to pay', 'yuan to pay'),
    rice: of('rice to pay', 'rice to pay'),
    fireworks: of('fireworks to discard', 'fireworks to discard'),
    vp: of('point, this month’s scoring included', 'points, this month’s scoring included'),
    persons: of('person leaves', 'people leave'),
    floors: of('floor', 'floors'),
    cards: of('card', 'cards'),
    pieces: of('item to give up', 'items to give up'),
    privileges: of('privilege', 'privileges'),
  },
  saved: 'saved',
  leaves: 'leaves',
  net: () => 'yuan, net',
  netOf: (gain, pay) => `You collect ${gain}, but this group is taken, so you pay ${pay} first.`,
  surcharge: 'yuan: a dragon stands on the group',
  price: () => 'yuan',
  have: (yuan) => `You have ${yuan} yuan.`,
  aMonth: of('point a month', 'points a month'),
  inAll: (n) => `${n} in all by the end of month 12.`,
  atEnd: of('point at the end', 'points at the end'),
  yours: 'yours',
  inTurn: 'in turn order',
  left: of('tile left', 'tiles left'),
  free: 'for this group: no dragon stands on it',
  groupOf: (n) => `Group ${n}`,
  roomFor: of('free room', 'free rooms'),
  effects: {
    persons: of('person', 'people'),
    net: (gain, cost, net) => `+${gain} yuan, costs ${cost}: net ${net < 0 ? `−${-net}` : `+${net}`}`,
    inAll: (n) => `, ${n} in all`,
  },
};
