import type { Seat } from '../../../core/game.ts';
import type { DragonEmit, DragonState, Player } from './types.ts';

const isAhead = (a: Player, b: Player): boolean =>
  a.track > b.track || (a.track === b.track && a.arrival > b.arrival);

/** D-ORD-1: highest space first, and on the same space the marker higher in the stack. */
export function trackOrder(players: readonly Player[]): Seat[] {
  const order: Seat[] = [];
  for (let seat = 0; seat < players.length; seat++) {
    let at = order.length;
    while (at > 0 && isAhead(players[seat]!, players[order[at - 1]!]!)) {
      order[at] = order[at - 1]!;
      at--;
    }
    order[at] = seat;
  }
  return order;
}

/** D-ORD-2: a marker that arrives goes on top. */
export function advance(s: DragonState, seat: Seat, spaces: number, emit?: DragonEmit): void {
  const player = s.players[seat]!;
  player.track += spaces;
  player.arrival = ++s.moves;
  emit?.({ type: 'moved', seat, spaces, to: player.track });
}
