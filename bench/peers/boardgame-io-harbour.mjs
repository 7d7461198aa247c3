import { createRequire } from 'node:module';
import { next } from '../../rules/core/rng.ts';
import { apply, isLegal, legal, nextPlayer, setup } from './harbour.mjs';

// Its folders have no export map, so only CommonJS finds them.
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal');

const SEATS = 5;
/** The value of the constant in boardgame.io/core. */
const INVALID_MOVE = 'INVALID_MOVE';

const game = {
  name: 'harbour',
  setup: ({ ctx, random }) => setup(ctx.numPlayers, random.Number),
  moves: {
    // The framework asks a move to check itself, as its server must.
    place({ G, playerID, random }, spot, arg) {
      if (!isLegal(G, playerID, spot, arg)) return INVALID_MOVE;
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
};

const reducer = CreateGameReducer({ game });

/** The reducer is the shortest way in: its server and its bots call it, and its client adds to it. */
export const engine = {
  seats: SEATS,
  newGame: (rng) =>
    InitializeGame({ game: ProcessGameConfig({ ...game, seed: String(next(rng)) }), numPlayers: SEATS }),
  isOver: (s) => s.ctx.gameover !== undefined,
  legal: (s) => game.ai.enumerate(s.G, s.ctx, s.ctx.currentPlayer),
  apply: (s, { move, args }) =>
    reducer(s, { type: 'MAKE_MOVE', payload: { type: move, args, playerID: s.ctx.currentPlayer } }),
};
