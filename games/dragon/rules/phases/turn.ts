import type { RuleId, Seat, Seats } from '../../../../core/game.ts';
import type { DragonState } from '../types.ts';

/** `active` of frames in which players act in turn. */
export const inTurn = (_: DragonState, f: { order: Seat[]; turn: number }): Seats => 1 << f.order[f.turn]!;

/** For moves that do not belong to the open decision (D-AUTO-3). */
export const NOT_NOW: RuleId[] = ['D-AUTO-3'];
