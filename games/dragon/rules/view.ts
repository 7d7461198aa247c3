import type { Viewer } from '../../../core/game.ts';
import { clone } from './clone.ts';
import type { DragonState, DragonView, Table } from './types.ts';

/**
 * Everything is public except the coming deals (D-INFO-1, D-INFO-2), hands included: they follow from what was
 * played (D-INFO-4). The option `openHands` decides whether an interface lists the hands of others.
 */
export const view = (s: DragonState, viewer: Viewer): DragonView => peek(clone(s), viewer);

/** The same without copies: it holds until the state changes. */
export const peek = (s: Table, viewer: Viewer): DragonView => ({
  viewer,
  options: s.options,
  round: s.round,
  row: s.row,
  superEvent: s.superEvent,
  pool: s.pool,
  gone: s.gone,
  groups: s.groups,
  dragons: s.dragons,
  wall: s.wall,
  moves: s.moves,
  shown: s.shown,
  players: s.players,
  stack: s.stack,
});
