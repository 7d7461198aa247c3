import type { Order, Tea } from './data.ts';
import type { CaravanState, Player } from './types.ts';

const teasOf = (order: Order): Tea[] => order.split('+') as Tea[];

/** T-END-1: the most pairs that chests fill, each chest in one pair at most. */
export function pairsOf({ orders, chests }: Pick<Player, 'orders' | 'chests'>): number {
  const [order, ...others] = orders;
  if (!order) return 0;
  const [a, b] = teasOf(order) as [Tea, Tea];
  const skipped = pairsOf({ orders: others, chests });
  if (!chests.includes(a) || !chests.includes(b)) return skipped;
  const left = [...chests];
  left.splice(left.indexOf(a), 1);
  left.splice(left.indexOf(b), 1);
  return Math.max(skipped, 1 + pairsOf({ orders, chests: left }));
}

/** T-END-2, T-END-3. */
export function places({ players }: CaravanState): number[] {
  const isAhead = (a: Player, b: Player): boolean =>
    a.coins > b.coins || (a.coins === b.coins && a.chests.length > b.chests.length);
  return players.map((player) => 1 + players.filter((other) => isAhead(other, player)).length);
}
