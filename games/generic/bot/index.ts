import type { GameBot } from '../../../bots/game-bot.ts';
import { PlainSearch } from '../../../bots/plain.ts';
import type { Game } from '../../../core/game.ts';
import { stream } from '../../../core/rng.ts';

/** Each level searches about three times as many nodes as the one below. */
const NODES = [8, 25, 80, 250, 800, 2500] as const;

/** Bots for a game that brings none: a search that knows only its rules, and the points on the table. */
export const genericBot = (game: Game): GameBot => ({
  levels: NODES.map((nodes) => ({ nodes })),
  value: {
    sources: ['points'],
    weights: {},
    appraise: (s) => game.scores(s),
    spread: (s) => 1 + Math.max(...game.scores(s).map(Math.abs)) / 5,
    search: (question, rng) => new PlainSearch(question, rng),
    hintNodes: 800,
    temperature: 1,
    isStable: () => false,
    candidates: (_s, _seat, legal) => legal,
  },
  greedyScore: (view, seat) => ({
    points: game.scores(game.sample(view, stream('worth', game.id)))[seat]!,
    tiebreak: 0,
  }),
});
