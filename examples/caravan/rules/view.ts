import type { Viewer } from '../../../core/game.ts';
import { clone } from './clone.ts';
import type { CaravanEvent, CaravanFrame, CaravanState, CaravanView, FrameView } from './types.ts';

/** T-ORDER-1, T-BID-1, T-SETUP-2: orders, sealed bids and the pile are hidden; all else lies open. */
export function view(state: CaravanState, viewer: Viewer): CaravanView {
  const s = clone(state);
  // After the last delivery everybody has seen all orders.
  const isOpen = s.stack.length === 0;
  return {
    viewer,
    options: s.options,
    shown: s.shown,
    round: s.round,
    rounds: s.options.rounds,
    scores: s.players.map(({ coins }) => coins),
    loads: s.loads,
    prices: s.prices,
    sold: s.sold,
    gone: s.gone,
    pile: s.pile.length,
    players: s.players.map(({ chests, orders, bid }, seat) => ({
      chests,
      bid,
      orders: isOpen || seat === viewer ? orders : orders.length,
      lead: seat === s.lead,
    })),
    stack: s.stack.map((f) => frameView(f, viewer)),
  };
}

const frameView = (f: CaravanFrame, viewer: Viewer): FrameView =>
  f.phase === 'bids'
    ? { ...f, bids: f.bids.map((bid, seat) => (seat === viewer ? bid : bid && 'sealed')) }
    : f;

export function redact(event: CaravanEvent, viewer: Viewer): CaravanEvent {
  if ((event.type !== 'orderReturned' && event.type !== 'bidSealed') || event.seat === viewer) return event;
  return { type: event.type, seat: event.seat };
}
