import type { Seed } from '../../../core/game.ts';
import { below, type Stream, shuffle, stream } from '../../../core/rng.ts';
import {
  ALL_REWARDS,
  ANY_CANDIDATES,
  ARMIES,
  AVAILABLE,
  CARD_TYPES,
  COPIES,
  COSTS,
  CUBE_SPACES,
  EMPTY,
  FOREIGN_LANDS,
  GIFTS,
  JUNKS,
  LAND_CHITS,
  LANDS,
  MAX_BOXES,
  MINISTRY_CHITS,
  MINISTRY_COUNT,
  NOT_AVAILABLE,
  OFFICIAL_TILES,
  OFFICIALS,
  SLOTS,
  SPACES,
  START_HAND,
  START_SPACES,
  STUDENTS,
  TITLES,
} from './data.ts';
import { turnUp } from './phases/place.ts';
import { layOfficial } from './phases/tiles.ts';
import type { ConfuciusOptions, ConfuciusState, Player } from './types.ts';

const fill = (length: number, value: number): number[] => Array<number>(length).fill(value);

/** C-SET-9. */
const player = (): Player => ({
  vp: 0,
  gifts: Array.from({ length: GIFTS }, (_, i) => (i === 0 ? AVAILABLE : NOT_AVAILABLE)),
  shipyard: 0,
  ocean: 0,
  stock: ARMIES,
  colonies: 0,
  insult: 0,
  active: 0,
  cubes: 0,
  placed: fill(CUBE_SPACES.length, 0),
  commerceUsed: false,
  known: [...START_HAND],
  hand: [...START_HAND],
  stale: fill(CARD_TYPES, 0),
  rewards: 0,
});

/** C-SET-3: two chits a ministry, the higher for the Minister. */
function ministryChits(rng: Stream): number[] {
  const drawn = shuffle([...MINISTRY_CHITS], rng);
  return Array.from({ length: MINISTRY_COUNT }, (_, m) =>
    drawn.slice(2 * m, 2 * m + 2).sort((a, b) => b - a),
  ).flat();
}

/** Section 3, up to the first gift count (C-SET-10). */
export function setup(options: ConfuciusOptions, seats: number, seed: Seed): ConfuciusState {
  const chance = (source: string): Stream => stream(seed, `confucius/${source}`);
  const s: ConfuciusState = {
    options,
    round: 1,
    wall: 0,
    chief: below(chance('chief'), seats),
    examForced: false,
    students: fill(STUDENTS.length, -1),
    officials: fill(OFFICIALS, EMPTY),
    markers: fill(OFFICIALS, -1),
    secured: 0,
    transferred: 0,
    chits: ministryChits(chance('ministryChits')),
    posts: fill(2 * MINISTRY_COUNT, -1),
    resolved: 0,
    gone: fill(COSTS, 0),
    candidate: -1,
    named: (1 << MINISTRY_COUNT) - 1,
    any: ANY_CANDIDATES,
    discard: fill(CARD_TYPES, 0),
    split: false,
    revealed: fill(CARD_TYPES * STUDENTS.length, 0),
    discarded: fill(CARD_TYPES * seats, 0),
    played: 0,
    junks: JUNKS,
    lands: shuffle(
      FOREIGN_LANDS.map((_, land) => land),
      chance('lands'),
    ).slice(0, SLOTS),
    armies: fill(SLOTS * MAX_BOXES, -1),
    conquered: 0,
    landChits: shuffle([...LAND_CHITS], chance('landChits')).slice(0, LANDS),
    first: fill(LANDS, -1),
    reached: fill(LANDS, 0),
    titles: fill(TITLES.length, -1),
    shown: 0,
    endedBy: -1,
    players: Array.from({ length: seats }, player),
    officialStack: [...OFFICIAL_TILES],
    deck: START_HAND.map((n) => COPIES - n * seats),
    rewardStack: ALL_REWARDS,
    rng: {
      officials: chance('officials'),
      candidates: chance('candidates'),
      deck: chance('deck'),
      rewards: chance('rewards'),
    },
    stack: [{ phase: 'round', step: 0 }],
  };
  turnUp(s);
  for (let m = 0; m < MINISTRY_COUNT; m++)
    for (const space of START_SPACES) layOfficial(s, m * SPACES + space - 1);
  return s;
}
