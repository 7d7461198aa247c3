import { ofSeat } from '../../../../core/flow.ts';
import type { Seat } from '../../../../core/game.ts';
import { HOUSE } from '../codec.ts';
import type { Person } from '../data.ts';
import { VALUE } from '../data.ts';
import { addPerson, alike, hasRoom, palaceCount } from '../palace.ts';
import { advance } from '../track.ts';
import type { DragonEmit, DragonState, PhaseOf } from '../types.ts';
import { NOT_NOW } from './turn.ts';

const FULL = -1;
const CHOICE = -2;

/** The palace if all those with room are interchangeable (D-AUTO-1), else FULL or CHOICE. */
function onlyPalace(palaces: readonly number[]): number {
  let only = FULL;
  for (let i = 0; i < palaceCount(palaces); i++) {
    if (!hasRoom(palaces, i)) continue;
    if (only === FULL) only = i;
    else if (!alike(palaces, only, i)) return CHOICE;
  }
  return only;
}

/** D-PER-MOVE. */
function housePerson(s: DragonState, seat: Seat, palace: number, person: Person, emit?: DragonEmit): void {
  addPerson(s.players[seat]!.palaces, palace, person);
  s.stack.pop();
  emit?.({ type: 'housed', seat, palace, person });
  advance(s, seat, VALUE[person]!, emit);
}

/** D-PER-HOUSE: if any of the player's palaces has room, the person must be housed. */
export const house: PhaseOf<'house'> = {
  resume(s, f, emit) {
    const palace = onlyPalace(s.players[f.seat]!.palaces);
    if (palace === CHOICE) return true;
    if (palace === FULL) s.stack[s.stack.length - 1] = { phase: 'full', seat: f.seat, person: f.person };
    else housePerson(s, f.seat, palace, f.person, emit);
    return false;
  },
  active: ofSeat,
  legal(s, _f, seat, out) {
    const { palaces } = s.players[seat]!;
    for (let i = 0; i < palaceCount(palaces); i++) if (hasRoom(palaces, i)) out.push(HOUSE + i);
  },
  why(s, _f, seat, move) {
    if (move.type === 'replace' || move.type === 'refuse') return ['D-PER-HOUSE'];
    if (move.type !== 'house') return NOT_NOW;
    const { palaces } = s.players[seat]!;
    return move.palace < palaceCount(palaces) && hasRoom(palaces, move.palace) ? [] : ['D-PER-HOUSE'];
  },
  apply(s, f, seat, a, emit) {
    housePerson(s, seat, a - HOUSE, f.person, emit);
  },
};
