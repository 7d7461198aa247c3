import type { IconName } from '../../../client/icons/names.ts';
import type { ActionId, EventId, Good, PersonType, SuperEvent, WallTile } from '../rules/data.ts';
import { ageOf, PERSON_TYPES, type Person, typeOf } from '../rules/data.ts';

/** What the tiles of a type show. */
export const SYMBOL_ICONS: Readonly<Record<PersonType, IconName>> = {
  craftsman: 'hammer',
  courtLady: 'fan',
  taxCollector: 'coin',
  farmer: 'sack',
  pyrotechnist: 'rocket',
  warrior: 'helmet',
  monk: 'buddha',
  healer: 'mortar',
  scholar: 'book',
};

export const ACTION_ICONS: Readonly<Record<ActionId, IconName>> = {
  taxes: 'coin',
  build: 'floor',
  harvest: 'sack',
  fireworks: 'rocket',
  parade: 'helmet',
  research: 'book',
  privilege: 'privilege',
  wall: 'wallicon',
};

export const GOOD_ICONS: Readonly<Record<Good, IconName>> = {
  yuan: 'coin',
  rice: 'sack',
  fireworks: 'rocket',
};

export const BRICK_ICONS: Readonly<Record<WallTile, IconName>> = {
  rice: 'sack',
  fireworks: 'rocket',
  yuan: 'coin',
  floor: 'floor',
  vp: 'vp',
  track: 'helmet',
};

export const SUPER_ICONS: Readonly<Record<SuperEvent, IconName>> = {
  lanternFestival: 'e-festival',
  buddha: 'buddha',
  earthquake: 'floor',
  flood: 'junk',
  solarEclipse: 'e-drought',
  volcanicEruption: 'e-drought',
  tornado: 'cards',
  sunrise: 'u-sun',
  assassination: 'privilege',
  charter: 'licence',
};

/** The mood in which each super event is painted. */
export const SUPER_SCENES: Readonly<Record<SuperEvent, EventId>> = {
  lanternFestival: 'festival',
  buddha: 'peace',
  earthquake: 'drought',
  flood: 'peace',
  solarEclipse: 'festival',
  volcanicEruption: 'drought',
  tornado: 'contagion',
  sunrise: 'tribute',
  assassination: 'mongols',
  charter: 'tribute',
};

export const eventIcon = (event: EventId): IconName => `e-${event}`;

export const portraitOf = (p: Person): IconName => {
  const type = PERSON_TYPES[typeOf(p)]!;
  return ageOf(p) === 'old' ? (`p-${type}-old` as IconName) : `p-${type}`;
};
