import type { Kinds } from '../../../core/game.ts';
import type { GoldenCase } from '../../../core/laws/golden.ts';
import { fail, placeIn, words } from '../../../core/laws/transcript.ts';
import { defaultOptions } from '../../../core/options.ts';
import {
  ACTIVE,
  ALL_REWARDS,
  ANY,
  AVAILABLE,
  CANDIDATE,
  CARD_TYPES,
  COPIES,
  CUBE_SPACES,
  DISTANT_LANDS,
  EMPTY,
  FAVOUR,
  FOREIGN_LANDS,
  INSULT_VP,
  JUNKS,
  MAX_BOXES,
  MINISTRIES,
  NOT_AVAILABLE,
  OFFICIAL_TILES,
  REMOVED,
  REWARD_CARDS,
  REWARDS,
  SPACES,
  STUDENTS,
} from './data.ts';
import { setGift } from './gifts.ts';
import { confucius } from './index.ts';
import type { ENDINGS } from './phases/end.ts';
import { LETTERS, readCards, seatOf, spaceAt, Transcript } from './transcript.ts';
import type { ConfuciusFrame, ConfuciusOptions, ConfuciusState, Player } from './types.ts';

/**
 * The language of the rule tests: a position in a few lines, then a transcript in the game's notation.
 * Players sit as in the worked examples: Black, Green, Purple, White, Yellow, by their initials.
 */
export interface Scene {
  /** 5, if nothing is said. */
  readonly seats?: 3 | 4 | 5;
  readonly options?: Partial<ConfuciusOptions>;
  /** 2 and Yellow (or the last player), if nothing is said. */
  readonly round?: number;
  readonly chief?: string;
  /** `turn`, if nothing is said. In `favour` all have passed, and `none` leads through the court. */
  readonly phase?: 'chief' | 'turn' | 'favour';
  /** Whose turn it is: the player after the chief minister, if nothing is said. */
  readonly turn?: string;
  readonly passed?: string;
  /**
   * Spaces 1 to 7: `.` empty, `4` an unbribed official of cost 4, `4b` bribed by Black, `4B` secured, `*B` a
   * candidate; without a cost, whatever tile is left, `o` if unbribed.
   */
  readonly bingbu?: string;
  readonly hubu?: string;
  readonly gongbu?: string;
  /** Minister and Secretary of resolved ministries: `bingbu:BW`, or `bingbu:--`. */
  readonly posts?: string;
  /** Minister and Secretary, ministry by ministry; distant lands from the top. */
  readonly chits?: string;
  readonly landChits?: string;
  readonly transferred?: string;
  /** The face-up candidate, then those below it: `gongbu bingbu any any any`; `-` for none. */
  readonly candidates?: string;
  /** Red and orange: `W Y`, `- Y`. */
  readonly students?: string;
  readonly examForced?: boolean;
  readonly lands?: string;
  /** Boxes of the slots: `B W | . . . | .`. */
  readonly armies?: string;
  /** Numbers of resolved slots. */
  readonly conquered?: string;
  /** Markers on distant lands, the first to reach it first: `africa:Y india:YB`. */
  readonly reached?: string;
  /** Active gifts: `W>G4`. */
  readonly gifts?: string;
  /** One of the two piles; the rest of the cards is the other. Without a word, nothing is discarded. */
  readonly deck?: string;
  readonly discard?: string;
  /** Reward cards in the stack; others that nobody holds are played. Without a word, all are there. */
  readonly rewardStack?: string;
  /** Spaces of the Great Wall that are built, if not those of the rounds before. */
  readonly wall?: number;
  readonly B?: Courtier;
  readonly G?: Courtier;
  readonly P?: Courtier;
  readonly W?: Courtier;
  readonly Y?: Courtier;
}

interface Courtier {
  /** Cards by their coins: `1123`; `123`, if nothing is said. */
  readonly hand?: string;
  readonly rewards?: string;
  readonly vp?: number;
  /** Values of available and of removed gifts; 1 is available if nothing is said. */
  readonly available?: string;
  readonly removed?: string;
  readonly shipyard?: number;
  readonly ocean?: number;
  readonly colonies?: number;
  readonly insult?: number;
  /** Unspent cubes, 3 if nothing is said, and cubes on spaces: `navy:1 tax:3`. */
  readonly cubes?: number;
  readonly placed?: string;
  readonly commerceUsed?: boolean;
}

const START = '. . 3 4 5 . .';
const CHITS = '8 7 6 5 4 4';
const LAND_CHITS = '4 4 3 3 2';
const FOREIGN = 'annam mongolia korea';

type Ministries = Pick<Scene, 'bingbu' | 'hubu' | 'gongbu'>;

/** Tiles are taken from those that exist; a tile without a cost is the cheapest one left. */
function placeOfficials(s: ConfuciusState, given: Ministries): void {
  const rows = MINISTRIES.map((ministry) => words(given[ministry] ?? START));
  const officials = [...s.officials];
  const stack = [...OFFICIAL_TILES];
  const later: number[] = [];
  rows.flat().forEach((word, at) => {
    const found = /^([.*2-7o]?)([bgpwyBGPWY]?)$/.exec(word) ?? fail(`'${word}' is no official.`);
    const [, tile, letter] = found;
    officials[at] = tile === '.' ? EMPTY : tile === '*' ? CANDIDATE : Number(tile) || EMPTY;
    if (tile === '' || tile === 'o') later.push(at);
    else if (Number(tile) > 0) stack[Number(tile)]!--;
    s.markers[at] = letter ? seatOf(letter) : -1;
    if (letter && letter === letter.toUpperCase()) s.secured |= 1 << at;
  });
  for (const at of later) {
    const cost = stack.findIndex((n) => n > 0);
    stack[cost]!--;
    officials[at] = cost;
  }
  s.officials = officials;
  s.officialStack = stack;
  if (rows.some((row) => row.length !== SPACES)) fail('A ministry has seven spaces.');
  if (stack.some((n) => n < 0)) fail('There are not so many tiles of one cost.');
}

function placeCandidates(s: ConfuciusState, text: string): void {
  const [up, ...below] = words(text).map((word) =>
    word === 'any' ? ANY : word === '-' ? -1 : placeIn(MINISTRIES, word),
  );
  s.candidate = up!;
  s.named = below.filter((c) => c !== ANY).reduce((set, c) => set | (1 << c), 0);
  s.any = below.filter((c) => c === ANY).length;
  const seen = s.officials.filter((tile) => tile === CANDIDATE).length;
  s.gone = s.gone.with(CANDIDATE, 6 - seen - below.length - (s.candidate >= 0 ? 1 : 0));
}

function placeArmies(s: ConfuciusState, text: string | undefined, conquered: string): void {
  (text ?? '').split('|').forEach((boxes, slot) => {
    words(boxes).forEach((word, box) => {
      if (word === '.') return;
      s.armies = s.armies.with(slot * MAX_BOXES + box, seatOf(word));
      s.players[seatOf(word)]!.stock--;
    });
  });
  for (const slot of words(conquered)) s.conquered |= 1 << (Number(slot) - 1);
}

function placeMarkers(s: ConfuciusState, text: string): void {
  for (const word of words(text)) {
    const [land, letters = ''] = word.split(':');
    const at = placeIn(DISTANT_LANDS, land!);
    [...letters].forEach((letter, k) => {
      const seat = seatOf(letter);
      s.reached = s.reached.with(at, s.reached[at]! | (1 << seat));
      if (k > 0) return;
      s.first = s.first.with(at, seat);
      s.players[seat]!.vp += s.landChits[at]!;
    });
  }
}

function placePosts(s: ConfuciusState, text: string): void {
  for (const word of words(text)) {
    const [ministry, letters = ''] = word.split(':');
    const m = placeIn(MINISTRIES, ministry!);
    s.resolved |= 1 << m;
    [...letters].forEach((letter, post) => {
      if (letter === '-') return;
      s.posts = s.posts.with(2 * m + post, seatOf(letter));
      s.players[seatOf(letter)]!.vp += s.chits[2 * m + post]!;
    });
  }
}

/** The first card of a kind that is still free. */
function takeReward(s: ConfuciusState, word: string): number {
  const kind = placeIn(REWARDS, word);
  const card = REWARD_CARDS.findIndex((k, i) => k === kind && s.rewardStack & (1 << i));
  if (card < 0) fail(`There is no ${word} left.`);
  s.rewardStack ^= 1 << card;
  return 1 << card;
}

function seatCourtier(s: ConfuciusState, player: Player, given: Courtier): void {
  player.hand = readCards(given.hand ?? '123');
  player.known = [0, 0, 0];
  for (const word of words(given.rewards ?? '')) player.rewards |= takeReward(s, word);
  player.gifts = player.gifts.map((_, i) =>
    words(given.available ?? '1').includes(String(i + 1))
      ? AVAILABLE
      : words(given.removed ?? '').includes(String(i + 1))
        ? REMOVED
        : NOT_AVAILABLE,
  );
  player.shipyard = given.shipyard ?? 0;
  player.ocean = given.ocean ?? 0;
  player.colonies = given.colonies ?? 0;
  player.insult = given.insult ?? 0;
  player.stock -= player.colonies + player.insult;
  player.cubes = given.cubes ?? 3;
  player.placed.fill(0);
  for (const word of words(given.placed ?? '')) {
    const [space, cubes] = word.split(':');
    player.placed[placeIn(CUBE_SPACES, space!)] = Number(cubes);
  }
  player.commerceUsed = given.commerceUsed ?? false;
  player.vp += (given.vp ?? 0) + INSULT_VP * player.insult;
}

function giveGifts(s: ConfuciusState, text: string): void {
  for (const word of words(text)) {
    const [, from, to, value] = /^([BGPWY])>([BGPWY])([1-6])$/.exec(word) ?? fail(`'${word}' is no gift.`);
    setGift(s, seatOf(from!), Number(value), ACTIVE + seatOf(to!));
  }
}

function layCards(s: ConfuciusState, given: Scene): void {
  const rest = Array.from({ length: CARD_TYPES }, (_, c) =>
    s.players.reduce((left, { hand }) => left - hand[c]!, COPIES),
  );
  const named = readCards(given.deck ?? given.discard ?? '');
  const others = rest.map((n, c) => n - named[c]!);
  if (others.some((n) => n < 0)) fail('There are 22 cards of a type.');
  s.deck = given.deck === undefined ? others : named;
  s.discard = given.deck === undefined ? named : others;
}

/** Frames as they stand when the phase asks: `round` has gone one step further. */
function framesOf(s: ConfuciusState, given: Scene): ConfuciusFrame[] {
  switch (given.phase ?? 'turn') {
    case 'chief':
      return [{ phase: 'round', step: 2 }, { phase: 'chief' }];
    case 'favour':
      return [
        { phase: 'round', step: 4 },
        { phase: 'favour', done: false },
      ];
    default: {
      const seat = given.turn ? seatOf(given.turn) : (s.chief + 1) % s.players.length;
      const passed = [...(given.passed ?? '')].reduce((set, letter) => set | (1 << seatOf(letter)), 0);
      return [
        { phase: 'round', step: 3 },
        { phase: 'turn', seat, passed },
      ];
    }
  }
}

/** Sets up a position; `ignore` names the invariants that it is allowed to break. */
export function scene(given: Scene = {}, ignore: readonly string[] = []): Transcript {
  const seats = given.seats ?? 5;
  const s = confucius.setup({ ...defaultOptions(confucius, seats), ...given.options }, seats, 'scene');
  s.round = given.round ?? 2;
  s.wall = given.wall ?? s.round - 1;
  s.chief = given.chief ? seatOf(given.chief) : seats - 1;
  s.chits = words(given.chits ?? CHITS).map(Number);
  s.landChits = words(given.landChits ?? LAND_CHITS).map(Number);
  s.lands = words(given.lands ?? FOREIGN).map((land) => placeIn(FOREIGN_LANDS, land));
  s.students = words(given.students ?? '- -').map((word) => (word === '-' ? -1 : seatOf(word)));
  s.examForced = given.examForced ?? false;
  s.rewardStack = ALL_REWARDS;
  s.players.forEach((player, seat) => {
    seatCourtier(s, player, given[LETTERS[seat] as 'B'] ?? {});
  });
  if (given.rewardStack !== undefined) {
    const stack = words(given.rewardStack).reduce((set, word) => set | takeReward(s, word), 0);
    s.played = s.rewardStack;
    s.rewardStack = stack;
  }
  placeOfficials(s, given);
  placeCandidates(s, given.candidates ?? 'bingbu hubu gongbu any any any');
  for (const word of words(given.transferred ?? '')) s.transferred |= 1 << spaceAt(word);
  placePosts(s, given.posts ?? '');
  placeMarkers(s, given.reached ?? '');
  placeArmies(s, given.armies, given.conquered ?? '');
  giveGifts(s, given.gifts ?? '');
  layCards(s, given);
  if (given.phase !== 'chief') s.players[s.chief]!.placed[FAVOUR] = 1;
  for (const player of s.players) player.active = player.cubes + player.placed.reduce((a, b) => a + b, 0);
  s.junks = s.players.reduce((left, p) => left - p.shipyard - p.ocean, JUNKS);
  s.stack = framesOf(s, given);
  if (s.students.length !== STUDENTS.length) fail('There are two student spaces.');
  return new Transcript(s, ignore);
}

/** The last round before each of the ends, with so little left to do that it is soon over. */
const LAST_ROUNDS: Readonly<Record<(typeof ENDINGS)[number], Scene>> = {
  ministries: {
    round: 7,
    bingbu: 'B B B G G G G',
    hubu: 'B B B G G G G',
    posts: 'bingbu:GB hubu:GB',
    gongbu: 'b 3B g G p P *P',
    candidates: 'any any any',
    conquered: '1 2',
    armies: '. . | . . . | P B .',
  },
  candidates: {
    round: 6,
    bingbu: '3b *B 4g *G 5p *P .',
    hubu: '. . 3b 4G 5 . .',
    gongbu: '*B . 4 4 5p . .',
    candidates: 'any',
    students: 'B P',
    conquered: '1',
    armies: '. . | G . . | . . .',
    gifts: 'B>G2 P>G1',
  },
  wall: {
    round: 9,
    bingbu: '2b 3B 4g *G 5P . .',
    hubu: '. . 4b 5G 6p . .',
    gongbu: '. . 6 6 7 . .',
    conquered: '1 2 3',
    reached: 'africa:BP india:G',
    gifts: 'G>P2',
  },
};

/** Each end with every number of players, beyond the whole games of every option. */
export function goldenScenes(): GoldenCase[] {
  return ([3, 4, 5] as const).flatMap((seats) =>
    Object.entries(LAST_ROUNDS).map(([ending, given]) => {
      const players = Object.fromEntries(
        [...LETTERS.slice(0, seats)].map((letter) => [letter, { cubes: 1, hand: '1223' }]),
      );
      const start = scene({ ...given, seats, ...players }).state as Kinds['state'];
      return { name: `${seats}-players-${ending}`, seats, options: defaultOptions(confucius, seats), start };
    }),
  );
}
