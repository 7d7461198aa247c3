import type { Action, Seat } from '../../../core/game.ts';
import { DECK, EXCHANGE, OPEN, PASS, STOP } from './codec.ts';
import type { HanState } from './types.ts';

const isExchange = (a: Action): boolean => a >= EXCHANGE && a < OPEN;

/** H-EDGE-26: exchanges instead of placing; after the trigger it passes. It places no second piece. */
export const standIn = (_s: HanState, _seat: Seat, legal: readonly Action[]): Action =>
  legal.find((a) => isExchange(a) || a === STOP || a === DECK || a === PASS) ?? legal[0]!;
