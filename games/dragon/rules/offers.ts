import type { Seat } from '../../../core/game.ts';
import { ACTION_IDS, type ActionId, type Good, PERSON_TYPES, type PersonType, REFILL } from './data.ts';
import { symbols } from './palace.ts';
import { surcharge, yieldOf } from './phases/action.ts';
import { monkScore } from './scoring.ts';
import type { DragonView } from './types.ts';

/** Whose choice it is, and what that seat sees. */
interface SeatView {
  readonly view: DragonView;
  readonly seat: Seat;
}

type Gain = Good | 'vp' | 'floor' | 'space';
export interface Yield {
  readonly what: Gain;
  readonly amount: number;
}

const ACTION_GAINS: Readonly<Record<ActionId, Gain | undefined>> = {
  taxes: 'yuan',
  build: 'floor',
  harvest: 'rice',
  fireworks: 'fireworks',
  parade: 'space',
  research: 'vp',
  privilege: undefined,
  wall: undefined,
};

export interface Offer {
  /** Counted from 1. */
  readonly group: number;
  readonly pay: number;
  readonly gain: Yield | undefined;
}

/** What an action on the table would cost and bring a player. */
export function offerOf(view: DragonView, seat: number, id: ActionId): Offer {
  const action = ACTION_IDS.indexOf(id);
  const group = view.groups[action]!;
  const what = ACTION_GAINS[id];
  return {
    group: group + 1,
    pay: surcharge(view, group),
    gain: what && { what, amount: yieldOf(view, seat, action) },
  };
}

export const refillGain = ({ view, seat }: SeatView): number =>
  Math.max(0, REFILL - view.players[seat]!.yuan);

const CHARTER_GAINS: Readonly<Record<PersonType, Gain | undefined>> = {
  craftsman: 'floor',
  courtLady: 'vp',
  taxCollector: 'yuan',
  farmer: 'rice',
  pyrotechnist: 'fireworks',
  warrior: 'space',
  monk: 'vp',
  healer: undefined,
  scholar: 'vp',
};

/** D-SE-12. */
export function charterGain({ view, seat }: SeatView, type: PersonType): Yield | undefined {
  const player = view.players[seat]!;
  const what = CHARTER_GAINS[type];
  const amount = type === 'monk' ? monkScore(player) : symbols(player, PERSON_TYPES.indexOf(type));
  return what && { what, amount };
}
