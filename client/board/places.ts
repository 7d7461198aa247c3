import type { Kinds, Seat } from '../../core/game.ts';
import type { IconName } from '../icons/names.ts';

/** Names of one place at the table, the most exact first: the first that is shown is meant. */
export type Place = readonly string[];

/** Something small that changes hands. */
export interface Flight {
  readonly icon: IconName;
  readonly n: number;
  readonly from: Place;
  readonly to: Place;
}

/** Where on a board things happen. Drawings carry the names as `data-spot`, `data-zone` or `data-home`. */
export interface Places<K extends Kinds = Kinds> {
  /** The places that an event speaks of. */
  spoken(event: K['event']): readonly Place[];
  /** What changes hands by it; the others came about with the same decision. */
  flights(event: K['event'], others: readonly K['event'][]): readonly Flight[];
}

/** A player: the row in the rail, or the cell in the strip; nowhere if it is nobody. */
export const seatPlace = (seat: Seat | undefined): Place => (seat === undefined ? [] : [`seat:${seat}`]);
