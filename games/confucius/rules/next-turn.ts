import type { Seat } from '../../../core/game.ts';
import type { ConfuciusView } from './types.ts';

/** The table as if it were the turn of a seat in the actions phase, for preparing it. */
export function nextTurn(view: ConfuciusView, seat: Seat): ConfuciusView | undefined {
  const at = view.stack.findIndex(({ phase }) => phase === 'turn');
  const turn = view.stack[at];
  if (turn?.phase !== 'turn' || turn.passed & (1 << seat)) return undefined;
  return { ...view, stack: [...view.stack.slice(0, at), { ...turn, seat }] };
}
