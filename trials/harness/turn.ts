import type { Game, Kinds } from '../../core/game.ts';
import { planTurn } from '../../core/turn.ts';
import type { Command, CommandOf } from '../../protocol/command.ts';
import type { Position } from '../../protocol/position.ts';
import type { Chance } from './chance.ts';

/** The decisions of a command, in the game's notation. */
export const movesOf = (command: Command): readonly string[] =>
  command.type === 'moves' ? command.moves : command.type === 'move' ? [command.move] : [];

/** A random turn as one command. */
export function randomTurn(game: Game, { ply, seat, view }: Position, chance: Chance): CommandOf<'moves'> {
  const turn = planTurn(game, view as object as Kinds['view'], seat!, chance.stream, (legal) =>
    chance.pick(legal),
  );
  return { type: 'moves', n: ply + 1, moves: turn.map((action) => game.notate(action)) };
}
