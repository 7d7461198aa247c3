import type { Kinds, Seat } from '../../core/game.ts';
import type { IconName } from '../icons/names.ts';
import { type PlaceId, seatPlace } from './places.ts';

/** Ids of places and zones for one location, the most exact first: the first that is drawn is meant. */
export type Where = readonly PlaceId[];

/** Something small that changes hands. */
export interface Flight {
  readonly icon: IconName;
  readonly n: number;
  readonly from: Where;
  readonly to: Where;
}

/** What an event points to on a board. */
export interface Highlights<K extends Kinds = Kinds> {
  /** The places that an event mentions. */
  mentioned(event: K['event']): readonly Where[];
  /** What changes hands by it; the others came about with the same decision. */
  flights(event: K['event'], others: readonly K['event'][]): readonly Flight[];
}

/** At a player; nowhere if it is nobody. */
export const atSeat = (seat: Seat | undefined): Where => (seat === undefined ? [] : [seatPlace(seat)]);
