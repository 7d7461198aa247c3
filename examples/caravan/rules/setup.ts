import type { Seed } from '../../../core/game.ts';
import { below, shuffle, stream } from '../../../core/rng.ts';
import { CHESTS, COINS, DEALT, ORDERS, PRICE, TEAS, type Tea } from './data.ts';
import type { CaravanOptions, CaravanState } from './types.ts';

export const perTea = (n: number): Record<Tea, number> =>
  Object.fromEntries(TEAS.map((tea) => [tea, n])) as Record<Tea, number>;

/** All chance is in the shuffle, so no stream is kept. */
export function setup(options: CaravanOptions, seats: number, seed: Seed): CaravanState {
  const chests = TEAS.flatMap((tea) => Array<Tea>(CHESTS).fill(tea));
  const orders = shuffle([...ORDERS], stream(seed, 'caravan/orders'));
  return {
    rng: {},
    shown: 0,
    options,
    round: 0,
    lead: below(stream(seed, 'caravan/lead'), seats),
    pile: shuffle(chests, stream(seed, 'caravan/pile')),
    loads: [],
    prices: perTea(PRICE.start),
    sold: [],
    gone: perTea(0),
    players: Array.from({ length: seats }, (_, seat) => ({
      coins: COINS,
      chests: [],
      orders: orders.slice(seat * DEALT, (seat + 1) * DEALT),
      bid: null,
    })),
    stack: [{ phase: 'round' }, { phase: 'orders', waiting: (1 << seats) - 1 }],
  };
}
