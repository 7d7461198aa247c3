import type { Seat } from '../../../core/game.ts';
import { trackOrder } from './track.ts';
import type { DragonView } from './types.ts';

/**
 * The table as if it were the turn of a seat, for preparing it: its action or card if it is still to come in this phase,
 * or after its action the card of this month. What the next month brings is not known yet.
 */
export function nextTurn(view: DragonView, seat: Seat): DragonView | undefined {
  const [round, phase] = view.stack;
  if (round?.phase !== 'round' || (phase?.phase !== 'action' && phase?.phase !== 'card')) return undefined;
  const turn = phase.order.indexOf(seat);
  // While somebody builds or houses, `turn` counts them already.
  if (turn >= phase.turn) return { ...view, stack: [round, { ...phase, turn }] };
  if (phase.phase === 'card' || view.players[seat]!.hand.every((cards) => cards === 0)) return undefined;
  const order = trackOrder(view.players);
  const next = { phase: 'card', order, turn: order.indexOf(seat) } as const;
  return {
    ...view,
    dragons: view.dragons.map(() => 0),
    stack: [{ ...round, step: round.step + 1 }, next],
  };
}
