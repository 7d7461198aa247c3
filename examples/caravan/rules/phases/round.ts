import { LOAD, PRICE, REWARD, TEAS } from '../data.ts';
import { pairsOf } from '../scoring.ts';
import type { CaravanEmit, CaravanState, PhaseOf } from '../types.ts';

/** T-ROUND-1: loads, bids, sale; after the last round the orders. */
export const round: PhaseOf<'round'> = {
  resume(s, _f, emit) {
    if (s.round > 0) endRound(s, emit);
    if (s.round === s.options.rounds) {
      deliver(s, emit);
      s.stack.pop();
      emit?.({ type: 'ended', scores: s.players.map(({ coins }) => coins) });
      return false;
    }
    s.round++;
    // T-LOAD-1.
    s.loads = s.players.map(() => s.pile.splice(-LOAD));
    s.shown++;
    emit?.({ type: 'roundBegan', round: s.round, lead: s.lead });
    s.stack.push({ phase: 'bids', bids: s.players.map(() => null) });
    return false;
  },
};

/** T-SALE-3, T-ROUND-4. */
function endRound(s: CaravanState, emit: CaravanEmit): void {
  const teas = TEAS.filter((tea) => !s.sold.includes(tea) && s.prices[tea] < PRICE.most);
  for (const tea of teas) s.prices[tea]++;
  if (teas.length > 0) emit?.({ type: 'pricesRose', teas });
  s.sold = [];
  for (const player of s.players) player.bid = null;
  s.lead = (s.lead + 1) % s.players.length;
}

/** T-END-1. */
function deliver(s: CaravanState, emit: CaravanEmit): void {
  s.players.forEach((player, seat) => {
    const pairs = pairsOf(player);
    player.coins += REWARD * pairs;
    emit?.({ type: 'ordersDelivered', seat, orders: player.orders, pairs, earned: REWARD * pairs });
  });
}
