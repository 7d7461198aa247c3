import type { Bot } from '../bots/bot.ts';
import type { Game } from '../core/game.ts';
import { InputError, parseOptions } from '../core/options.ts';
import { botNamed } from '../games/all-bots.ts';
import { type Args, type Flag, settings } from './command.ts';

/** The flags of every command that sets up a game of bots. */
export const TABLE_FLAGS = {
  seats: { type: 'string', help: 'number of players (default: the most the game takes, at most 4)' },
  seed: { type: 'string', help: 'any text; the same seed gives the same game (default: mandate)' },
  bots: {
    type: 'string',
    help: 'one bot for all seats, or one per seat, separated by commas (default: random)',
  },
  set: { type: 'string', multiple: true, help: 'option=value; may be repeated' },
} as const satisfies Record<string, Flag>;

export interface TableSetup {
  readonly seats: number;
  readonly seed: string;
  readonly bots: readonly Bot[];
  readonly options: object;
}

export function readTable(args: Args, game: Game): TableSetup {
  const seats = args.integer('seats', Math.min(4, game.seats[1]));
  const options = parseOptions(game, seats, settings(args));
  return { seats, seed: readSeed(args), bots: readBots(args.text('bots', 'random'), seats), options };
}

export function readSeed(args: Args): string {
  const seed = args.text('seed', 'mandate');
  if (!/^[^\p{Cc}]+$/u.test(seed))
    throw new InputError('--seed takes at least one character and no line break.');
  return seed;
}

export function readBots(list: string, seats: number): Bot[] {
  const bots = list.split(',').map((name) => botNamed(name));
  if (bots.length === 1) return Array<Bot>(seats).fill(bots[0]!);
  if (bots.length !== seats)
    throw new InputError(
      `--bots names ${bots.length} bots for ${seats} seats; name one, or one for each seat.`,
    );
  return bots;
}
