import type { Seat } from '../../../../core/game.ts';
import { REMOVE_FLOOR } from '../codec.ts';
import { EARTHQUAKE_FLOORS } from '../data.ts';
import {
  alike,
  floorCount,
  floorsAt,
  palaceCount,
  personCountAt,
  personsAt,
  removePalace,
  STRIDE,
} from '../palace.ts';
import type { DragonEmit, DragonState, PhaseOf } from '../types.ts';
import { isOverfull, startRelease } from './release.ts';
import { inTurn, NOT_NOW } from './turn.ts';

function surplus(palaces: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < palaceCount(palaces); i++)
    if (isOverfull(palaces, i)) sum += personCountAt(palaces, i) - floorsAt(palaces, i);
  return sum;
}

function removeFloor(s: DragonState, seat: Seat, palace: number, emit?: DragonEmit): void {
  const { palaces } = s.players[seat]!;
  const floors = --palaces[palace * STRIDE]!;
  emit?.({ type: 'floorRemoved', seat, palace, floors });
  if (floors > 0) return;
  const persons = personsAt(palaces, palace);
  for (const person of persons) s.gone[person]!++;
  removePalace(palaces, palace);
  emit?.({ type: 'palaceFell', seat, palace, persons });
}

/** D-SE-5: two floors, one by one, then the surplus persons of overfull palaces. */
export const earthquake: PhaseOf<'earthquake'> = {
  resume(s, f, emit) {
    if (f.floors === 0) {
      if (f.turn >= 0 && releaseSurplus(s, f.order[f.turn]!, emit)) return false;
      if (++f.turn === f.order.length) s.stack.pop();
      else f.floors = Math.min(EARTHQUAKE_FLOORS, floorCount(s.players[f.order[f.turn]!]!));
      return false;
    }
    const seat = f.order[f.turn]!;
    const { palaces } = s.players[seat]!;
    for (let i = 1; i < palaceCount(palaces); i++) if (!alike(palaces, 0, i)) return true;
    f.floors--;
    removeFloor(s, seat, 0, emit);
    return false;
  },
  active: inTurn,
  legal(s, _f, seat, out) {
    for (let i = 0; i < palaceCount(s.players[seat]!.palaces); i++) out.push(REMOVE_FLOOR + i);
  },
  why(s, _f, seat, move) {
    if (move.type !== 'removeFloor') return NOT_NOW;
    return move.palace < palaceCount(s.players[seat]!.palaces) ? [] : ['D-SE-5'];
  },
  apply(s, f, seat, a, emit) {
    f.floors--;
    removeFloor(s, seat, a - REMOVE_FLOOR, emit);
  },
};

function releaseSurplus(s: DragonState, seat: Seat, emit?: DragonEmit): boolean {
  const persons = surplus(s.players[seat]!.palaces);
  if (persons === 0) return false;
  startRelease(
    s,
    'earthquake',
    s.players.map((_, other) => (other === seat ? persons : 0)),
    emit,
  );
  return true;
}
