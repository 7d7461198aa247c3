import type { Credit } from '../../../core/game.ts';
import type { CaravanEvent } from './types.ts';

/** What coins come from, and what they go to. */
export const SOURCES = ['sales', 'orders', 'fees', 'bids'] as const;

export function credit(e: CaravanEvent, add: Credit): void {
  if (e.type === 'sold') add(e.seat, 'sales', e.earned);
  else if (e.type === 'ordersDelivered') add(e.seat, 'orders', e.earned);
  else if (e.type === 'outbid') add(e.seat, 'fees', e.fee);
  else if (e.type === 'loadWon') add(e.seat, 'bids', -e.paid);
}
