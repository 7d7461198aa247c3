import { next } from '../../core/rng.ts';
import { apply, legal, nextPlayer, setup } from './harbour.mjs';

const SEATS = 5;

/** Harbour without a framework: the same rules, changing the state in place. */
export const engine = {
  seats: SEATS,
  newGame(rng) {
    const random = () => next(rng) / 0x100000000;
    return { G: setup(SEATS, random), random, player: 0 };
  },
  isOver: (s) => s.G.over,
  legal: (s) => legal(s.G, s.player),
  apply(s, [spot, arg]) {
    const { round } = s.G;
    apply(s.G, s.player, spot, arg, s.random);
    s.player = s.G.round === round ? nextPlayer(s.G, s.player) : s.G.first;
    return s;
  },
};
