import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Window } from './window.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

const tooMany = (retryAfter: number) =>
  expect.objectContaining({ fault: expect.objectContaining({ retryAfter }) });

test('each key may do so much in a time, and again when it is over', () => {
  const window = new Window(2, 10_000, 'words');
  window.take('a');
  vi.setSystemTime(4000);
  window.take('a');
  expect(() => window.take('a')).toThrow(tooMany(6));
  window.take('b');
  vi.setSystemTime(9999);
  expect(() => window.take('a')).toThrow(tooMany(1));
  vi.setSystemTime(10_000);
  window.take('a');
  window.take('a');
  expect(() => window.take('a')).toThrow('Too many recent words');
});
