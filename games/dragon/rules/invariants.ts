import type { RuleId, Seat } from '../../../core/game.ts';
import type { Person } from './data.ts';
import {
  EVENT_COPIES,
  EVENT_IDS,
  GOODS,
  GROUP_SIZES,
  HAND,
  MAX_FLOORS,
  NOBODY,
  PERSON_ROUNDS,
  PERSONS,
  SUPER_EVENTS,
  SUPER_ROUND,
  TORNADO_CARDS,
  tilesOf,
  WALL_GROUP_SIZES,
} from './data.ts';
import { floorsAt, palaceCount, personCountAt, STRIDE } from './palace.ts';
import type { DragonState } from './types.ts';

type Check = (s: DragonState, before: DragonState | undefined) => boolean;

const TORNADO = SUPER_EVENTS.indexOf('tornado');
const VOLCANO = SUPER_EVENTS.indexOf('volcanicEruption');

/** D-INV-1, including tiles not yet placed in a palace. */
function tilesConserved(s: DragonState): boolean {
  const count = Array.from({ length: PERSONS }, (_, p) => s.pool[p]! + s.gone[p]!);
  for (const { palaces } of s.players)
    palaces.forEach((person: Person, at) => {
      if (at % STRIDE !== 0 && person !== NOBODY) count[person]!++;
    });
  for (const f of s.stack) if (f.phase === 'house' || f.phase === 'full') count[f.person]!++;
  return count.every((tiles, p) => tiles === tilesOf(p, s.players.length));
}

/** D-INV-2; during an earthquake a palace may be overfull in its owner's turn (D-SE-13). */
function palacesSound(s: DragonState): boolean {
  const shaken = s.stack.some((f) => f.phase === 'earthquake');
  return s.players.every(({ palaces }) => {
    for (let i = 0; i < palaceCount(palaces); i++) {
      const floors = floorsAt(palaces, i);
      if (floors < 1 || floors > MAX_FLOORS) return false;
      if (!shaken && personCountAt(palaces, i) > floors) return false;
    }
    return true;
  });
}

/** D-INV-3; only the volcano moves markers back (D-SE-13). */
const countersSound: Check = (s, before) =>
  s.players.every((player, seat) => {
    if (GOODS.some((good) => player[good] < 0)) return false;
    const earlier = before?.players[seat];
    if (!earlier) return true;
    const erupted = s.superEvent === VOLCANO && before.round <= SUPER_ROUND && s.round >= SUPER_ROUND;
    return player.vp >= earlier.vp && (erupted || player.track >= earlier.track);
  });

/** D-INV-4, at every decision: cards left before and after a player's turn of the person phase. */
function handsSound(s: DragonState): boolean {
  if (s.stack.some((f) => f.phase === 'tornado')) return true;
  return s.players.every(({ hand }, seat) => {
    const cards = hand.reduce((sum, n) => sum + n, 0);
    return hand.every((n, card) => n >= 0 && n <= HAND[card]!) && cards === cardsDue(s, seat);
  });
}

function cardsDue(s: DragonState, seat: Seat): number {
  const played = s.round === 0 || hasPlayed(s, seat) ? s.round : s.round - 1;
  const lost = s.superEvent === TORNADO && s.round > SUPER_ROUND ? TORNADO_CARDS : 0;
  return Math.max(0, PERSON_ROUNDS - lost - played);
}

function hasPlayed(s: DragonState, seat: Seat): boolean {
  for (const f of s.stack) {
    if (f.phase === 'action') return false;
    if (f.phase === 'card') return f.order.indexOf(seat) < f.turn;
  }
  return true;
}

/** D-INV-5. */
function arrivalsDiffer(s: DragonState): boolean {
  return s.round === 0 || new Set(s.players.map((p) => p.arrival)).size === s.players.length;
}

/** D-INV-6. */
function groupsSound(s: DragonState): boolean {
  if (s.round === 0) return true;
  const sizes = (s.options.greatWall ? WALL_GROUP_SIZES : GROUP_SIZES)[s.players.length]!;
  if (!sizes.every((size, group) => s.groups.filter((g) => g === group).length === size)) return false;
  const phase = s.stack.find((f) => f.phase === 'action');
  const acted = phase ? phase.order.slice(0, phase.turn) : [];
  const standing = s.dragons.reduce((all, seats) => all | seats, 0);
  return (standing & ~acted.reduce((set, seat) => set | (1 << seat), 0)) === 0;
}

/** D-INV-8. */
function rowSound({ row }: DragonState): boolean {
  const twice = EVENT_IDS.every((_, event) => row.filter((e) => e === event).length === EVENT_COPIES);
  return twice && row[0] === 0 && row[1] === 0 && row.every((e, i) => i < 2 || e !== row[i - 1]);
}

const CHECKS: readonly (readonly [RuleId, Check])[] = [
  ['D-INV-1', tilesConserved],
  ['D-INV-2', palacesSound],
  ['D-INV-3', countersSound],
  ['D-INV-4', handsSound],
  ['D-INV-5', arrivalsDiffer],
  ['D-INV-6', groupsSound],
  ['D-INV-8', rowSound],
];

/** 5.10, between decisions; D-INV-7 is about decay and has its own test. */
export const invariants = (s: DragonState, before?: DragonState): RuleId[] =>
  CHECKS.filter(([, holds]) => !holds(s, before)).map(([id]) => id);
