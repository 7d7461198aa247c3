import { expect, test } from 'vitest';
import { HOLIDAY_DAYS } from '../../protocol/account.ts';
import { daysLeft, withHoliday, withoutHoliday } from './holidays.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 19, 12);

test('a holiday begins at once or later, and is no longer than what is left of the year', () => {
  const one = withHoliday([], { days: 10 }, NOW);
  expect(one).toEqual([{ from: NOW, until: NOW + 10 * DAY }]);
  expect(daysLeft(one, NOW)).toBe(HOLIDAY_DAYS - 10);
  const two = withHoliday(one, { from: NOW + 100 * DAY, days: 18 }, NOW);
  expect(daysLeft(two, NOW + 200 * DAY)).toBe(0);
  expect(() => withHoliday(two, { from: NOW + 200 * DAY, days: 1 }, NOW)).toThrow('28 days');
  // A year after the first one began, its days are free again.
  expect(daysLeft(two, NOW + 365 * DAY)).toBe(10);
  expect(withHoliday(two, { from: NOW + 365 * DAY, days: 10 }, NOW)).toHaveLength(3);
});

test('days planned ahead count for a holiday before them', () => {
  const planned = withHoliday([], { from: NOW + 30 * DAY, days: 20 }, NOW);
  expect(daysLeft(planned, NOW)).toBe(8);
  expect(() => withHoliday(planned, { days: 9 }, NOW)).toThrow('28 days');
});

test('holidays do not overlap, and none begins in the past or more than a year ahead', () => {
  const one = withHoliday([], { from: NOW + 5 * DAY, days: 5 }, NOW);
  expect(() => withHoliday(one, { days: 6 }, NOW)).toThrow('already');
  expect(() => withHoliday(one, { from: NOW + 9 * DAY, days: 2 }, NOW)).toThrow('already');
  expect(withHoliday(one, { days: 5 }, NOW)).toHaveLength(2);
  expect(() => withHoliday([], { from: NOW - DAY, days: 2 }, NOW)).toThrow('in the past');
  expect(() => withHoliday([], { from: NOW + 366 * DAY, days: 2 }, NOW)).toThrow('ahead');
});

test('who ends a holiday early has used the days that began, and a planned one costs nothing', () => {
  const taken = withHoliday([], { days: 10 }, NOW);
  const ended = withoutHoliday(taken, NOW, NOW + 2.5 * DAY);
  expect(ended).toEqual([{ from: NOW, until: NOW + 2.5 * DAY }]);
  expect(daysLeft(ended, NOW + 3 * DAY)).toBe(HOLIDAY_DAYS - 3);
  expect(daysLeft(withoutHoliday(taken, NOW, NOW + 1000), NOW + 2000)).toBe(HOLIDAY_DAYS - 1);
  const planned = withHoliday([], { from: NOW + DAY, days: 10 }, NOW);
  expect(withoutHoliday(planned, NOW + DAY, NOW)).toEqual([]);
  expect(() => withoutHoliday(ended, NOW, NOW + 3 * DAY)).toThrow('no such');
});
