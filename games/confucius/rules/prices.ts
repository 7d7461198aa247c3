import type { Seat } from '../../../core/game.ts';
import {
  BOX_ACTIONS,
  type BoxAction,
  CANDIDATE,
  COMMERCE_MAX,
  COMMERCE_MIN,
  EMPTY,
  FORCE_COST,
  INVASION_COST,
  MAX_BOXES,
  NOMINATE_COST,
  NOT_AVAILABLE,
  OFFICIALS,
  RECRUIT_COST,
  RECRUIT_COST_BINGBU,
  SLOTS,
  type Unit,
  VOYAGE_JUNKS,
} from './data.ts';
import { isFreeBox, slotOf } from './lands.ts';
import {
  bribeDiscount,
  isBlocked,
  isOpen,
  isSecured,
  junkPrices,
  ministryOf,
  recruitsCheaply,
} from './officials.ts';
import { cubeCost } from './phases/command.ts';
import type { ConfuciusView } from './types.ts';

/** Whose choice it is, and what that seat sees. */
interface SeatView {
  readonly view: ConfuciusView;
  readonly seat: Seat;
}

export interface Official {
  readonly empty: boolean;
  /** Printed cost; none for candidates. */
  readonly cost: number | undefined;
  readonly owner: Seat | undefined;
  readonly secured: boolean;
}

export const officialAt = (view: ConfuciusView, at: number): Official => ({
  empty: view.officials[at] === EMPTY,
  cost: view.officials[at]! > CANDIDATE ? view.officials[at]! : undefined,
  owner: view.markers[at]! < 0 ? undefined : view.markers[at]!,
  secured: isSecured(view, at),
});

/** What bribing or securing an official costs a player (C-DSC-2). */
export const priceAt = ({ view, seat }: SeatView, at: number): number =>
  view.officials[at]! - bribeDiscount(view, seat);

const ALL_OFFICIALS = Array.from({ length: OFFICIALS }, (_, at) => at);

const cheapestOfficial = (from: SeatView, own: boolean): number => {
  const { view, seat } = from;
  const open = ALL_OFFICIALS.filter((at) => {
    if (!isOpen(view, at) || view.officials[at]! <= CANDIDATE) return false;
    if (own) return view.markers[at] === seat && !isSecured(view, at);
    return view.markers[at]! < 0 && !isBlocked(view, seat, ministryOf(at));
  });
  return Math.min(...open.map((at) => priceAt(from, at)));
};

const cheapestLand = (view: ConfuciusView): number =>
  Math.min(
    ...Array.from({ length: SLOTS * MAX_BOXES }, (_, k) => k)
      .filter((k) => isFreeBox(view, k))
      .map((k) => INVASION_COST[view.lands[slotOf(k)]!]!),
  );

export interface Price {
  readonly unit: Unit;
  readonly least: number;
  /** Absent if it can be more and depends on what is chosen. */
  readonly most?: number;
}

const exactly = (unit: Unit, cost: number): Price => ({ unit, least: cost, most: cost });

/** What an action costs in cash or licences. */
export function priceOf(at: SeatView, action: BoxAction): Price | undefined {
  const { view, seat } = at;
  switch (action) {
    case 'bribe':
    case 'secure':
      return { unit: 'cash', least: cheapestOfficial(at, action === 'secure') };
    case 'nominate':
      return exactly('cash', NOMINATE_COST);
    case 'force':
      return exactly('cash', FORCE_COST);
    case 'buyJunks':
      return { unit: 'cash', least: junkPrice(at, 1) };
    case 'voyage':
      return { unit: 'licences', least: 1 };
    case 'recruit':
      return exactly('licences', recruitsCheaply(view, seat) ? RECRUIT_COST_BINGBU : RECRUIT_COST);
    case 'invade':
      return { unit: 'cash', least: cheapestLand(view) };
    case 'buyGift':
      return { unit: 'cash', least: view.players[seat]!.gifts.indexOf(NOT_AVAILABLE) + 1 };
    case 'commerce':
      return { unit: 'cash', least: COMMERCE_MIN, most: COMMERCE_MAX };
    default:
      return undefined;
  }
}

/** Cubes that an action takes now; none by Imperial Favour or an Extra Action card (C-FAV-3, C-RWD-EXTRA). */
export const cubesFor = (at: SeatView, action: BoxAction): number =>
  at.view.stack.at(-1)?.phase === 'turn'
    ? cubeCost(at.view.players[at.seat]!, BOX_ACTIONS.indexOf(action))
    : 0;

export const junkPrice = ({ view, seat }: SeatView, junks: number): number => junkPrices(view, seat)[junks]!;

export const voyagesWith = ({ view, seat }: SeatView, junks: number): number =>
  Math.floor((view.players[seat]!.ocean + junks) / VOYAGE_JUNKS);
