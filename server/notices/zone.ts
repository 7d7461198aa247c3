const MINUTE = 60_000;
const DAY_MINUTES = 1440;

/** One for each zone: names in other letter cases are the same zone, and there would be no end of them. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(name: string): Intl.DateTimeFormat {
  const zone = name.toLowerCase();
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    });
    formats.set(zone, format);
  }
  return format;
}

/** Whether it is the IANA name of a zone; offsets know no summer time. */
export function isZone(name: string): boolean {
  if (!/^[A-Za-z][\w+-]*(\/[A-Za-z][\w+-]*){0,2}$/.test(name)) return false;
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

/** How many zones this process has met. */
export const knownZones = (): number => formats.size;

/** The zone to reckon with: UTC for one that was known when it was chosen, and is not to this version or machine. */
export const usableZone = (name: string): string => (isZone(name) ? name : 'UTC');

export interface LocalTime {
  /** For example 20261119. */
  readonly date: number;
  /** Of the day, as clocks on the wall show it. */
  readonly minutes: number;
}

/** What a clock on the wall of a zone shows. */
export function localTime(at: number, zone: string): LocalTime {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute', number>;
  return {
    date: parts.year * 10_000 + parts.month * 100 + parts.day,
    minutes: parts.hour * 60 + parts.minute,
  };
}

/** How far a clock is behind a time of the day, or ahead of it if negative; at most half a day. */
const behind = (minutes: number, wanted: number): number =>
  ((wanted - minutes + DAY_MINUTES * 1.5) % DAY_MINUTES) - DAY_MINUTES / 2;

/**
 * When the clocks of a zone next show a time of the day. In the night in which they jump over it, that is when they
 * jump; of a time that they show twice it is one of the two.
 */
export function nextTime(now: number, zone: string, minutes: number): number {
  const start = Math.floor(now / MINUTE) * MINUTE;
  const wait = (minutes - localTime(start, zone).minutes + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  for (let at = start + wait * MINUTE; ; at += DAY_MINUTES * MINUTE) {
    const meant = at + behind(localTime(at, zone).minutes, minutes) * MINUTE;
    const shown = localTime(meant, zone).minutes;
    // In a gap the clocks show an hour before or after it instead; the time after it counts.
    const found = shown === minutes ? meant : afterGap(meant, zone, minutes);
    if (found > now) return found;
  }
}

/** The first minute after a jump over a time of the day. */
function afterGap(near: number, zone: string, minutes: number): number {
  let at = near - 3 * 60 * MINUTE;
  while (behind(localTime(at, zone).minutes, minutes) > 0) at += MINUTE;
  return at;
}
