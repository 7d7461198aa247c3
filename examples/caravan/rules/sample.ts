import { below, type Stream, shuffle } from '../../../core/rng.ts';
import { CHESTS, MOST_BID, ORDERS, TEAS, type Tea } from './data.ts';
import type { Bid, CaravanFrame, CaravanState, CaravanView } from './types.ts';

/** Any state that the viewer cannot tell from the true one. */
export function sample(view: CaravanView, rng: Stream): CaravanState {
  const { players, loads, gone } = view;
  const seen = [...loads.flat(), ...players.flatMap(({ chests }) => chests)];
  const count = (tea: Tea): number => CHESTS - gone[tea] - seen.filter((one) => one === tea).length;
  const own = players.flatMap(({ orders }) => (typeof orders === 'number' ? [] : orders));
  const unseen = shuffle(
    ORDERS.filter((order) => !own.includes(order)),
    rng,
  );
  return {
    rng: {},
    shown: view.shown,
    options: view.options,
    round: view.round,
    lead: players.findIndex(({ lead }) => lead),
    pile: shuffle(
      TEAS.flatMap((tea) => Array<Tea>(count(tea)).fill(tea)),
      rng,
    ),
    loads: loads.map((teas) => [...teas]),
    prices: { ...view.prices },
    sold: [...view.sold],
    gone: { ...gone },
    players: players.map(({ chests, orders, bid }, seat) => ({
      coins: view.scores[seat]!,
      bid,
      chests: [...chests],
      orders: typeof orders === 'number' ? unseen.splice(0, orders) : [...orders],
    })),
    stack: view.stack.map(
      (f): CaravanFrame =>
        f.phase === 'bids'
          ? { ...f, bids: f.bids.map((bid, seat) => opened(bid, view, seat, rng)) }
          : { ...f },
    ),
  };
}

/** A sealed bid may be any that its bidder could make. */
const opened = (
  bid: Bid | 'sealed' | null,
  { loads, scores }: CaravanView,
  seat: number,
  rng: Stream,
): Bid | null =>
  bid === 'sealed'
    ? { load: below(rng, loads.length) + 1, coins: below(rng, Math.min(MOST_BID, scores[seat]!) + 1) }
    : bid;
