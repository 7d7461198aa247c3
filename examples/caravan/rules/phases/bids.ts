import { bidOf, encode } from '../codec.ts';
import { FEE, MOST_BID, TEAS } from '../data.ts';
import type { Bid, CaravanEmit, CaravanState, PhaseOf } from '../types.ts';

/** T-BID-1: everybody seals one bid, all at once. */
export const bids: PhaseOf<'bids'> = {
  resume(s, f, emit) {
    if (f.bids.includes(null)) return true;
    s.stack.pop();
    s.shown++;
    f.bids.forEach((bid, seat) => {
      s.players[seat]!.bid = bid;
    });
    for (let load = 1; load <= s.loads.length; load++) award(s, load, emit);
    s.loads = [];
    s.stack.push({ phase: 'sale', seat: s.lead, after: s.players.length - 1 });
    return false;
  },
  active: (_s, f) => f.bids.reduce((seats, bid, seat) => (bid ? seats : seats | (1 << seat)), 0),
  legal(s, _f, seat, out) {
    for (let load = 1; load <= s.loads.length; load++)
      for (let coins = 0; coins <= mostBid(s, seat); coins++) out.push(encode({ type: 'bid', load, coins }));
  },
  why(s, _f, seat, move) {
    if (move.type !== 'bid') return ['T-ROUND-1'];
    if (move.load > s.loads.length) return ['T-BID-1'];
    return move.coins <= mostBid(s, seat) ? [] : ['T-BID-2'];
  },
  apply(_s, f, seat, action, emit) {
    f.bids[seat] = bidOf(action);
    emit?.({ type: 'bidSealed', seat, ...bidOf(action) });
  },
};

/** T-BID-2. */
const mostBid = (s: CaravanState, seat: number): number => Math.min(MOST_BID, s.players[seat]!.coins);

/** T-AWARD-1 to T-AWARD-4. */
function award(s: CaravanState, load: number, emit: CaravanEmit): void {
  const seats = s.players.length;
  const teas = s.loads[load - 1]!;
  const bidOfSeat = (seat: number): Bid => s.players[seat]!.bid!;
  const bidders = [...s.players.keys()]
    .map((k) => (s.lead + k) % seats)
    .filter((seat) => bidOfSeat(seat).load === load)
    .sort((a, b) => bidOfSeat(b).coins - bidOfSeat(a).coins);
  const [winner, ...others] = bidders;
  if (winner === undefined) {
    for (const tea of teas) s.gone[tea]++;
    emit?.({ type: 'loadLeft', load, teas });
    return;
  }
  const paid = bidOfSeat(winner).coins;
  const player = s.players[winner]!;
  player.coins -= paid;
  player.chests = TEAS.flatMap((tea) => [...player.chests, ...teas].filter((one) => one === tea));
  emit?.({ type: 'loadWon', seat: winner, load, teas, paid });
  for (const seat of others) {
    s.players[seat]!.coins += FEE;
    emit?.({ type: 'outbid', seat, load, coins: bidOfSeat(seat).coins, fee: FEE });
  }
}
