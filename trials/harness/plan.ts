import type { Game } from '../../core/game.ts';
import { allOptions } from '../../core/options.ts';
import { games } from '../../games/rules.ts';
import type { TableSettings } from '../../protocol/table.ts';

/** A table to play: its settings and number of bots. */
export interface Plan {
  readonly settings: TableSettings;
  readonly bots: number;
}

const PACES: readonly TableSettings['pace'][] = [
  { kind: 'none' },
  { kind: 'game', seconds: 3600, increment: 2, cap: 3601 },
  { kind: 'move', seconds: 900 },
];
/** One table in this many has a bot. */
const BOT_EACH = 5;

/** Every game with every number of seats, games alternating. */
const LINEUP: readonly { game: Game; seats: number }[] = Object.values(games)
  .flatMap((game) => {
    const [min, max] = game.seats;
    return Array.from({ length: max - min + 1 }, (_, i) => ({ game, seats: min + i, round: i }));
  })
  .sort((a, b) => a.round - b.round);

/** The number of plans that covers every game with every number of seats. */
export const LINEUP_SIZE = LINEUP.length;

/** The plans in a fixed order: all games and seats, then again with other options and clocks. */
export function planOf(index: number): Plan {
  const { game, seats } = LINEUP[index % LINEUP.length]!;
  const round = Math.floor(index / LINEUP.length);
  const options = allOptions(game, seats);
  return {
    settings: {
      game: game.id,
      seats,
      options: options[round % options.length] as TableSettings['options'],
      listed: index % 2 === 0,
      spectators: true,
      pace: PACES[(index + round) % PACES.length]!,
      timeout: 'bot',
      standIn: 'greedy',
      hints: false,
      order: index % 3 === 0 ? 'seated' : 'random',
      autoStart: index % 4 === 1,
      rated: false,
      reliability: 0,
    },
    bots: index % BOT_EACH === BOT_EACH - 1 ? 1 : 0,
  };
}

export type Planner = typeof planOf;

/** The shortest games, for tests that do not depend on the game. */
export const quickPlanOf: Planner = (index) => planOf(1 + (index % 2));
