/** The components: every number printed on a tile, card or board. Section 2 of the spec. */

/** C-CMP-2. */
export const COLOURS = ['white', 'yellow', 'black', 'green', 'purple'] as const;

/** 2.2. */
export const ARMIES = 6;
export const JUNKS = 25;
export const ROUNDS = 9;

/** 2.3: a Confucius card of type `c` (0, 1, 2) shows so many coins and licences. Copies are equal (C-CMP-4). */
export const CARD_TYPES = 3;
export const COPIES = 22;
export const COINS: readonly number[] = [1, 2, 3];
export const LICENCES: readonly number[] = [3, 2, 1];
export const START_HAND: readonly number[] = [1, 1, 1];
export const HAND_LIMIT = 4;

/** Card values by unit of payment (C-PAY-1). */
export const UNIT_VALUES = { cash: COINS, licences: LICENCES } as const;
export type Unit = keyof typeof UNIT_VALUES;

/** 2.4: gifts of value 1 to 6; each costs its value. */
export const GIFTS = 6;
/** States of a gift card; from ACTIVE on, the seat that holds it is added. */
export const NOT_AVAILABLE = 0;
export const AVAILABLE = 1;
export const REMOVED = 2;
export const ACTIVE = 3;

/** 2.5: tiles by bribe cost. A space holds the cost of its tile, EMPTY, or CANDIDATE, which has none (C-CMP-5). */
export const OFFICIAL_TILES: readonly number[] = [0, 0, 3, 4, 5, 5, 4, 3];
export const COSTS = OFFICIAL_TILES.length;
export const EMPTY = 0;
export const CANDIDATE = 1;

/** 2.7, in board order. */
export const MINISTRIES = ['bingbu', 'hubu', 'gongbu'] as const;
export type Ministry = (typeof MINISTRIES)[number];
export const MINISTRY_COUNT = MINISTRIES.length;
export const BINGBU = 0;
export const HUBU = 1;
export const GONGBU = 2;
/** Spaces lie in one array, seven a ministry, by seniority. */
export const SPACES = 7;
export const OFFICIALS = MINISTRY_COUNT * SPACES;
/** C-CMP-7. */
export const START_SPACES: readonly number[] = [3, 4, 5];

/** 2.6: the three named candidates are their ministries, then "any". */
export const ANY: number = MINISTRIES.length;
export const ANY_CANDIDATES = 3;
export const CANDIDATES = MINISTRY_COUNT + ANY_CANDIDATES;

/** 2.8, by number of junks. */
export const MAX_PURCHASE = 4;
export const JUNK_PRICE: readonly number[] = [0, 1, 3, 6, 10];
export const JUNK_PRICE_GONGBU: readonly number[] = [0, 1, 2, 4, 7];
export const VOYAGE_JUNKS = 5;

/** 2.9. */
export const FOREIGN_LANDS = ['annam', 'yunnan', 'mongolia', 'korea', 'manchuria'] as const;
export type ForeignLand = (typeof FOREIGN_LANDS)[number];
export const INVASION_COST: readonly number[] = [8, 4, 6, 7, 5];
export const BOX_VP: readonly (readonly number[])[] = [
  [4, 3],
  [4, 2],
  [4, 3, 2],
  [4, 4, 3],
  [5, 3, 3, 2],
];
export const REWARD_BOX: readonly number[] = [1, 1, 1, 2, 1];
export const SLOTS = 3;
export const MAX_BOXES = 4;
/** 2.10: the round in which each slot is due. */
export const DUE_ROUND: readonly number[] = [4, 6, 8];

/** 2.11, top to bottom. */
export const DISTANT_LANDS = ['spiceIslands', 'india', 'arabia', 'africa', 'americas'] as const;
export type DistantLand = (typeof DISTANT_LANDS)[number];
export const LANDS = DISTANT_LANDS.length;

/** 2.12. */
export const MINISTRY_CHITS: readonly number[] = [4, 4, 5, 5, 6, 6, 7, 7, 8, 8];
export const LAND_CHITS: readonly number[] = [2, 2, 3, 3, 4, 4, 4];

/** 2.13: what the ten cards say. Stack, hands and cards played are sets of cards, a bit for each. */
export const REWARDS = [
  'bribeBingbu',
  'bribeHubu',
  'bribeGongbu',
  'bribeAny',
  'gift',
  'extra',
  'cash',
  'army',
  'insult',
] as const;
export type Reward = (typeof REWARDS)[number];
export const REWARD_CARDS: readonly number[] = [0, 1, 2, 3, 3, 4, 5, 6, 7, 8];
export const ALL_REWARDS = (1 << REWARD_CARDS.length) - 1;
export const BRIBE_ANY = REWARDS.indexOf('bribeAny');
export const EXTRA = REWARDS.indexOf('extra');
export const CASH_CARDS = 4;
export const INSULT_VP = 2;

/** 2.14: the Actions Box, and the cube space of each action. */
export const BOX_ACTIONS = [
  'bribe',
  'secure',
  'nominate',
  'force',
  'buyJunks',
  'voyage',
  'recruit',
  'invade',
  'buyGift',
  'giveGift',
  'transfer',
  'petition',
  'commerce',
  'tax',
  'none',
] as const;
export type BoxAction = (typeof BOX_ACTIONS)[number];
export const CUBE_SPACES = [
  'official',
  'nominate',
  'force',
  'navy',
  'army',
  'buyGift',
  'giveGift',
  'transfer',
  'petition',
  'commerce',
  'tax',
  'none',
  'favour',
] as const;
export const FAVOUR = CUBE_SPACES.indexOf('favour');
export const SPACE_OF: readonly number[] = [0, 0, 1, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9, 10, 11];
export const FIRST_CUBES: readonly number[] = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 2, 1, 1, 1];
export const REPEAT_CUBES: readonly number[] = [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 1];

/** 2.15: cubes of the round by active gifts given and received; more gifts bring no more cubes. */
export const CUBES: readonly number[] = [3, 4, 4, 5];

export const STUDENTS = ['red', 'orange'] as const;
export type Student = (typeof STUDENTS)[number];

/** Prices of section 6. */
export const NOMINATE_COST = 2;
export const FORCE_COST = 2;
export const RECRUIT_COST = 6;
export const RECRUIT_COST_BINGBU = 4;
export const TAX_CARDS = 2;
/** C-EDGE-12, C-EDGE-13. */
export const COMMERCE_MIN = 1;
export const COMMERCE_MAX = 4;
export const PETITION_JUNKS = 2;
/** C-CAN-3: one card and two more. */
export const CANCEL_CARDS = 3;

/** 6.11, in the order of the tie-break C-WIN-2. */
export const TITLES = ['admiral', 'chiefMinister', 'general'] as const;
export type Title = (typeof TITLES)[number];
export const ADMIRAL = 0;
export const TITLE_VP = 1;
