import type { Game, Kinds, Viewer } from '../../core/game.ts';
import { legalActions } from '../../core/game.ts';
import type { Step } from '../../core/replay.ts';
import type { Decided } from './session.ts';

/** While a game goes on, nobody is told what another seat saw; afterwards everybody may know. */
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
