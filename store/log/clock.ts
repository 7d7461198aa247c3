import type { Seat, Seats } from '../../core/game.ts';
import { seatsOf } from '../../core/game.ts';
import type { Holiday, Pace } from '../../protocol/table.ts';
import { counted, holidayAt, overAt } from './holiday.ts';

/** The clocks of a table, in milliseconds, derived from the times in the log. */
export interface Clock {
  /** Time left when each seat's clock last started or stopped. */
  readonly left: readonly number[];
  /** When each running clock started. */
  readonly since: readonly number[];
  readonly running: Seats;
  /** By seat: holidays of the player, in which the clock stands still even while it runs. In order. */
  readonly off: readonly (readonly Holiday[])[];
}

/** A player who returns without time gets this much, or the increment if that is more. */
const GRACE_MS = 30_000;

const full = (pace: Pace): number => (pace.kind === 'none' ? 0 : pace.seconds * 1000);

export const newClock = (pace: Pace, seats: number): Clock => ({
  left: Array(seats).fill(full(pace)),
  since: Array(seats).fill(0),
  running: 0,
  off: [],
});

export const leftAt = (clock: Clock, seat: Seat, now: number): number =>
  clock.running & (1 << seat)
    ? clock.left[seat]! - counted(clock.off[seat] ?? [], clock.since[seat]!, now)
    : clock.left[seat]!;

/** Until when the clock of a seat stands still, if it does. */
export const stillUntil = ({ off }: Clock, seat: Seat, now: number): number | undefined =>
  holidayAt(off[seat] ?? [], now)?.until;

/** How a line changes the clocks, besides the time that passed. */
export interface Tick {
  /** The seat whose turn ended. */
  readonly ended?: Seat;
  /** Whether seats that start have a new turn; not after an undo. */
  readonly fresh: boolean;
  /** The seat whose player returned. */
  readonly back?: Seat;
}

/** The clocks after a line at `at`, with the clocks of `running` continuing from then. */
export function tick(
  clock: Clock,
  pace: Pace,
  at: number,
  running: Seats,
  { ended, fresh, back }: Tick,
): Clock {
  if (pace.kind === 'none') return clock;
  const left = [...clock.left];
  const since = [...clock.since];
  const ends = ended === undefined ? 0 : 1 << ended;
  for (const seat of seatsOf(clock.running & (~running | ends))) {
    left[seat] = Math.max(0, leftAt(clock, seat, at));
    if (ends === 1 << seat && pace.kind === 'game') left[seat] = incremented(left[seat], pace);
  }
  for (const seat of seatsOf(running & (~clock.running | ends))) {
    since[seat] = at;
    if (pace.kind === 'move' && (fresh || back === seat)) left[seat] = full(pace);
    if (pace.kind === 'game' && back === seat)
      left[seat] = Math.max(left[seat]!, pace.increment * 1000, GRACE_MS);
  }
  return { ...clock, left, since, running };
}

/** Time saved up grows to the cap and no further; time that is above it already stays. */
const incremented = (left: number, { increment, cap }: Extract<Pace, { kind: 'game' }>): number =>
  Math.max(
    left,
    Math.min(left + increment * 1000, cap === undefined ? Number.POSITIVE_INFINITY : cap * 1000),
  );

/** The clocks with other holidays from `at` on; what has passed until then has counted by the old ones. */
export function withHolidays(clock: Clock, at: number, off: Clock['off']): Clock {
  const left = [...clock.left];
  const since = [...clock.since];
  for (const seat of seatsOf(clock.running)) {
    left[seat] = leftAt(clock, seat, at);
    since[seat] = at;
  }
  return { ...clock, left, since, off };
}

/** Returns time in which nobody could play. */
export const credit = (clock: Clock, ms: number): Clock => ({
  ...clock,
  since: clock.since.map((start) => start + ms),
});

/** The seats whose time is up. */
export const fallen = (clock: Clock, pace: Pace, now: number): Seat[] =>
  pace.kind === 'none' ? [] : seatsOf(clock.running).filter((seat) => leftAt(clock, seat, now) <= 0);

/** When the first running clock runs out. */
export function deadline(clock: Clock, pace: Pace): number | null {
  if (pace.kind === 'none' || clock.running === 0) return null;
  return Math.min(...seatsOf(clock.running).map((seat) => dueOf(clock, seat)));
}

/** When the running clock of a seat runs out. */
export const dueOf = ({ off, since, left }: Clock, seat: Seat): number =>
  overAt(off[seat] ?? [], since[seat]!, left[seat]!);
