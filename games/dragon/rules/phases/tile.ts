import { ofSeat } from '../../../../core/flow.ts';
import type { Seat } from '../../../../core/game.ts';
import { TILE } from '../codec.ts';
import type { Person } from '../data.ts';
import { AGES, oldOf, youngOf } from '../data.ts';
import type { DragonEmit, DragonState, PhaseOf } from '../types.ts';
import { NOT_NOW } from './turn.ts';

/** Takes the tile from the display; housing it is the next decision. */
export function takeTile(s: DragonState, seat: Seat, person: Person, emit?: DragonEmit): void {
  s.pool[person]!--;
  emit?.({ type: 'tileTaken', seat, person });
  s.stack.push({ phase: 'house', seat, person });
}

/** D-PER-AGE: a choice only while both ages are on the display. */
export const tile: PhaseOf<'tile'> = {
  resume(s, f, emit) {
    const young = youngOf(f.type);
    const old = oldOf(f.type);
    if (s.pool[young]! > 0 && s.pool[old]! > 0) return true;
    s.stack.pop();
    takeTile(s, f.seat, s.pool[young]! > 0 ? young : old, emit);
    return false;
  },
  active: ofSeat,
  legal(_s, _f, _seat, out) {
    for (let age = 0; age < AGES.length; age++) out.push(TILE + age);
  },
  why(_s, _f, _seat, move) {
    return move.type === 'takeTile' ? [] : NOT_NOW;
  },
  apply(s, f, seat, a, emit) {
    s.stack.pop();
    takeTile(s, seat, a === TILE ? youngOf(f.type) : oldOf(f.type), emit);
  },
};
