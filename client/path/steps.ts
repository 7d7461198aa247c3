import type { Action, Kinds, Seat } from '../../core/game.ts';
import { fullMove } from '../../i18n/texts.ts';
import type { Board, BoardProps } from '../board/board.ts';
import type { PlaceId } from '../board/places.ts';
import { preview } from '../session/preview.ts';

/** A decision of a turn: in words, and where it points on the board. */
export interface TurnStep {
  readonly action: Action;
  readonly text: string;
  readonly where: readonly PlaceId[];
}

/** The decisions of a turn one after another, as far as the seat can foresee them from its view. */
export function stepsOf(
  { game, texts, names }: Pick<BoardProps, 'game' | 'texts' | 'names'>,
  board: Pick<Board, 'targets'> | undefined,
  view: Kinds['view'],
  seat: Seat,
  actions: readonly Action[],
): TurnStep[] {
  const steps: TurnStep[] = [];
  let now: { readonly view: Kinds['view']; readonly ply: number } = { view, ply: 0 };
  for (const action of actions) {
    const move = game.decode(action);
    const scene = { view: now.view, seat, names };
    steps.push({ action, text: fullMove(texts, move, scene), where: board?.targets(move, scene) ?? [] });
    const next = preview(game, { ...now, phase: '', active: [], legal: [], over: false }, seat, action);
    if (!next) break;
    now = next;
  }
  return steps;
}
