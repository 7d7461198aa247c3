import type { Game } from '../../core/game.ts';
import { allOptions } from '../../core/options.ts';
import { games } from '../../games/rules.ts';
import type { TableSettings } from '../../protocol/table.ts';

/** What is played at one table. */
export interface Plan {
  readonly settings: Pick<TableSettings, 'game' | 'seats' | 'options'> & Partial<TableSettings>;
  readonly nonces: boolean;
  /** Whether a player resigns in the middle. */
  readonly resigns: boolean;
  /** Number of bots. */
  readonly bots: number;
  /** Decisions made on the host's device before the game came to the server. */
  readonly brought: number;
}

/** All games in turn, each with all seat counts and options in turn. */
export function* plans(): Generator<Plan, never> {
  const titles = Object.values(games).map((game) => tables(game as unknown as Game));
  for (let i = 0; ; i++) {
    const title = titles[i % titles.length]!;
    const settings = title.next().value;
    // Strides coprime to the number of games, so that each meets every game.
    yield {
      settings: {
        ...settings,
        listed: i % 2 === 0,
        spectators: i % 5 !== 4,
        autoStart: i % 4 !== 0,
        order: i % 7 === 0 ? 'seated' : 'random',
        standIn: 'random',
        pace: i % 11 === 0 ? { kind: 'game', seconds: 7200, increment: 5 } : { kind: 'none' },
      },
      nonces: i % 2 === 1,
      resigns: i % 13 === 5,
      bots: i % 5 === 0 ? 1 + (i % Math.max(1, settings.seats - 2)) : 0,
      brought: i % 7 === 1 ? 5 + (i % 40) : 0,
    };
  }
}

function* tables(game: Game): Generator<Plan['settings'], never> {
  const [min, max] = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const options = counts.map((seats) => allOptions(game, seats) as TableSettings['options'][]);
  // Neighbouring options differ in the last one only; with a stride, all of them change.
  for (let i = 0; ; i++) {
    const at = i % counts.length;
    const all = options[at]!;
    const turn = Math.floor(i / counts.length) * strideOf(all.length);
    yield { game: game.id, seats: counts[at]!, options: all[turn % all.length]! };
  }
}

/** A step that visits every index. */
function strideOf(length: number): number {
  const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));
  let stride = Math.max(1, Math.round(length * 0.382));
  while (common(stride, length) !== 1) stride++;
  return stride;
}
