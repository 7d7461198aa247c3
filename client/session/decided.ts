import type { Game, Kinds, Viewer } from '../../core/game.ts';
import { legalActions } from '../../core/game.ts';
import type { Step } from '../../core/replay.ts';
import type { Decided } from './session.ts';

/** While a game is running, what another seat saw stays hidden; afterwards everything is shown. */
export function decidedAt<K extends Kinds>(
  game: Game<K>,
  before: K['state'],
  { seat, action }: Pick<Step<K>, 'seat' | 'action'>,
  viewer: Viewer,
  over: boolean,
): Decided {
  const imagine = !over && viewer !== seat;
  return {
    seat,
    action,
    view: game.view(before, imagine ? viewer : seat),
    legal: imagine ? [] : legalActions(game, before, seat),
    imagine,
  };
}
