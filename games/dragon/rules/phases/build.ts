import { ofSeat } from '../../../../core/flow.ts';
import type { Seat } from '../../../../core/game.ts';
import { FLOOR, FLOOR_NEW } from '../codec.ts';
import { MAX_FLOORS } from '../data.ts';
import { addPalace, floorsAt, palaceCount, STRIDE } from '../palace.ts';
import type { DragonEmit, DragonState, PhaseOf } from '../types.ts';
import { NOT_NOW } from './turn.ts';

const canRise = (palaces: readonly number[], i: number): boolean => floorsAt(palaces, i) < MAX_FLOORS;

function placeFloor(s: DragonState, seat: Seat, palace: number, emit?: DragonEmit): void {
  const { palaces } = s.players[seat]!;
  if (palace === palaceCount(palaces)) addPalace(palaces, 1);
  else palaces[palace * STRIDE]!++;
  emit?.({ type: 'floorPlaced', seat, palace, floors: floorsAt(palaces, palace) });
}

/** Floors are placed one by one, all of them (D-BUILD-1, D-BUILD-2). */
export const build: PhaseOf<'build'> = {
  resume(s, f, emit) {
    if (f.floors === 0) {
      s.stack.pop();
      return false;
    }
    const { palaces } = s.players[f.seat]!;
    const count = palaceCount(palaces);
    for (let i = 0; i < count; i++) if (canRise(palaces, i)) return true;
    f.floors--;
    placeFloor(s, f.seat, count, emit);
    return false;
  },
  active: ofSeat,
  legal(s, _f, seat, out) {
    const { palaces } = s.players[seat]!;
    for (let i = 0; i < palaceCount(palaces); i++) if (canRise(palaces, i)) out.push(FLOOR + i);
    out.push(FLOOR_NEW);
  },
  why(s, _f, seat, move) {
    if (move.type !== 'placeFloor') return NOT_NOW;
    if (move.target === 'new') return [];
    const { palaces } = s.players[seat]!;
    return move.target < palaceCount(palaces) && canRise(palaces, move.target) ? [] : ['D-BUILD-1'];
  },
  apply(s, f, seat, a, emit) {
    f.floors--;
    placeFloor(s, seat, a === FLOOR_NEW ? palaceCount(s.players[seat]!.palaces) : a - FLOOR, emit);
  },
};
