import type { OpeningBook } from '../../../bots/brings.ts';
import type { BoxAction } from '../rules/data.ts';
import type { ConfuciusMove } from '../rules/types.ts';

/** `courtLady` as `court lady`. */
const spoken = (id: string): string => id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function begun(moves: readonly ConfuciusMove[]): string | undefined {
  const taken: BoxAction[] = [];
  for (const move of moves) if (move.type === 'take') taken.push(move.action);
  return taken.length < 2 ? undefined : `${spoken(taken[0]!)}, ${spoken(taken[1]!)}`;
}

export const opening: OpeningBook = {
  note: 'The first two actions of a seat',
  of: (moves) => begun(moves as readonly ConfuciusMove[]),
};
