import type { OpeningBook } from '../../../bots/game-bot.ts';
import { opening as idOf } from '../rules/opening.ts';
import type { DragonMove } from '../rules/types.ts';

/** `courtLady` as `court lady`. */
const words = (id: string): string => id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export const opening: OpeningBook = {
  note: 'The two persons a seat began with',
  of: (moves) =>
    idOf(moves as readonly DragonMove[])
      ?.split('+')
      .map(words)
      .join(' + '),
};
