import { CARDS, COLOURS, MAP_IDS, type MapId } from './data.ts';
import { checkMaps } from './map-check.ts';
import maps from './maps.json' with { type: 'json' };
import { borderPayments, PAYMENTS, type Payments, paysBorder, paysProvince } from './payment.ts';

/** A side of the board as numbers: spaces and provinces are counted in the order of the data file. */
export interface Board {
  readonly id: MapId;
  readonly seats: readonly [min: number, max: number];
  readonly openCards: number;
  /** H-SETUP-3, by number of players. */
  readonly removed: Readonly<Record<number, number>>;
  /** Where this side's spaces and provinces begin among those of both sides. */
  readonly firstSpace: number;
  readonly firstProvince: number;

  readonly spaceIds: readonly string[];
  /** The provinces a space lies in, as a set and as a list in the order of the file (H-PAGODA-4). */
  readonly spaceMask: readonly number[];
  readonly spaceProvinces: readonly (readonly number[])[];
  readonly neighbours: readonly (readonly number[])[];
  readonly ports: readonly number[];
  /** Border spaces and the payments for each, including those of the option `borderJoker`. */
  readonly borders: readonly number[];
  readonly borderPrices: readonly Payments[];
  /** Spaces in the order of their ids (H-ROAD-8). */
  readonly byId: readonly number[];

  readonly provinceIds: readonly string[];
  /** For each province: colour, all spaces, and spaces other than border spaces. */
  readonly colour: readonly number[];
  readonly spaces: readonly (readonly number[])[];
  readonly own: readonly (readonly number[])[];
  /** Provinces of alliance n at n - 1. */
  readonly alliances: readonly (readonly [number, number])[];

  /** The spaces and provinces that each payment buys; three cards only with the option `borderJoker` (H-BORDER-3). */
  readonly spacesFor: readonly (readonly number[])[];
  readonly provincesFor: readonly (readonly number[])[];
}

type MapData = (typeof maps.maps)[number];

checkMaps(maps);

function board(map: MapData, firstSpace: number, firstProvince: number): Board {
  const spaceIds = map.spaces.map(({ id }) => id);
  const provinceIds = map.provinces.map(({ id }) => id);
  const spaceAt = (id: string): number => spaceIds.indexOf(id);
  const colour = map.provinces.map((p) => (COLOURS as readonly string[]).indexOf(p.colour));
  const spaces = map.provinces.map((p) => p.spaces.map(spaceAt));
  const spaceProvinces = spaceIds.map((_, space) =>
    provinceIds.flatMap((_, q) => (spaces[q]!.includes(space) ? [q] : [])),
  );
  const ofKind = (kind: string): number[] =>
    map.spaces.flatMap((space, at) => (space.kind === kind ? [at] : []));
  const borders = ofKind('border');
  const coloursOf = (space: number): number[] => spaceProvinces[space]!.map((q) => colour[q]!);
  const pays = (cards: readonly number[], space: number): boolean => {
    const [a, b] = coloursOf(space);
    return b === undefined ? paysProvince(cards, a!) : paysBorder(cards, a!, b);
  };
  return {
    id: map.id as MapId,
    seats: [map.players.min, map.players.max],
    openCards: map.openCards,
    removed: map.removedPerColour as unknown as Record<number, number>,
    firstSpace,
    firstProvince,
    spaceIds,
    spaceMask: spaceProvinces.map((list) => list.reduce((mask, q) => mask | (1 << q), 0)),
    spaceProvinces,
    neighbours: spaceIds.map((id) =>
      map.roads.flatMap(({ a, b }) => (a === id ? [spaceAt(b)] : b === id ? [spaceAt(a)] : [])),
    ),
    ports: ofKind('port'),
    borders,
    borderPrices: borders.map((space) => {
      const [a, b] = coloursOf(space);
      return borderPayments(a!, b!);
    }),
    byId: spaceIds.map((_, at) => at).sort((a, b) => (spaceIds[a]! < spaceIds[b]! ? -1 : 1)),
    provinceIds,
    colour,
    spaces,
    own: spaces.map((list) => list.filter((space) => !borders.includes(space))),
    alliances: map.alliances
      .toSorted((x, y) => x.n - y.n)
      .map(({ provinces: [a, b] }) => [provinceIds.indexOf(a!), provinceIds.indexOf(b!)] as const),
    spacesFor: PAYMENTS.map((cards) => spaceIds.flatMap((_, space) => (pays(cards, space) ? [space] : []))),
    provincesFor: PAYMENTS.map((cards) => colour.flatMap((d, q) => (paysProvince(cards, d) ? [q] : []))),
  };
}

const built: Board[] = [];
for (const map of maps.maps) {
  const before = built.at(-1);
  const spaces = before ? before.firstSpace + before.spaceIds.length : 0;
  const provinces = before ? before.firstProvince + before.provinceIds.length : 0;
  built.push(board(map, spaces, provinces));
}

export const BOARDS: readonly Board[] = built;

/** Names of all spaces and provinces of both sides, in the order of the action space. */
export const SPACE_IDS: readonly string[] = BOARDS.flatMap(({ spaceIds }) => spaceIds);
export const PROVINCE_IDS: readonly string[] = BOARDS.flatMap(({ provinceIds }) => provinceIds);
export const MAX_OPEN = Math.max(...BOARDS.map(({ openCards }) => openCards));

const BORDER_DISPUTES = BOARDS.find(({ id }) => id === MAP_IDS[0])!;
const WAYS_OF_DIPLOMACY = BOARDS.find(({ id }) => id === MAP_IDS[1])!;

export const boardOf = (id: MapId): Board => (id === MAP_IDS[0] ? BORDER_DISPUTES : WAYS_OF_DIPLOMACY);

/** H-SETUP-3: the deck by colour, before any unseen removal (H-SETUP-8). */
export const deckOf = (b: Board, seats: number, removal: 'perColour' | 'total'): number[] =>
  CARDS.map((cards) => (removal === 'total' ? cards : cards - b.removed[seats]!));

/** H-SETUP-8: how many cards are removed unseen. */
export const unseenRemoved = (b: Board, seats: number, removal: 'perColour' | 'total'): number =>
  removal === 'total' ? b.removed[seats]! : 0;
