import type { Action } from '../../core/game.ts';
import type { Board, BoardProps } from '../board/board.ts';
import { t } from '../texts/texts.ts';

/** The verb for confirming the picked move. */
export function verbOf(
  board: Board | undefined,
  { game, view, texts }: BoardProps,
  picked: Action | undefined,
): string {
  const { verbs, confirm } = t().table;
  if (picked === undefined) return confirm;
  const move = game.decode(picked);
  const verb = board?.verbs?.[move.type];
  return board?.verb?.(move, view, texts) ?? (verb ? verbs[verb] : confirm);
}
