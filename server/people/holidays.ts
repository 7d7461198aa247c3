import { HOLIDAY_DAYS } from '../../protocol/account.ts';
import { Refusal } from '../../protocol/fault.ts';
import type { Holiday } from '../../protocol/table.ts';

const DAY = 86_400_000;
const YEAR = 365 * DAY;
/** How long holidays are remembered: as long as they count. */
const KEPT_MS = 2 * YEAR;
/** How far the clock of a device may be behind. */
const LATE_MS = 10 * 60_000;

/** A day that has begun counts, so that nobody stops their clocks every night. */
const daysOf = ({ from, until }: Holiday): number => Math.max(1, Math.ceil((until - from) / DAY));

/** Days of holidays that begin within the year up to a time. */
const usedBy = (holidays: readonly Holiday[], at: number): number =>
  holidays
    .filter(({ from }) => from > at - YEAR && from <= at)
    .reduce((days, holiday) => days + daysOf(holiday), 0);

/** How many days a holiday may have that begins at a time: no year around it has more than the allowance. */
export function daysLeft(holidays: readonly Holiday[], at: number): number {
  const ends = [at, ...holidays.map(({ from }) => from).filter((from) => from > at && from < at + YEAR)];
  return Math.max(0, HOLIDAY_DAYS - Math.max(...ends.map((end) => usedBy(holidays, end))));
}

/** The holidays of a person with one more, from now or later. */
export function withHoliday(
  holidays: readonly Holiday[],
  wanted: { readonly from?: number | undefined; readonly days: number },
  now: number,
): Holiday[] {
  const from = Math.max(now, wanted.from ?? now);
  const until = from + wanted.days * DAY;
  if ((wanted.from ?? now) < now - LATE_MS) throw new Refusal('malformed', 'This day is in the past.');
  if (from > now + YEAR) throw new Refusal('malformed', 'This is more than a year ahead.');
  if (holidays.some((one) => one.from < until && from < one.until))
    throw new Refusal('malformed', 'You already have a holiday at that time.');
  if (daysLeft(holidays, from) < wanted.days)
    throw new Refusal('forbidden', `There are ${HOLIDAY_DAYS} days of holiday in a year.`);
  return [...holidays.filter((one) => one.until > now - KEPT_MS), { from, until }].sort(
    (a, b) => a.from - b.from,
  );
}

/** A holiday that has begun ends now; one that has not is called off. */
export function withoutHoliday(holidays: readonly Holiday[], from: number, now: number): Holiday[] {
  const found = holidays.find((one) => one.from === from && one.until > now);
  if (!found) throw new Refusal('not-found', 'You have no such holiday.');
  return holidays.flatMap((one) => {
    if (one !== found) return one;
    return one.from < now ? { from, until: now } : [];
  });
}
