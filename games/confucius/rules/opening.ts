import type { BoxAction } from './data.ts';
import type { ConfuciusMove } from './types.ts';

/** The first two actions of a seat. */
export function opening(moves: readonly ConfuciusMove[]): string | undefined {
  const taken: BoxAction[] = [];
  for (const move of moves) if (move.type === 'take') taken.push(move.action);
  return taken.length < 2 ? undefined : `${taken[0]!}+${taken[1]!}`;
}
