import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Memo } from './memo.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

test('an answer is asked for once in its time, by however many', async () => {
  const memo = new Memo<number>(1000, 10);
  let loads = 0;
  const get = () => memo.get('a', async () => ++loads);
  expect(await Promise.all([get(), get()])).toEqual([1, 1]);
  vi.setSystemTime(999);
  expect(await get()).toBe(1);
  vi.setSystemTime(1000);
  expect(await get()).toBe(2);
  memo.forget('a');
  expect(await get()).toBe(3);
});

test('a failure is not kept', async () => {
  const memo = new Memo<number>(1000, 10);
  await expect(memo.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await memo.get('a', async () => 7)).toBe(7);
});

test('only the latest are kept', async () => {
  const memo = new Memo<number>(1000, 2);
  for (const key of ['a', 'b', 'c']) await memo.get(key, async () => 1);
  expect(await memo.get('c', async () => 2)).toBe(1);
  expect(await memo.get('a', async () => 2)).toBe(2);
});
