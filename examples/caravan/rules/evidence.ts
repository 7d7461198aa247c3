import type { Evidence } from '../../../core/laws/evidence.ts';

export const evidence: Evidence = {
  hidden: [
    'event.bidSealed.coins',
    'event.bidSealed.load',
    'event.orderReturned.order',
    'own.players.orders',
    'state.pile',
    'state.players.orders',
    'state.stack.bids',
  ],
  illegalMoves: [
    ['T-ROUND-1', { type: 'return', order: 'green+coffee' }],
    ['T-ROUND-1', { type: 'bid', load: 5, coins: 1 }],
    ['T-ROUND-1', { type: 'bid', load: 0, coins: 1 }],
    ['T-ROUND-1', { type: 'bid', load: 1, coins: 9 }],
    ['T-ROUND-1', { type: 'sell', tea: 'coffee', chests: 1 }],
    ['T-ROUND-1', { type: 'sell', tea: 'dark', chests: 5 }],
    ['T-ROUND-1', { type: 'sell', tea: 'dark', chests: 0 }],
    ['T-ROUND-1', { type: 'wait' }],
  ],
  scenes: () => [],
};
