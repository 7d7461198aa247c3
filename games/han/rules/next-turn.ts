import type { Seat } from '../../../core/game.ts';
import { boardOf } from './board.ts';
import { emptyProvinces } from './phases/turn.ts';
import { newTurn } from './turn.ts';
import type { HanView } from './types.ts';

/** The table as if it were the turn of a seat, for preparing it. */
export function nextTurn(view: HanView, seat: Seat): HanView | undefined {
  if (view.stack.length === 0) return undefined;
  const provinces = boardOf(view.options.map).provinceIds.length;
  const turn = {
    ...newTurn(seat),
    begun: true,
    empty: emptyProvinces(view, provinces),
    set: (1 << provinces) - 1,
  };
  return { ...view, stack: [turn, { phase: 'action' }] };
}
