import { apply, isLegal, legal, nextPlayer, setup, view } from './harbour.mjs';

/** The value of the constant in boardgame.io/core. */
const INVALID_MOVE = 'INVALID_MOVE';

/** Harbour as a game of boardgame.io, for its reducer, its server and its page. */
export const harbour = (checked) => ({
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
  playerView: ({ G, playerID }) => view(G, playerID),
  endIf: ({ G }) => (G.over ? { ranking: G.ranking } : undefined),
  ai: {
    enumerate: (G, _ctx, playerID) => legal(G, playerID).map((args) => ({ move: 'place', args })),
  },
});
