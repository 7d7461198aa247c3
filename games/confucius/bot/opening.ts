import type { OpeningBook } from '../../../bots/game-bot.ts';
import { opening as idOf } from '../rules/opening.ts';
import type { ConfuciusMove } from '../rules/types.ts';

/** `courtLady` as `court lady`. */
const words = (id: string): string => id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export const opening: OpeningBook = {
  note: 'The first two actions of a seat',
  of: (moves) =>
    idOf(moves as readonly ConfuciusMove[])
      ?.split('+')
      .map(words)
      .join(', '),
};
