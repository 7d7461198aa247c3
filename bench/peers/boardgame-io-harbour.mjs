import { createRequire } from 'node:module';
import { next } from '../../core/rng.ts';
import { harbour } from './boardgame-io-game.mjs';

// Its folders have no export map, so only CommonJS finds them.
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal');

const SEATS = 5;

/** Calls the reducer, as its server and its bots do. */
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
/** Moves without checks, like our `apply`: only the cost of the framework. */
export const trusting = onReducer(harbour(false));
