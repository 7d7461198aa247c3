import type { OpeningBook } from '../../../bots/game-bot.ts';
import type { BoxAction } from '../rules/data.ts';
import type { ConfuciusMove } from '../rules/types.ts';

/** `courtLady` as `court lady`. */
const words = (id: string): string => id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function nameOf(moves: readonly ConfuciusMove[]): string | undefined {
  const taken: BoxAction[] = [];
  for (const move of moves) if (move.type === 'take') taken.push(move.action);
  return taken.length < 2 ? undefined : `${words(taken[0]!)}, ${words(taken[1]!)}`;
}

export const opening: OpeningBook = {
  note: 'The first two actions of a seat',
  of: (moves) => nameOf(moves as readonly ConfuciusMove[]),
};
