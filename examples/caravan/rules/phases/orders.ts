import { ORDER } from '../codec.ts';
import { ORDERS } from '../data.ts';
import type { PhaseOf } from '../types.ts';

/** T-ORDER-2: everybody returns one of three orders, all at once. */
export const orders: PhaseOf<'orders'> = {
  resume(s, f) {
    if (f.waiting !== 0) return true;
    s.stack.pop();
    return false;
  },
  active: (_s, f) => f.waiting,
  legal(s, _f, seat, out) {
    const own = s.players[seat]!.orders.map((order) => ORDER + ORDERS.indexOf(order));
    out.push(...own.sort((a, b) => a - b));
  },
  why(s, _f, seat, move) {
    if (move.type !== 'return') return ['T-ROUND-1'];
    return s.players[seat]!.orders.includes(move.order) ? [] : ['T-ORDER-2'];
  },
  apply(s, f, seat, action, emit) {
    const order = ORDERS[action - ORDER]!;
    const player = s.players[seat]!;
    player.orders = player.orders.filter((one) => one !== order);
    f.waiting &= ~(1 << seat);
    emit?.({ type: 'orderReturned', seat, order });
  },
};
