import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pace } from '../settings/settings.ts';
import { Outlet } from './outlet.ts';
import { readingTime } from './speed.ts';

const TEXTS = ['Sun builds a pagoda on Zhou 1.', 'Li plays a red card.', 'Your turn. Play cards.'];
const lines = TEXTS.map((text, n) => ({ n, text }));

beforeEach(() => {
  vi.useFakeTimers();
  pace.value = 'calm';
});
afterEach(() => {
  vi.useRealTimers();
});

it('lets sentences out in order, each when the one before has been read out', () => {
  const out: number[] = [];
  const outlet = new Outlet((n) => out.push(n));
  outlet.take(lines.slice(0, 1));
  outlet.take(lines);
  expect(out).toEqual([0]);
  vi.advanceTimersByTime(readingTime(TEXTS[0]!) - 1);
  expect(out).toEqual([0]);
  vi.advanceTimersByTime(1);
  expect(out).toEqual([0, 1]);
  vi.advanceTimersByTime(readingTime(TEXTS[1]!));
  expect(out).toEqual([0, 1, 2]);
  outlet.close();
});

it('lets out everything at once for who goes on, and at the pace without waits', () => {
  const out: number[] = [];
  const outlet = new Outlet((n) => out.push(n));
  outlet.take(lines);
  expect(outlet.hurry()).toBe(true);
  expect(outlet.hurry()).toBe(false);
  expect(out).toEqual([0, 2]);
  outlet.close();
  pace.value = 'instant';
  const quick: number[] = [];
  new Outlet((n) => quick.push(n)).take(lines);
  expect(quick).toEqual([2]);
});
