import type { Viewer } from '../../../core/game.ts';
import { clone } from './clone.ts';
import type { DragonState, DragonView } from './types.ts';

/**
 * Everything is public except the coming deals (D-INFO-1, D-INFO-2), hands included: they follow from what was
 * played (D-INFO-4). The option `openHands` decides whether an interface lists the hands of others.
 */
export function view(s: DragonState, viewer: Viewer): DragonView {
  const t = clone(s);
  return {
    viewer,
    options: t.options,
    round: t.round,
    row: t.row,
    superEvent: t.superEvent,
    pool: t.pool,
    gone: t.gone,
    groups: t.groups,
    dragons: t.dragons,
    wall: t.wall,
    moves: t.moves,
    shown: t.shown,
    players: t.players,
    stack: t.stack,
  };
}
