import { afterEach, expect, it } from 'vitest';
import { pace } from '../settings/settings.ts';
import { until } from '../testing/online.ts';
import { holdBots, onward } from './pace.ts';
import { localTable } from './testing/table.ts';

afterEach(() => {
  pace.value = 'instant';
});

/** In this game the person drafts first. */
const SEED = 'pace 2';

/** A game in which the person has decided and two bots are to. */
async function begun() {
  const { session } = localTable('dragon', [null, 'random', 'random'], SEED);
  await session.runBots();
  expect(session.now.value.ply).toBe(0);
  while (session.now.value.legal.length > 0) session.decide([session.now.value.legal[0]!.action]);
  return session;
}

it('steps through the turns of bots one by one, and then asks the person', async () => {
  pace.value = 'step';
  const session = await begun();
  const seats = () => new Set(session.entries.value.map(({ seat }) => seat)).size;
  await until(() => onward.value !== undefined);
  expect(seats()).toBe(2);
  onward.value!();
  await until(() => seats() === 3);
  session.close();
});

it('lets the last bot’s move be seen before the person’s turn, unless it is skipped', async () => {
  pace.value = 'calm';
  const session = await begun();
  const stop = setInterval(() => session.hurry(), 5);
  await until(() => session.breath.value);
  expect(session.now.value.legal).toEqual([]);
  await until(() => session.now.value.legal.length > 0);
  clearInterval(stop);
  expect(session.breath.value).toBe(false);
  session.close();
});

it('holds the bots back until all has been told', async () => {
  const free = holdBots();
  const session = await begun();
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(session.entries.value.every(({ seat }) => seat === 0)).toBe(true);
  free();
  await until(() => session.now.value.legal.length > 0);
  expect(session.entries.value.some(({ seat }) => seat !== 0)).toBe(true);
  session.close();
});
