import type { Topic as ConfuciusTopic } from '../../i18n/confucius/pages.ts';
import type { Topic as DragonTopic } from '../../i18n/dragon/pages.ts';
import type { Topic as HanTopic } from '../../i18n/han/pages.ts';
import type { GameId } from '../../rules/core/game.ts';
import { ACTION_ICONS } from '../icons/actions.ts';
import type { IconName } from '../icons/names.ts';

const DRAGON: Readonly<Record<DragonTopic, IconName>> = {
  draft: 'p-craftsman',
  action: 'dragon',
  build: 'floor',
  privilege: 'privilege',
  wall: 'wallicon',
  card: 'cards',
  tile: 'p-farmer-old',
  house: 'floor',
  full: 'p-warrior',
  release: 'p-courtLady',
  earthquake: 'e-drought',
  flood: 'sack',
  tornado: 'cards',
  sunrise: 'p-pyrotechnist',
  charter: 'licence',
  events: 'e-festival',
  superEvents: 'e-contagion',
  end: 'vp',
};

const HAN: Readonly<Record<HanTopic, IconName>> = {
  action: 'cards',
  place: 'pagoda',
  second: 'emissary',
  draw: 'pile',
  pagodas: 'pagoda-b',
  ports: 'anchor',
  alliances: 'alliance',
  roads: 'road',
  fortresses: 'fortress',
  end: 'vp',
};

const CONFUCIUS: Readonly<Record<ConfuciusTopic, IconName>> = {
  ...ACTION_ICONS,
  overview: 'cap',
  rounds: 'wallicon',
  actions: 'cube',
  gifts: 'givegift',
  ministries: 'min-army',
  lands: 'junk',
  rewards: 'reward',
  end: 'vp',
  chief: 'parasol',
  turn: 'cube',
  favour: 'crown',
  bribery: 'reward',
  giftCard: 'gift3',
  extra: 'reward',
  payment: 'coin',
  land: 'compass',
  examination: 'exam',
  tutor: 'book',
  place: 'm-sec',
  ministry: 'min-fin',
  discard: 'cards',
};

/** The icon at the head of each chapter of a game's rules. */
export const CHAPTER_ICONS: Readonly<Record<GameId, Readonly<Record<string, IconName>>>> = {
  dragon: DRAGON,
  han: HAN,
  confucius: CONFUCIUS,
};
