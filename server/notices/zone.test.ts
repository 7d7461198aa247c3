import { expect, test } from 'vitest';
import { quietUntil } from './quiet.ts';
import { isZone, knownZones, localTime, nextTime } from './zone.ts';

const ZONE = 'Europe/Budapest';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
// In 2027 the clocks go forward on 28 March at 01:00 UTC and back on 31 October at 01:00 UTC.
const SPRING = Date.UTC(2027, 2, 27, 12);
const AUTUMN = Date.UTC(2027, 9, 30, 12);
const utc = (at: number): string => new Date(at).toISOString().slice(0, 16);

test('zones are known by their names, not by offsets', () => {
  for (const zone of [ZONE, 'UTC', 'Asia/Tokyo', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'])
    expect([zone, isZone(zone)]).toEqual([zone, true]);
  for (const zone of ['', '+01:00', 'Europe/Nowhere', 'CET; drop', '../UTC', 'Mars'])
    expect(isZone(zone)).toBe(false);
});

test('a zone takes memory once, in whatever letter case its name comes', () => {
  expect(isZone('America/Argentina/Buenos_Aires')).toBe(true);
  const known = knownZones();
  for (const zone of ['america/argentina/buenos_aires', 'AMERICA/Argentina/Buenos_Aires'])
    expect(isZone(zone)).toBe(true);
  expect(knownZones()).toBe(known);
});

test.each([
  ['07:00 after the clocks went forward', SPRING, 420, '2027-03-28T05:00'],
  ['07:00 after the clocks went back', AUTUMN, 420, '2027-10-31T06:00'],
  ['a time that the clocks jump over is when they jump', SPRING, 150, '2027-03-28T01:00'],
  ['the minute before the jump', SPRING, 119, '2027-03-28T00:59'],
  ['a time just passed comes tomorrow', SPRING + 60_000, 780, '2027-03-28T11:00'],
])('%s', (_, now, minutes, found) => {
  expect(utc(nextTime(now, ZONE, minutes))).toBe(found);
});

test('a time of the day comes once a date, also in the nights in which the clocks change', () => {
  for (const start of [SPRING - DAY, AUTUMN - DAY])
    for (const minutes of [0, 60, 119, 120, 150, 179, 180, 420, 1439]) {
      const dates: number[] = [];
      for (let at = nextTime(start, ZONE, minutes); at < start + 4 * DAY; at = nextTime(at, ZONE, minutes)) {
        const local = localTime(at, ZONE);
        expect(local.minutes).toBeGreaterThanOrEqual(minutes);
        dates.push(local.date);
      }
      expect(dates.length).toBe(4);
      expect(new Set(dates).size).toBe(4);
    }
});

test('quiet hours last as long as the clocks on the wall show them', () => {
  const settings = {
    wants: { turn: [], time: [], invited: [], ended: [], chat: [] },
    zone: ZONE,
    quiet: { from: 23 * 60, to: 7 * 60 },
    breaks: false,
    lang: 'en',
  };
  for (const [start, nights] of [
    [SPRING, ['2027-03-27T22:00', '2027-03-28T05:00']],
    [AUTUMN, ['2027-10-30T21:00', '2027-10-31T06:00']],
  ] as const) {
    const quiet: string[] = [];
    let before = false;
    for (let at = start; at < start + DAY; at += HOUR / 4) {
      const until = quietUntil(settings, at);
      if ((until !== undefined) !== before) quiet.push(utc(at));
      before = until !== undefined;
      if (until !== undefined) expect(utc(until)).toBe(nights[1]);
    }
    expect(quiet).toEqual(nights);
  }
  expect(quietUntil({ ...settings, quiet: { from: 60, to: 60 } }, SPRING)).toBeUndefined();
  expect(quietUntil({ ...settings, quiet: { from: 600, to: 900 } }, Date.UTC(2027, 5, 1, 10))).toBe(
    Date.UTC(2027, 5, 1, 13),
  );
});
