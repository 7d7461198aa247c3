import type { OpeningBook } from '../../../bots/game-bot.ts';
import type { HanMove } from '../rules/types.ts';

const capitalised = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

/** A space is named after its province and a number, or after the two provinces whose border it is on. */
const placeOf = (space: string): string => {
  const [first, ...others] = space.split('-');
  return first === 'b' ? `${others.map(capitalised).join('–')} border` : capitalised(first!);
};

function nameOf(moves: readonly HanMove[]): string | undefined {
  for (const move of moves) {
    if (move.type === 'pagoda' || move.type === 'fortress') return placeOf(move.space);
    if (move.type === 'emissary') return `${capitalised(move.province)}, emissary`;
  }
  return undefined;
}

export const opening: OpeningBook = {
  note: 'Where a seat placed its first piece',
  of: (moves) => nameOf(moves as readonly HanMove[]),
};
