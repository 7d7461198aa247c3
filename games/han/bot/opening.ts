import type { OpeningBook } from '../../../bots/game-bot.ts';
import { opening as idOf } from '../rules/opening.ts';
import type { HanMove } from '../rules/types.ts';

const capitalised = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

function nameOf(id: string): string {
  const [kind, province] = id.split(':');
  if (province !== undefined) return `${capitalised(province)}, ${kind}`;
  const [first, ...others] = id.split('-');
  return first === 'b' ? `${others.map(capitalised).join('–')} border` : capitalised(first!);
}

export const opening: OpeningBook = {
  note: 'Where a seat placed its first piece',
  of: (moves) => {
    const id = idOf(moves as readonly HanMove[]);
    return id === undefined ? undefined : nameOf(id);
  },
};
