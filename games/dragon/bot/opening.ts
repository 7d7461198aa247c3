import type { OpeningBook } from '../../../bots/game-bot.ts';
import type { DragonMove } from '../rules/types.ts';

/** `courtLady` as `court lady`. */
const words = (id: string): string => id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function nameOf(moves: readonly DragonMove[]): string | undefined {
  const draft = moves.find((move) => move.type === 'draft');
  return draft?.types.map(words).join(' + ');
}

export const opening: OpeningBook = {
  note: 'The two persons a seat began with',
  of: (moves) => nameOf(moves as readonly DragonMove[]),
};
