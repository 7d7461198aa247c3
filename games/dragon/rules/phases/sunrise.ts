import type { Seat } from '../../../../core/game.ts';
import { YOUNG } from '../codec.ts';
import { PERSON_TYPES, TYPES, youngOf } from '../data.ts';
import type { DragonEmit, DragonState, FrameOf, PhaseOf } from '../types.ts';
import { takeTile } from './tile.ts';
import { inTurn, NOT_NOW } from './turn.ts';

const isFree = (s: DragonState, f: FrameOf<'sunrise'>, type: number): boolean =>
  (f.taken & (1 << type)) === 0 && s.pool[youngOf(type)]! > 0;

const freeTypes = (s: DragonState, f: FrameOf<'sunrise'>): number[] =>
  PERSON_TYPES.flatMap((_, type) => (isFree(s, f, type) ? [type] : []));

function take(s: DragonState, f: FrameOf<'sunrise'>, seat: Seat, type: number, emit?: DragonEmit): void {
  f.turn++;
  f.taken |= 1 << type;
  takeTile(s, seat, youngOf(type), emit);
}

/** D-SE-10: a young tile without a card, each type once. */
export const sunrise: PhaseOf<'sunrise'> = {
  resume(s, f, emit) {
    if (f.turn === f.order.length) {
      s.stack.pop();
      return false;
    }
    const free = freeTypes(s, f);
    if (free.length > 1) return true;
    if (free.length === 0) f.turn++;
    else take(s, f, f.order[f.turn]!, free[0]!, emit);
    return false;
  },
  active: inTurn,
  legal(s, f, _seat, out) {
    for (let type = 0; type < TYPES; type++) if (isFree(s, f, type)) out.push(YOUNG + type);
  },
  why(s, f, _seat, move) {
    if (move.type !== 'takeYoung') return NOT_NOW;
    return isFree(s, f, PERSON_TYPES.indexOf(move.person)) ? [] : ['D-SE-10'];
  },
  apply(s, f, seat, a, emit) {
    take(s, f, seat, a - YOUNG, emit);
  },
};
