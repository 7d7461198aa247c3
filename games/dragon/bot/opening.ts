import type { OpeningBook } from '../../../bots/brings.ts';
import type { DragonMove } from '../rules/types.ts';

/** `courtLady` as `court lady`. */
const spoken = (id: string): string => id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function begun(moves: readonly DragonMove[]): string | undefined {
  const draft = moves.find((move) => move.type === 'draft');
  return draft?.types.map(spoken).join(' + ');
}

export const opening: OpeningBook = {
  note: 'The two persons a seat began with',
  of: (moves) => begun(moves as readonly DragonMove[]),
};
