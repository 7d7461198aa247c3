import { createRequire } from 'node:module';
import { next } from '../../rules/core/rng.ts';
import { apply, isLegal, legal, nextPlayer, setup } from './harbour.mjs';

// Its folders have no export map, so only CommonJS finds them.
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal');

const SEATS = 5;
/** The value of the constant in boardgame.io/core. */
const INVALID_MOVE = 'INVALID_MOVE';

const harbour = (checked) => ({
  name: 'harbour',
  setup: ({ ctx, random }) => setup(ctx.numPlayers, random.Number),
  moves: {
    place({ G, playerID, random }, spot, arg) {
      if (checked && !isLegal(G, playerID, spot, arg)) return INVALID_MOVE;
      apply(G, playerID, spot, arg, random.Number);
    },
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => G.first, next: ({ G, ctx }) => nextPlayer(G, ctx.currentPlayer) },
  },
  endIf: ({ G }) => (G.over ? { ranking: G.ranking } : undefined),
  ai: {
    enumerate: (G, _ctx, playerID) => legal(G, playerID).map((args) => ({ move: 'place', args })),
  },
});

/** The reducer is the shortest way in: its server and its bots call it, and its client adds to it. */
function onReducer(game) {
  const reducer = CreateGameReducer({ game });
  return {
    seats: SEATS,
    newGame: (rng) =>
      InitializeGame({ game: ProcessGameConfig({ ...game, seed: String(next(rng)) }), numPlayers: SEATS }),
    isOver: (s) => s.ctx.gameover !== undefined,
    legal: (s) => game.ai.enumerate(s.G, s.ctx, s.ctx.currentPlayer),
    apply: (s, { move, args }) =>
      reducer(s, { type: 'MAKE_MOVE', payload: { type: move, args, playerID: s.ctx.currentPlayer } }),
  };
}

/** Each move checks itself, as the framework asks: it has no list of legal moves to check against. */
export const engine = onReducer(harbour(true));
/** Moves that trust their caller, as our own `apply` does: only the cost of the framework. */
export const trusting = onReducer(harbour(false));
