import { signal } from '@preact/signals';
import { afterEach, expect, it, vi } from 'vitest';
import { pace } from '../settings/settings.ts';
import { ScenePlayer } from './player.ts';

afterEach(() => {
  pace.value = 'instant';
});

const playerOf = (close: () => void, from = 0) => new ScenePlayer({ times: [1000, 1000, 1000], from, close });

it('waits at every step if it is to go step by step', async () => {
  vi.useFakeTimers();
  pace.value = 'step';
  const close = vi.fn();
  const player = playerOf(close);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([player.at.value, player.waits.value]).toEqual([0, true]);
  player.advance();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([player.at.value, player.waits.value]).toEqual([1, true]);
  player.advance();
  await vi.advanceTimersByTimeAsync(60_000);
  player.advance();
  expect(close).toHaveBeenCalledOnce();
  player.stop();
  vi.useRealTimers();
});

it.each([
  ['calm', 3000],
  ['brisk', 1500],
] as const)('goes on by itself at the pace %s', async (chosen, ms) => {
  vi.useFakeTimers();
  pace.value = chosen;
  const close = vi.fn();
  const player = playerOf(close);
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(player.rests.value).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect([player.at.value, player.rests.value]).toEqual([2, true]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(close).toHaveBeenCalledOnce();
  player.stop();
  vi.useRealTimers();
});

it('shows the last frame at once, from any step, if the pace is instant', () => {
  pace.value = 'instant';
  for (const from of [0, 1, 2]) {
    const player = playerOf(() => undefined, from);
    expect([player.at.value, player.rests.value]).toEqual([2, true]);
    player.stop();
  }
});

it('goes to the last frame if a step is finished twice at once, and stays at a step that is looked at again', async () => {
  vi.useFakeTimers();
  pace.value = 'calm';
  const player = playerOf(() => undefined);
  player.advance();
  player.advance();
  expect([player.at.value, player.rests.value]).toEqual([2, true]);
  player.show(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([player.at.value, player.waits.value]).toEqual([0, true]);
  player.stop();
  vi.useRealTimers();
});

it('stands still while nobody sees the page', async () => {
  vi.useFakeTimers();
  pace.value = 'calm';
  const close = vi.fn();
  const unseen = signal(true);
  const player = new ScenePlayer({ times: [1000, 1000], from: 0, unseen, close });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([player.at.value, player.rests.value]).toEqual([0, false]);
  unseen.value = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(close).toHaveBeenCalledOnce();
  player.stop();
  vi.useRealTimers();
});
