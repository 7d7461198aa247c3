import type { Seat } from '../../../../core/game.ts';
import { RETURN } from '../codec.ts';
import { GOODS } from '../data.ts';
import type { DragonEmit, DragonState, PhaseOf, Player } from '../types.ts';
import { inTurn, NOT_NOW } from './turn.ts';

/** D-SE-6: half of all pieces, rounded down. */
const floodPieces = (player: Player): number =>
  Math.floor((player.yuan + player.rice + player.fireworks) / 2);

function give(s: DragonState, seat: Seat, good: number, amount: number, emit?: DragonEmit): void {
  const what = GOODS[good]!;
  s.players[seat]![what] -= amount;
  emit?.({ type: 'paid', seat, what, amount, source: 'flood' });
}

export const flood: PhaseOf<'flood'> = {
  resume(s, f, emit) {
    if (f.pieces === 0) {
      if (++f.turn === f.order.length) s.stack.pop();
      else f.pieces = floodPieces(s.players[f.order[f.turn]!]!);
      return false;
    }
    const seat = f.order[f.turn]!;
    const player = s.players[seat]!;
    const owned = GOODS.filter((good) => player[good] > 0);
    if (owned.length > 1) return true;
    give(s, seat, GOODS.indexOf(owned[0]!), f.pieces, emit);
    f.pieces = 0;
    return false;
  },
  active: inTurn,
  legal(s, _f, seat, out) {
    const player = s.players[seat]!;
    for (let good = 0; good < GOODS.length; good++) if (player[GOODS[good]!] > 0) out.push(RETURN + good);
  },
  why(s, _f, seat, move) {
    if (move.type !== 'returnGood') return NOT_NOW;
    return s.players[seat]![move.good] > 0 ? [] : ['D-SE-6'];
  },
  apply(s, f, seat, a, emit) {
    f.pieces--;
    give(s, seat, a - RETURN, 1, emit);
  },
};
