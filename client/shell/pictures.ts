import type { Topic as ConfuciusTopic } from '../../i18n/confucius/pages.ts';
import type { Topic as DragonTopic } from '../../i18n/dragon/pages.ts';
import type { Topic as HanTopic } from '../../i18n/han/pages.ts';
import type { GameId } from '../../rules/core/game.ts';
import type { IconName } from '../icons/names.ts';
import type { Family } from '../table/board.ts';

/** A piece, with whose it is, how many there are, and whether it is lost. */
export interface Piece {
  readonly icon: IconName;
  readonly family?: Family;
  readonly count?: number;
  readonly lost?: boolean;
}

/** What a figure is made of, from left to right. */
export type Part = IconName | '→' | '+' | '/' | Piece;

const of = (icon: IconName, family: Family = 'jade'): Piece => ({ icon, family });
const many = (icon: IconName, count: number): Piece => ({ icon, count });
const own = (icon: IconName, count: number): Piece => ({ icon, count, family: 'jade' });
const lost = (icon: IconName): Piece => ({ icon, lost: true });

const DRAGON: Readonly<Record<DragonTopic, readonly Part[]>> = {
  draft: ['p-craftsman', '+', 'p-scholar'],
  action: [of('dragon', 'plum'), '+', many('coin', 3), '→', 'hammer'],
  build: ['hammer', '→', 'floor', 'floor', 'floor'],
  privilege: [many('coin', 2), '→', 'privilege', '→', 'vp'],
  wall: ['wallicon', '→', 'sack', '/', 'coin', '/', 'vp'],
  card: ['cards', '→', 'p-monk'],
  tile: ['p-farmer', '/', 'p-farmer-old'],
  house: ['p-healer', '→', 'floor'],
  full: ['p-warrior', '→', 'floor', '→', 'p-courtLady'],
  release: ['floor', '→', 'p-courtLady'],
  earthquake: [lost('floor'), lost('floor')],
  flood: [lost('coin'), lost('sack'), lost('rocket')],
  tornado: [lost('cards'), lost('cards')],
  sunrise: ['e-peace', '→', 'p-pyrotechnist'],
  charter: ['licence', '→', 'p-farmer', '→', 'sack'],
  events: ['e-peace', 'e-tribute', 'e-drought', 'e-festival', 'e-mongols', 'e-contagion'],
  superEvents: [many('e-drought', 7), '+', 'seal-dragon'],
  end: ['p-scholar', '→', many('vp', 2)],
};

const HAN: Readonly<Record<HanTopic, readonly Part[]>> = {
  action: ['cards', '→', of('pagoda'), '/', of('emissary')],
  place: [of('pagoda'), '/', of('emissary')],
  second: [of('pagoda'), '+', of('emissary')],
  draw: ['pile', '→', many('cards', 3)],
  pagodas: [of('pagoda'), of('pagoda'), of('pagoda', 'plum'), '→', 'vp'],
  ports: [of('pagoda'), 'anchor', of('pagoda', 'plum'), 'anchor', '→', 'vp'],
  alliances: [of('emissary'), 'alliance', of('emissary'), '→', 'vp'],
  roads: [of('pagoda'), of('pagoda'), of('pagoda'), of('pagoda'), '→', 'road'],
  fortresses: ['fortress', '+', of('pagoda'), '→', many('vp', 2)],
  end: [lost('pile'), lost('pile'), '→', 'crown'],
};

const CONFUCIUS: Readonly<Record<ConfuciusTopic, readonly Part[]>> = {
  overview: ['min-army', 'min-fin', 'min-works', of('junk'), 'gift3'],
  rounds: ['givegift', '→', own('cube', 5)],
  actions: [of('cube'), '→', 'purse', '/', own('cube', 2), '→', 'purse'],
  gifts: ['gift1', 'gift2', 'gift3', 'gift4', 'gift5', 'gift6'],
  ministries: [of('m-unsec'), '→', of('m-sec')],
  lands: [of('junk'), '→', 'compass', '/', of('army'), '→', 'invade'],
  rewards: ['reward', '/', of('cube')],
  end: ['min-army', 'min-fin', 'min-works', '/', 'p-candidate', '/', 'wallicon'],
  chief: ['parasol', '→', 'p-minister'],
  turn: [of('cube'), '/', 'reward', '/', 'tea'],
  favour: ['parasol', '→', 'stamp'],
  bribe: ['coin', '→', 'p-official', '→', of('m-unsec')],
  secure: [of('m-unsec'), '+', 'coin', '→', of('m-sec')],
  nominate: [many('coin', 2), '→', 'p-student'],
  buyJunks: ['coin', '→', of('junk'), of('junk'), of('junk')],
  voyage: [own('junk', 5), '→', 'compass'],
  invade: [of('army'), '+', 'coin', '→', 'invade'],
  buyGift: [many('coin', 4), '→', 'gift4'],
  giveGift: ['gift3', '→', 'p-minister'],
  transfer: [of('m-sec'), '→', of('m-sec', 'plum')],
  petition: ['gift5', '→', 'petition'],
  commerce: [many('coin', 2), '→', many('cards', 3)],
  bribery: ['reward', '→', of('m-unsec')],
  giftCard: ['reward', '→', 'gift4'],
  extra: ['reward', '→', 'abacus'],
  payment: ['cards', '→', 'coin', '/', 'licence'],
  land: [own('junk', 5), '→', 'vp', '+', 'reward'],
  examination: ['p-student', '+', 'p-student', '→', 'p-candidate'],
  tutor: ['cards', '→', 'p-student'],
  place: ['p-candidate', '→', of('m-sec')],
  ministry: [of('m-sec'), of('m-sec', 'plum'), '→', 'p-minister'],
  discard: ['cards', '→', many('cards', 4)],
};

/** The figure at each chapter of a game's rules. */
export const PICTURES: Readonly<Record<GameId, Readonly<Record<string, readonly Part[]>>>> = {
  dragon: DRAGON,
  han: HAN,
  confucius: CONFUCIUS,
};
