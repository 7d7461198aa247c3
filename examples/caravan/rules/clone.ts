import type { CaravanFrame, CaravanState } from './types.ts';

const frame = (f: CaravanFrame): CaravanFrame =>
  f.phase === 'bids' ? { ...f, bids: [...f.bids] } : { ...f };

/** By hand, for bots do it thousands of times; bids and loads are never changed in place. */
export const clone = (s: CaravanState): CaravanState => ({
  ...s,
  pile: [...s.pile],
  loads: [...s.loads],
  prices: { ...s.prices },
  sold: [...s.sold],
  gone: { ...s.gone },
  players: s.players.map((player) => ({ ...player, chests: [...player.chests] })),
  stack: s.stack.map(frame),
});
