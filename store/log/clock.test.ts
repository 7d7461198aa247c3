import { describe, expect, test } from 'vitest';
import type { Pace } from '../../protocol/table.ts';
import {
  type Clock,
  credit,
  deadline,
  fallen,
  leftAt,
  newClock,
  stillUntil,
  tick,
  withHolidays,
} from './clock.ts';

const PER_MOVE: Pace = { kind: 'move', seconds: 60 };
const PER_GAME: Pace = { kind: 'game', seconds: 300, increment: 10 };
const A = 1;
const B = 2;
const START = 1_000_000;

const started = (pace: Pace, running: number): Clock =>
  tick(newClock(pace, 2), pace, START, running, { fresh: true });
const passed = (clock: Clock, pace: Pace, seat: number, after: number, running: number): Clock =>
  tick(clock, pace, START + after, running, { fresh: true, ended: seat });

describe('a clock for each turn', () => {
  test('gives every turn its full time', () => {
    const b = passed(started(PER_MOVE, A), PER_MOVE, 0, 50_000, B);
    const a = passed(b, PER_MOVE, 1, 60_000, A);
    expect(leftAt(b, 1, START + 70_000)).toBe(40_000);
    expect(leftAt(a, 0, START + 60_000)).toBe(60_000);
  });

  test('does not begin anew with each decision of a turn', () => {
    const clock = tick(started(PER_MOVE, A), PER_MOVE, START + 20_000, A, { fresh: true });
    expect(leftAt(clock, 0, START + 20_000)).toBe(40_000);
  });

  test('goes on after an undo where it stopped, so that taking back wins no time', () => {
    const b = passed(started(PER_MOVE, A), PER_MOVE, 0, 50_000, B);
    const again = tick(b, PER_MOVE, START + 55_000, A, { fresh: false });
    expect(leftAt(again, 0, START + 55_000)).toBe(10_000);
  });

  test('begins anew when several turns of one seat follow each other', () => {
    const clock = passed(started(PER_MOVE, A), PER_MOVE, 0, 50_000, A);
    expect(leftAt(clock, 0, START + 50_000)).toBe(60_000);
  });
});

test('a bank grows to its cap and no further', () => {
  const capped: Pace = { kind: 'game', seconds: 300, increment: 60, cap: 310 };
  const after = (ms: number) => leftAt(passed(started(capped, A), capped, 0, ms, B), 0, START + ms);
  expect(after(100_000)).toBe(260_000);
  expect(after(20_000)).toBe(310_000);
  const low: Pace = { ...capped, cap: 200 };
  expect(leftAt(passed(started(low, A), low, 0, 50_000, B), 0, START + 50_000)).toBe(250_000);
});

describe('a clock for the game', () => {
  test('counts down only while its seat is to decide, and adds the increment when a turn ends', () => {
    const b = passed(started(PER_GAME, A), PER_GAME, 0, 100_000, B);
    expect(leftAt(b, 0, START + 200_000)).toBe(210_000);
    expect(leftAt(b, 1, START + 200_000)).toBe(200_000);
  });

  test('gives somebody who returns with nothing left enough to decide', () => {
    const gone = tick(started(PER_GAME, A), PER_GAME, START + 300_000, 0, { fresh: false });
    const back = tick(gone, PER_GAME, START + 900_000, A, { fresh: false, back: 0 });
    expect(leftAt(gone, 0, START + 900_000)).toBe(0);
    expect(leftAt(back, 0, START + 900_000)).toBe(30_000);
  });
});

test('a clock runs for each of the seats that decide at the same time', () => {
  const both = started(PER_MOVE, A | B);
  const one = passed(both, PER_MOVE, 0, 10_000, B);
  expect(fallen(one, PER_MOVE, START + 59_999)).toEqual([]);
  expect(fallen(one, PER_MOVE, START + 60_000)).toEqual([1]);
});

test('the deadline is when the first running clock is up', () => {
  expect(deadline(started(PER_MOVE, A | B), PER_MOVE)).toBe(START + 60_000);
  expect(deadline(newClock(PER_MOVE, 2), PER_MOVE)).toBeNull();
  expect(deadline(newClock({ kind: 'none' }, 2), { kind: 'none' })).toBeNull();
});

test('the time of an outage is given back', () => {
  const clock = credit(started(PER_MOVE, A), 45_000);
  expect(deadline(clock, PER_MOVE)).toBe(START + 105_000);
});

describe('on holiday', () => {
  const holiday = { from: START + 20_000, until: START + 50_000 };
  const off = [[holiday, { from: START + 200_000, until: START + 300_000 }]];

  test('time does not count, and the deadline is later by as much', () => {
    const clock = withHolidays(started(PER_MOVE, A), START, off);
    expect(leftAt(clock, 0, START + 20_000)).toBe(40_000);
    expect(leftAt(clock, 0, START + 45_000)).toBe(40_000);
    expect(leftAt(clock, 0, START + 55_000)).toBe(35_000);
    expect(deadline(clock, PER_MOVE)).toBe(START + 90_000);
    expect(fallen(clock, PER_MOVE, START + 89_999)).toEqual([]);
    expect(fallen(clock, PER_MOVE, START + 90_000)).toEqual([0]);
    expect([19_999, 20_000, 49_999, 50_000].map((at) => stillUntil(clock, 0, START + at))).toEqual([
      ...[undefined, holiday.until, holiday.until, undefined],
    ]);
  });

  test('a turn that begins then has its full time afterwards', () => {
    const clock = passed(withHolidays(started(PER_MOVE, B), START, off), PER_MOVE, 1, 30_000, A);
    expect(leftAt(clock, 0, START + 50_000)).toBe(60_000);
    expect(deadline(clock, PER_MOVE)).toBe(START + 110_000);
  });

  test('other holidays leave what has passed as it was', () => {
    const clock = withHolidays(started(PER_MOVE, A), START, off);
    const ended = withHolidays(clock, START + 40_000, [[]]);
    expect(leftAt(ended, 0, START + 45_000)).toBe(35_000);
    expect(deadline(ended, PER_MOVE)).toBe(START + 80_000);
  });
});
