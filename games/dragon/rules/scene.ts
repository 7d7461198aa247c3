import { fail, placeIn, words } from '../../../core/laws/transcript.ts';
import { defaultOptions } from '../../../core/options.ts';
import { stream } from '../../../core/rng.ts';
import type { EventId, Person } from './data.ts';
import {
  ACTION_IDS,
  EVENT_IDS,
  GROUP_SIZES,
  HAND,
  PERSON_ROUNDS,
  PERSONS,
  REFILL,
  ROUNDS,
  SUPER_EVENTS,
  SUPER_ROUND,
  TORNADO_CARDS,
  tilesOf,
  WALL_GROUP_SIZES,
  WALL_TILES,
  WILD,
} from './data.ts';
import { dragon } from './index.ts';
import { addPalace, addPerson, palaceCount, personsAt } from './palace.ts';
import { trackOrder } from './track.ts';
import { CARDS, NAMES, personOf, seatOf, Transcript } from './transcript.ts';
import type { DragonOptions, Player } from './types.ts';

/**
 * The language of the rule tests: a position in a few lines, then a transcript in the game's notation.
 * Players are A to E. Palaces are written `floors:persons`, small letters young and capitals old.
 */
export interface Scene {
  readonly month: number;
  /** The event of this month, a festival if nothing is said; the rest of the row follows from it. */
  readonly event?: EventId;
  /** `event`: all cards of the month are played, and the event and all that needs no decision has happened. */
  readonly phase: 'action' | 'card' | 'event';
  /** Track order, if it is not that of the letters; markers on one space are stacked accordingly. */
  readonly order?: string;
  /** Who is to decide; those before have had their turn. The first of the order, if nothing is said. */
  readonly turn?: string;
  /** Action cards, group by group: `taxes build | harvest research | …`. */
  readonly groups?: string;
  /** Dragons on the groups: `AB | | C |`. */
  readonly dragons?: string;
  /** Persons of whom no tile is left on the display, and tiles that are gone. */
  readonly exhausted?: string;
  readonly gone?: string;
  /** Builders of the sections of the wall from the left. */
  readonly wall?: string;
  readonly options?: Partial<DragonOptions>;
  /** As many as are named anywhere, if nothing is said; who is not described is nobody special. */
  readonly seats?: number;
  readonly A?: Prince;
  readonly B?: Prince;
  readonly C?: Prince;
  readonly D?: Prince;
  readonly E?: Prince;
}

interface Prince {
  readonly palaces?: string;
  readonly yuan?: number;
  readonly rice?: number;
  readonly fireworks?: number;
  readonly small?: number;
  readonly large?: number;
  readonly vp?: number;
  readonly track?: number;
  readonly arrival?: number;
  /** Cards as letters, `?` for a wild one; without it, as many as the month leaves. */
  readonly hand?: string;
  /** Wall tiles not yet built. */
  readonly bricks?: string;
}

/** Hands are dealt from the left, so that scholars are played first. */
const DEAL = 'cltfpwmh??s';
const DEFAULT_PALACES = '2:c 2:t';
const DEFAULT_TRACK = 10;

function readPalaces(text: string): number[] {
  const palaces: number[] = [];
  words(text).forEach((word, i) => {
    const [floors, persons = ''] = word.split(':');
    addPalace(palaces, Number(floors));
    for (const letter of persons) addPerson(palaces, i, personOf(letter));
  });
  return palaces;
}

function readHand(text: string): number[] {
  const hand = HAND.map(() => 0);
  for (const letter of text) {
    const card = CARDS.indexOf(letter);
    if (card < 0) fail(`'${letter}' is no card.`);
    hand[card]!++;
  }
  return hand;
}

/** Where nobody has fireworks, a festival leaves everything as it is. */
const HARMLESS: EventId = 'festival';

/** A legal row with the event in its month: the disasters in a circle, twice round. */
function rowWith(month: number, event: EventId | undefined): number[] {
  const peaceful = month <= 2;
  if (event !== undefined && peaceful !== (event === 'peace')) fail(`Month ${month} cannot have ${event}.`);
  const disasters = EVENT_IDS.length - 1;
  const wanted = EVENT_IDS.indexOf(peaceful ? HARMLESS : (event ?? HARMLESS));
  return Array.from({ length: ROUNDS }, (_, slot) =>
    slot < 2 ? 0 : 1 + ((wanted - 1 + 2 * disasters + slot + 1 - month) % disasters),
  );
}

function readGroups(text: string | undefined, greatWall: boolean, seats: number): number[] {
  const sizes = (greatWall ? WALL_GROUP_SIZES : GROUP_SIZES)[seats]!;
  const groups = ACTION_IDS.map(() => -1);
  if (text === undefined) {
    let card = 0;
    sizes.forEach((size, group) => {
      for (let k = 0; k < size; k++) groups[card++] = group;
    });
    return groups;
  }
  text.split('|').forEach((cards, group) => {
    for (const id of words(cards)) groups[placeIn(ACTION_IDS, id)] = group;
  });
  return groups;
}

const setOf = (names: string): number => [...names].reduce((set, name) => set | (1 << seatOf(name)), 0);

const readDragons = (text: string | undefined, seats: number): number[] => {
  const given = text?.split('|').map((names) => setOf(words(names).join(''))) ?? [];
  return Array.from({ length: seats }, (_, group) => given[group] ?? 0);
};

function readBricks(prince: Prince, built: number): number {
  const all = prince.bricks === undefined ? WALL_TILES.slice(built) : words(prince.bricks);
  return all.reduce((set, tile) => set | (1 << placeIn(WALL_TILES, tile)), 0);
}

/** Cards in hand before or after the turn in the person phase of a month. */
const cardsLeft = (month: number, played: boolean, tornado: boolean): number =>
  Math.max(
    0,
    PERSON_ROUNDS - (tornado && month > SUPER_ROUND ? TORNADO_CARDS : 0) - month + (played ? 0 : 1),
  );

function readPlayers(given: Scene, options: DragonOptions, princes: readonly Prince[]): Player[] {
  const order = given.order ?? NAMES;
  return princes.map((prince, seat) => {
    const built = [...(given.wall ?? '')].filter((name) => name === NAMES[seat]).length;
    return {
      vp: prince.vp ?? 0,
      track: prince.track ?? DEFAULT_TRACK,
      arrival: prince.arrival ?? princes.length - order.indexOf(NAMES[seat]!),
      yuan: prince.yuan ?? REFILL,
      rice: prince.rice ?? 0,
      fireworks: prince.fireworks ?? 0,
      small: prince.small ?? 0,
      large: prince.large ?? 0,
      bricks: options.greatWall ? readBricks(prince, built) : 0,
      hand: [],
      palaces: readPalaces(prince.palaces ?? DEFAULT_PALACES),
    };
  });
}

/** Tiles that are not housed lie on the display, but for those that are gone. */
function countTiles(players: readonly Player[], goneText: string, exhausted: string) {
  const pool = Array.from({ length: PERSONS }, (_, p) => tilesOf(p, players.length));
  const gone = Array<number>(PERSONS).fill(0);
  for (const { palaces } of players)
    for (let i = 0; i < palaceCount(palaces); i++) for (const p of personsAt(palaces, i)) pool[p]!--;
  const lose = (p: Person, tiles: number) => {
    pool[p]! -= tiles;
    gone[p]! += tiles;
  };
  for (const letter of goneText) lose(personOf(letter), 1);
  for (const letter of exhausted) lose(personOf(letter), pool[personOf(letter)]!);
  if (pool.some((tiles) => tiles < 0)) fail('There are not so many tiles of a person.');
  return { pool, gone };
}

/** How far the main loop of phases/round.ts has come when a phase is open. */
const STEPS = { action: 3, card: 4 } as const;

/** Sets up a position. Fails if it is not a valid state. */
export function scene(given: Scene): Transcript {
  const named = [given.A, given.B, given.C, given.D, given.E];
  const princes = Array.from({ length: seatsOf(given, named) }, (_, seat) => named[seat] ?? {});
  const options: DragonOptions = { ...defaultOptions(dragon, princes.length), ...given.options };
  const players = readPlayers(given, options, princes);
  const ranking = trackOrder(players);
  if (given.order !== undefined && ranking.map((seat) => NAMES[seat]).join('') !== given.order)
    fail(`The spaces on the track do not give the order ${given.order}.`);

  const last = ranking[ranking.length - 1]!;
  const turn = given.turn === undefined ? 0 : ranking.indexOf(seatOf(given.turn));
  ranking.forEach((seat, place) => {
    const played = given.phase === 'event' || (given.phase === 'card' && place < turn);
    const cards = cardsLeft(given.month, played, options.superEvent === 'tornado');
    players[seat]!.hand = readHand(princes[seat]!.hand ?? DEAL.slice(0, cards));
  });
  const passing = given.phase === 'event' ? passBy(given, options, players[last]!) : undefined;
  const phase = passing === 'refill' ? 'action' : given.phase === 'event' ? 'card' : given.phase;
  const wasted = passing === undefined || passing === 'refill' ? '' : passing + passing.toUpperCase();
  const exhausted = (given.exhausted ?? '') + [...wasted].filter((p) => !'CLT'.includes(p)).join('');

  const t = new Transcript({
    options,
    round: given.month,
    row: rowWith(given.month, given.event),
    superEvent: (SUPER_EVENTS as readonly string[]).indexOf(options.superEvent),
    ...countTiles(players, given.gone ?? '', exhausted),
    groups: readGroups(given.groups, options.greatWall, princes.length),
    dragons: readDragons(given.dragons, princes.length),
    wall: [...(given.wall ?? '')].map(seatOf),
    moves: Math.max(...players.map(({ arrival }) => arrival)),
    shown: 0,
    players,
    stack: [
      { phase: 'round', step: STEPS[phase] },
      { phase, order: ranking, turn: passing === undefined ? turn : ranking.length - 1 },
    ],
    rng: { actions: stream('scene', 'dragon/actions') },
  });
  if (passing !== undefined) t.play(`${NAMES[last]} ${passing}`);
  return t;
}

const seatsOf = (given: Scene, named: readonly (Prince | undefined)[]): number =>
  given.seats ??
  Math.max(
    2,
    named.findLastIndex((prince) => prince !== undefined) + 1,
    given.order?.length ?? 0,
    given.groups?.split('|').length ?? 0,
  );

/**
 * A last move before the event that changes nothing: a card of which no tile is left (D-PER-NONE), or in a
 * month without cards a refill with 3 yuan or more (D-RUL-10). The card is added to the given hand.
 */
function passBy(given: Scene, options: DragonOptions, player: Player): string {
  if (cardsLeft(given.month, false, options.superEvent === 'tornado') === 0) {
    if (player.yuan < REFILL) fail('The last player of a month without cards needs 3 yuan to pass.');
    return 'refill';
  }
  const free = [...CARDS].filter((_, card) => card !== WILD && player.hand[card] === 0);
  const known = [...(given.exhausted ?? '')];
  const card = free.find((letter) => known.includes(letter)) ?? free.at(-1);
  if (card === undefined) return fail('The last player holds a card of every type.');
  player.hand[CARDS.indexOf(card)]!++;
  return card;
}

/** A new game at its draft. */
export const opening = (seats: number, options: Partial<DragonOptions> = {}, seed = 'opening'): Transcript =>
  new Transcript(dragon.setup({ ...defaultOptions(dragon, seats), startPlayer: 0, ...options }, seats, seed));
