import type { NetFeatures } from '../../../bots/net/net-evaluator.ts';
import type { Seat } from '../../../core/game.ts';
import { ACTION_IDS, EVENT_IDS, HAND, NOBODY, PERSONS, ROUNDS, TYPES, typeOf } from '../rules/data.ts';
import { palaceCount, STRIDE } from '../rules/palace.ts';
import type { DragonFrame, DragonState, DragonView, Player } from '../rules/types.ts';
import { peek } from '../rules/view.ts';
import { type Court, courtOf } from './court.ts';
import { appraiseCourts, COLUMNS, weights } from './features.ts';

/** The seat that looks comes first, then the others in the order of seats. */
const SEATS = 5;
const GROUPS = 5;
const ACTIONS = ACTION_IDS.length - 1;
const PHASES = ['draft', 'action', 'build', 'privilege', 'card', 'tile', 'house', 'full', 'release'] as const;
const SYMBOL_STEPS = 4;
const BUCKETS = { yuan: 8, rice: 5, fireworks: 5, palaces: 6, persons: 10, rooms: 5, privileges: 4 } as const;

const PLAYER =
  5 + // here, points, track, decided already, still to release
  SEATS + // place on the person track
  HAND.length +
  TYPES * (1 + SYMBOL_STEPS) +
  3 + // palaces of one, two and three floors
  2 + // palaces that are empty, full
  Object.values(BUCKETS).reduce((sum, size) => sum + size + 1, 0);

/** What the hand-made value expects each seat to score, by source, and in all. */
const TERMS = COLUMNS + 1;
const TERM_SCALE = 10;

const INPUTS =
  SEATS -
  1 +
  (ROUNDS + 1) +
  ROUNDS * EVENT_IDS.length +
  PHASES.length +
  (PERSONS - 1) +
  ACTIONS * GROUPS +
  GROUPS * SEATS +
  SEATS + // who decides
  3 + // floors to place, persons to release, an old person to house
  TYPES + // type of the person to take or house
  SEATS * PLAYER +
  SEATS * TERMS;

/** What a seat sees, as numbers. `x` is filled anew. */
function features(view: DragonView, me: Seat, decider: Seat, x: Float32Array): void {
  const { players } = view;
  const seats = players.length;
  const near = (seat: Seat): number => (seat - me + seats) % seats;
  const top = view.stack.at(-1);
  let at = 0;
  const block = (size: number): number => {
    at += size;
    return at - size;
  };
  x.fill(0);
  x[block(SEATS - 1) + seats - 2] = 1;
  x[block(ROUNDS + 1) + view.round] = 1;
  for (let month = Math.max(1, view.round), k = block(ROUNDS * EVENT_IDS.length); month <= ROUNDS; month++) {
    x[k + view.row[month - 1]!] = 1;
    k += EVENT_IDS.length;
  }
  const phase = block(PHASES.length);
  const known = PHASES.indexOf(top?.phase as (typeof PHASES)[number]);
  if (known >= 0) x[phase + known] = 1;
  const pool = block(PERSONS - 1);
  for (let person = 1; person < PERSONS; person++) x[pool + person - 1] = view.pool[person]! / 5;
  const groups = block(ACTIONS * GROUPS);
  for (let action = 0; action < ACTIONS; action++)
    if (view.groups[action]! >= 0) x[groups + action * GROUPS + view.groups[action]!] = 1;
  const dragons = block(GROUPS * SEATS);
  for (let group = 0; group < view.dragons.length; group++)
    for (let seat = 0; seat < seats; seat++)
      if (view.dragons[group]! & (1 << seat)) x[dragons + group * SEATS + near(seat)] = 1;
  x[block(SEATS) + near(decider)] = 1;
  const details = block(3);
  if (top?.phase === 'build') x[details] = top.floors / 3;
  if (top?.phase === 'release') x[details + 1] = top.due[decider]! / 3;
  const wanted = block(TYPES);
  if (top?.phase === 'tile') x[wanted + top.type] = 1;
  if (top?.phase === 'house' || top?.phase === 'full') {
    x[wanted + typeOf(top.person)] = 1;
    if (top.person > TYPES) x[details + 2] = 1;
  }
  const courts = players.map(courtOf);
  for (let k = 0; k < seats; k++) {
    const seat = (me + k) % seats;
    player(players, seat, courts[seat]!, top, x, at + k * PLAYER);
  }
  at += SEATS * PLAYER;
  terms(view, courts, me, x, at);
}

/** The sources of each seat's value, and its total against the mean of all. */
function terms(view: DragonView, courts: readonly Court[], me: Seat, x: Float32Array, start: number): void {
  const seats = view.players.length;
  const found = appraiseCourts(view, weights, courts);
  let sum = 0;
  for (let i = 0; i < found.length; i++) sum += found[i]!;
  for (let k = 0, at = start; k < seats; k++, at += TERMS) {
    const row = ((me + k) % seats) * COLUMNS;
    let total = 0;
    for (let source = 0; source < COLUMNS; source++) {
      const points = found[row + source]!;
      x[at + source] = points / TERM_SCALE;
      total += points;
    }
    x[at + COLUMNS] = (total - sum / seats) / TERM_SCALE;
  }
}

function player(
  players: readonly Player[],
  seat: Seat,
  court: Court,
  top: DragonFrame | undefined,
  x: Float32Array,
  start: number,
): void {
  const own = players[seat]!;
  let at = start;
  x[at] = 1;
  x[at + 1] = own.vp / 50;
  x[at + 2] = own.track / 40;
  if (top && 'order' in top) {
    const turn = top.order.indexOf(seat);
    if (turn >= 0 && turn < top.turn) x[at + 3] = 1;
    if (top.phase === 'release') x[at + 4] = top.due[seat]! / 3;
  }
  at += 5;
  let ahead = 0;
  for (let k = 0; k < players.length; k++) {
    const other = players[k]!;
    if (other.track > own.track || (other.track === own.track && other.arrival > own.arrival)) ahead++;
  }
  x[at + ahead] = 1;
  at += SEATS;
  for (let card = 0; card < HAND.length; card++) x[at + card] = own.hand[card]!;
  at += HAND.length;
  for (let type = 0; type < TYPES; type++, at += 1 + SYMBOL_STEPS) {
    const count = court.symbols[type]!;
    x[at] = count / 4;
    for (let step = 0; step < SYMBOL_STEPS; step++) if (count > step) x[at + 1 + step] = 1;
  }
  const { palaces } = own;
  for (let palace = 0; palace < palaces.length; palace += STRIDE) {
    const floors = palaces[palace]!;
    x[at + Math.min(3, floors) - 1]! += 0.5;
    if (palaces[palace + 1] === NOBODY) x[at + 3]! += 0.5;
    // Persons fill the places from the first.
    if (palaces[palace + floors] !== NOBODY) x[at + 4]! += 0.5;
  }
  at += 5;
  at = counted(own.yuan, BUCKETS.yuan, x, at);
  at = counted(own.rice, BUCKETS.rice, x, at);
  at = counted(own.fireworks, BUCKETS.fireworks, x, at);
  at = counted(palaceCount(palaces), BUCKETS.palaces, x, at);
  at = counted(court.persons, BUCKETS.persons, x, at);
  at = counted(court.floors - court.persons, BUCKETS.rooms, x, at);
  counted(own.small + 2 * own.large, BUCKETS.privileges, x, at);
}

/** A number, and which of so many it is, the last for all above. The result is where the next begins. */
function counted(n: number, size: number, x: Float32Array, at: number): number {
  x[at] = n / size;
  x[at + 1 + Math.min(n, size - 1)] = 1;
  return at + 1 + size;
}

export const dragonNetFeatures: NetFeatures<DragonView, DragonState> = {
  inputs: INPUTS,
  spread: 8,
  // From 0.15 to 1 there is hardly a difference (training/README.md).
  exploration: 0.6,
  isOpen: true,
  seats: ({ players }) => players.length,
  peek,
  features,
};

/** It has played with all numbers of seats and the usual options; how it was trained is in training/README.md. */
export const dragonNet = {
  knows: ({ options, superEvent }: DragonView): boolean =>
    options.largePrivilegeCost === 6 && !options.greatWall && superEvent < 0,
  load: async (): Promise<string> => (await import('./weights.json', { with: { type: 'json' } })).default.net,
};
