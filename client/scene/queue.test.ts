import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stream } from '../../core/rng.ts';
import { botNamed } from '../../games/all-bots.ts';
import { boardOf, scenesOf } from '../../games/boards.ts';
import { idsWith } from '../../games/list.ts';
import { localTable } from '../session/testing/table.ts';
import { pace } from '../settings/settings.ts';
import { tableModel } from '../table/model.ts';
import { queueOf } from './queue.ts';

/** A scene opens a moment after the decision that brings it. */
const SOON = 100;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The steps of each scene, by its id. */
type Steps = Readonly<Record<string, readonly string[]>>;

/** Plays a game of people and closes every scene as it comes. */
async function watched(id: string, seats: number, seed: string) {
  const { session, game } = localTable(id as 'han', Array(seats).fill(null), seed);
  const scenes = await scenesOf(id);
  const model = tableModel(session, await boardOf(id));
  const queue = queueOf(model, scenes, 0);
  const shown: Record<string, string[]> = {};
  const dice = stream('queue', seed);
  pace.value = 'calm';
  while (session.result.value === undefined) {
    session.reveal();
    const { view, legal } = session.now.value;
    const seat = session.viewer.value as number;
    const choices = legal.map(({ action }) => action);
    await session.decide([botNamed('random').choose({ game, view, seat, legal: choices }, dice)]);
    session.reveal();
    await vi.advanceTimersByTimeAsync(SOON);
    for (let due = queue.now.value; due; due = queue.now.value) {
      shown[due.script.id] ??= [];
      shown[due.script.id]!.push(...due.script.steps.slice(due.from).map((step) => step.id));
      queue.next();
    }
  }
  const told = session.entries.value.flatMap(({ ply, events }) => events.map((event) => ({ ply, event })));
  const cuts = scenes.cut(told);
  const all: Steps = Object.fromEntries(cuts.map((cut) => [cut.id, cut.steps.map((step) => step.id)]));
  const close = () => {
    queue.close();
    model.close();
    pace.value = 'instant';
  };
  return { shown: shown as Steps, all, queue, last: told[cuts.at(-1)!.end - 1]!.ply, close };
}

it.each(idsWith('scenes'))('shows everybody who watches %s every scene and every step of it', async (id) => {
  const { shown, all, close } = await watched(id, 3, 'every scene');
  expect(Object.keys(shown)).toEqual(Object.keys(all));
  // A step with decisions in it is shown again with each of them.
  for (const [scene, steps] of Object.entries(shown)) expect([...new Set(steps)], scene).toEqual(all[scene]);
  close();
});

it('shows the scenes of an earlier decision again, one after another, and says when they are over', async () => {
  const { all, queue, last, close } = await watched('confucius', 3, 'every scene');
  const again: string[] = [];
  let over = false;
  const told = queue.tell(last).then(() => {
    over = true;
  });
  await vi.advanceTimersByTimeAsync(SOON);
  for (let due = queue.now.value; due; due = queue.now.value) {
    expect(over).toBe(false);
    again.push(due.script.id);
    queue.next();
  }
  await told;
  expect(again).toEqual(Object.keys(all).slice(-4));
  // Nothing ends with the decision before.
  await queue.tell(last - 1);
  expect(queue.now.value).toBeUndefined();
  close();
});
