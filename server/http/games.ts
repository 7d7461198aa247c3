import type { z } from 'zod';
import type { Game, OptionValue } from '../../core/game.ts';
import { defaultOptions } from '../../core/options.ts';
import { OPPONENTS } from '../../games/all-bots.ts';
import { allGames } from '../../games/rules.ts';
import { type gameLine, gameList } from '../../protocol/http.ts';
import { faults, type Routes } from './context.ts';

type GameLine = z.output<typeof gameLine>;

function lineOf(game: Game): GameLine {
  const [min, max] = game.seats;
  const seats = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return {
    id: game.id,
    version: game.version,
    seats,
    options: seats.map((count) => ({ seats: count, options: optionsOf(game, count) })),
  };
}

function optionsOf(game: Game, seats: number): GameLine['options'][number]['options'] {
  const usual = defaultOptions(game, seats) as Record<string, OptionValue>;
  const specs = game.options as Record<string, { values(seats: number): readonly OptionValue[] }>;
  return Object.entries(specs).map(([name, { values }]) => ({
    name,
    values: [...values(seats)],
    default: usual[name]!,
  }));
}

export function serveGames(app: Routes): void {
  const list = {
    games: allGames.map(lineOf),
    bots: [...OPPONENTS],
  };
  app.get('/api/games', {
    schema: {
      operationId: 'listGames',
      tags: ['Games'],
      summary: 'What can be played, and with which options and bots',
      security: [],
      response: { 200: gameList, ...faults() },
    },
    handler: async () => list,
  });
}
