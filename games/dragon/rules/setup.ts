import type { Seat, Seed } from '../../../core/game.ts';
import { below, shuffle, stream } from '../../../core/rng.ts';
import {
  ACTION_IDS,
  ALL_PERSONS,
  EVENT_COPIES,
  EVENT_IDS,
  HAND,
  PERSONS,
  ROUNDS,
  START_PALACES,
  START_YUAN,
  SUPER_EVENTS,
  tilesOf,
  WALL_TILES,
} from './data.ts';
import { addPalace } from './palace.ts';
import type { DragonOptions, DragonState, Player } from './types.ts';

/** D-EVROW-1 to D-EVROW-4, literally; `draw` are the ten tiles in the order in which they are drawn. */
export function eventRow(draw: readonly number[]): number[] {
  const bag = [...draw];
  const row = [0, 0];
  while (row.length < ROUNDS) {
    const tile = bag.shift()!;
    const following = bag[0];
    if (tile !== row.at(-1)) row.push(tile);
    else if (following !== undefined) row.push(bag.shift()!, tile);
    else {
      const [tenth, eleventh] = row.splice(-2);
      row.push(eleventh!, tenth!, tile);
    }
  }
  return row;
}

const player = (greatWall: boolean): Player => {
  const palaces: number[] = [];
  for (const floors of START_PALACES) addPalace(palaces, floors);
  return {
    vp: 0,
    track: 0,
    arrival: 0,
    yuan: START_YUAN,
    rice: 0,
    fireworks: 0,
    small: 0,
    large: 0,
    bricks: greatWall ? (1 << WALL_TILES.length) - 1 : 0,
    hand: [...HAND],
    palaces,
  };
};

/** All event tiles but those of peace, which open the row. */
const DISASTERS = EVENT_IDS.flatMap((_, event) =>
  event === 0 ? [] : Array<number>(EVENT_COPIES).fill(event),
);

/** Section 3. The state keeps one stream, for the deals of the action cards. */
export function setup(options: DragonOptions, seats: number, seed: Seed): DragonState {
  const first = firstDrafter(options, seats, seed);
  return {
    options,
    round: 0,
    row: eventRow(shuffle(DISASTERS.slice(), stream(seed, 'dragon/row'))),
    superEvent: superEvent(options, seed),
    pool: ALL_PERSONS.map((person) => tilesOf(person, seats)),
    gone: Array<number>(PERSONS).fill(0),
    groups: Array<number>(ACTION_IDS.length).fill(-1),
    dragons: Array<number>(seats).fill(0),
    wall: [],
    moves: 0,
    shown: 0,
    players: Array.from({ length: seats }, () => player(options.greatWall)),
    stack: [
      { phase: 'round', step: 0 },
      { phase: 'draft', order: Array.from({ length: seats }, (_, k) => (first + k) % seats), turn: 0 },
    ],
    rng: { actions: stream(seed, 'dragon/actions') },
  };
}

/** D-DRAFT-1. */
const firstDrafter = (options: DragonOptions, seats: number, seed: Seed): Seat =>
  options.startPlayer === 'random' ? below(stream(seed, 'dragon/start'), seats) : options.startPlayer;

const superEvent = ({ superEvent: wanted }: DragonOptions, seed: Seed): number => {
  if (wanted === 'none') return -1;
  return wanted === 'random'
    ? below(stream(seed, 'dragon/super'), SUPER_EVENTS.length)
    : SUPER_EVENTS.indexOf(wanted);
};
