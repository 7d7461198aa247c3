import { ofSeat } from '../../../../core/flow.ts';
import type { Seat } from '../../../../core/game.ts';
import { LARGE, SMALL } from '../codec.ts';
import { SMALL_PRICE } from '../data.ts';
import type { DragonEmit, DragonState, PhaseOf } from '../types.ts';
import { NOT_NOW } from './turn.ts';

const canBuyLarge = (s: DragonState, seat: Seat): boolean =>
  s.players[seat]!.yuan >= s.options.largePrivilegeCost;

function buy(s: DragonState, seat: Seat, size: 'small' | 'large', emit?: DragonEmit): void {
  const player = s.players[seat]!;
  const price = size === 'small' ? SMALL_PRICE : s.options.largePrivilegeCost;
  player.yuan -= price;
  player[size]++;
  s.stack.pop();
  emit?.({ type: 'privilegeBought', seat, size, price });
}

/** D-ACT-PRIVILEGE: exactly one is bought (D-PRIV-1). */
export const privilege: PhaseOf<'privilege'> = {
  resume(s, f, emit) {
    if (canBuyLarge(s, f.seat)) return true;
    buy(s, f.seat, 'small', emit);
    return false;
  },
  active: ofSeat,
  legal(s, _f, seat, out) {
    out.push(SMALL);
    if (canBuyLarge(s, seat)) out.push(LARGE);
  },
  why(s, _f, seat, move) {
    if (move.type !== 'buyPrivilege') return NOT_NOW;
    return move.size === 'small' || canBuyLarge(s, seat) ? [] : ['D-ACT-PRIVILEGE'];
  },
  apply(s, _f, seat, a, emit) {
    buy(s, seat, a === SMALL ? 'small' : 'large', emit);
  },
};
