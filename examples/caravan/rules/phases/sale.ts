import { ofSeat } from '../../../../core/flow.ts';
import { decode, encode, PASS } from '../codec.ts';
import { MOST_SOLD, PRICE, TEAS, type Tea } from '../data.ts';
import type { CaravanState, PhaseOf } from '../types.ts';

/** T-SALE-1: from the lead on, each may sell chests of one tea. */
export const sale: PhaseOf<'sale'> = {
  resume: () => true,
  active: ofSeat,
  legal(s, _f, seat, out) {
    for (const tea of TEAS)
      for (let chests = 1; chests <= mostSold(s, seat, tea); chests++)
        out.push(encode({ type: 'sell', tea, chests }));
    out.push(PASS);
  },
  why(s, _f, seat, move) {
    if (move.type === 'pass') return [];
    if (move.type !== 'sell') return ['T-ROUND-1'];
    return move.chests <= mostSold(s, seat, move.tea) ? [] : ['T-SALE-1'];
  },
  apply(s, f, seat, action, emit) {
    const move = decode(action);
    if (move.type === 'sell') {
      const earned = sell(s, seat, move.tea, move.chests);
      emit?.({ type: 'sold', seat, tea: move.tea, chests: move.chests, earned });
    } else emit?.({ type: 'passed', seat });
    if (f.after === 0) s.stack.pop();
    else {
      f.seat = (seat + 1) % s.players.length;
      f.after--;
    }
  },
};

const mostSold = (s: CaravanState, seat: number, tea: Tea): number =>
  Math.min(MOST_SOLD, s.players[seat]!.chests.filter((one) => one === tea).length);

/** T-SALE-2. */
function sell(s: CaravanState, seat: number, tea: Tea, chests: number): number {
  const player = s.players[seat]!;
  let earned = 0;
  for (let k = 0; k < chests; k++) {
    earned += s.prices[tea];
    s.prices[tea] = Math.max(PRICE.least, s.prices[tea] - 1);
    player.chests.splice(player.chests.indexOf(tea), 1);
  }
  player.coins += earned;
  s.gone[tea] += chests;
  if (!s.sold.includes(tea)) s.sold.push(tea);
  return earned;
}
