import { expect, it } from 'vitest';
import { legalActions } from '../../core/game.ts';
import { replay } from '../../core/replay.ts';
import type { LocalSession } from './local.ts';
import { localTable } from './testing/table.ts';

async function play(session: LocalSession, decisions: number): Promise<void> {
  await session.runBots();
  for (let n = 0; n < decisions && !session.now.value.over; n++) {
    await session.decide([session.now.value.legal[0]!.action]);
    await session.runBots();
  }
}

it('tells of a bot only what the viewer saw, until the game is over', async () => {
  const { session, game } = localTable('han', [null, 'random', 'random']);
  await play(session, 5);
  const { steps } = replay(session.record, { han: game });
  const bots = steps.filter(({ seat, n }) => seat !== 0 && n > 1);
  expect(bots.length).toBeGreaterThan(3);
  for (const { n, seat, action } of bots) {
    const decided = session.decided(n)!;
    expect(decided).toEqual({ seat, action, legal: [], imagine: true, view: session.at(n - 1).view });
    expect(decided.view).not.toEqual(game.view(steps[n - 2]!.state, seat));
  }
  expect(session.decided(steps.find(({ seat }) => seat === 0)!.n)).toBeUndefined();
  expect(session.decided(steps.length + 1)).toBeUndefined();

  await play(session, 2000);
  expect(session.now.value.over).toBe(true);
  for (const { n, seat, action } of bots) {
    const before = steps[n - 2]!.state;
    const legal = legalActions(game, before, seat);
    const view = game.view(before, seat);
    expect(session.decided(n)).toEqual({ seat, action, legal, imagine: false, view });
  }
});
