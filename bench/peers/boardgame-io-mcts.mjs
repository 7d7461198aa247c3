// The search of boardgame.io on Harbour: node boardgame-io-mcts.mjs <seconds>. Prints its figures as JSON.
//
// Searches positions of random games from scratch, as its own client does, with random playouts to the end.

import { createRequire } from 'node:module';
import { below, next, stream } from '../../core/rng.ts';
import { harbour } from './boardgame-io-game.mjs';

// Its folders have no export map, so only CommonJS finds them.
const require = createRequire(import.meta.url);
const { MCTSBot } = require('boardgame.io/ai');
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal');

const SEATS = 5;
const ITERATIONS = 50;
/** Longer than any game, so that playouts end where games do. */
const TO_THE_END = 1000;
/** Positions of a game between two that are searched. */
const DISTANCE = 5;

const seconds = Number(process.argv[2]);
const game = harbour(false);
const reducer = CreateGameReducer({ game });
const rng = stream('bench', 'mcts');
let listed = 0;
const enumerate = (G, ctx, player) => {
  listed++;
  return game.ai.enumerate(G, ctx, player);
};
const bot = new MCTSBot({ game, enumerate, iterations: ITERATIONS, playoutDepth: TO_THE_END, seed: 'bench' });

const newGame = () =>
  InitializeGame({ game: ProcessGameConfig({ ...game, seed: String(next(rng)) }), numPlayers: SEATS });

/** Searches positions until this thread has worked for so many seconds. */
async function search(forSeconds) {
  let state = newGame();
  let [searched, made] = [0, 0];
  listed = 0;
  const start = performance.now();
  const cpu = process.cpuUsage();
  const thread = process.threadCpuUsage();
  const total = ({ user, system }) => (user + system) / 1e6;
  while (
    total(process.threadCpuUsage(thread)) < forSeconds &&
    performance.now() - start < 2000 * forSeconds
  ) {
    if (state.ctx.gameover !== undefined) state = newGame();
    if (made++ % DISTANCE === 0) {
      await bot.play(state, state.ctx.currentPlayer);
      searched++;
    }
    const moves = game.ai.enumerate(state.G, state.ctx, state.ctx.currentPlayer);
    const { move, args } = moves[below(rng, moves.length)];
    state = reducer(state, {
      type: 'MAKE_MOVE',
      payload: { type: move, args, playerID: state.ctx.currentPlayer },
    });
  }
  const elapsed = (performance.now() - start) / 1000;
  const playouts = searched * ITERATIONS;
  return {
    playoutsPerSecond: playouts / elapsed,
    playoutsPerCpuSecond: playouts / total(process.cpuUsage(cpu)),
    decisionsPerPlayout: listed / playouts,
    playedPerCpuSecond: listed / total(process.cpuUsage(cpu)),
    cpuShare: total(process.threadCpuUsage(thread)) / elapsed,
  };
}

await search(seconds / 2);
console.log(JSON.stringify(await search(seconds)));
