import { afterEach, describe, expect, it } from 'vitest';
import { stream } from '../../core/rng.ts';
import { planTurn } from '../../core/turn.ts';
import { boardOf } from '../../games/boards.ts';
import { localTable } from '../session/testing/table.ts';
import { confirming } from '../settings/settings.ts';
import { tableModel } from './model.ts';

afterEach(() => {
  confirming.value = true;
});

/** A person against a bot, at the first decision of the Dragon. */
async function atTable() {
  const { session, game } = localTable('dragon', [null, 'random']);
  await session.runBots();
  return { session, game, model: tableModel(session, await boardOf('dragon')) };
}

describe('the table', () => {
  it('decides when the person has picked and confirmed', async () => {
    const { session, model } = await atTable();
    const { ply } = session.now.value;
    const { action } = model.legal.value[0]!;
    model.pick(action);
    expect(model.turn.steps.value[0]?.action ?? model.picked.value).toBe(action);
    expect(session.now.value.ply).toBe(ply);
    while (session.now.value.ply === ply) {
      if (model.picked.value === undefined) model.pick(model.legal.value[0]!.action);
      await model.confirm();
    }
    expect(session.entries.value[ply]).toMatchObject({ seat: 0 });
    expect(model.picked.value).toBeUndefined();
  });

  it('decides at once where nothing is confirmed', async () => {
    const { session, model } = await atTable();
    confirming.value = false;
    const { ply } = session.now.value;
    model.pick(model.legal.value[0]!.action);
    expect(session.now.value.ply).toBeGreaterThan(ply);
  });

  it('takes no decision that is not legal, and none while an earlier position is shown', async () => {
    const { session, model, game } = await atTable();
    const legal = new Set(model.legal.value.map(({ action }) => action));
    model.pick(Array.from({ length: game.actions }, (_, i) => i).find((i) => !legal.has(i))!);
    expect(model.turn.canBack.value).toBe(false);
    const [first] = model.legal.value;
    model.past.value = 0;
    expect(model.legal.value).toEqual([]);
    model.pick(first!.action);
    expect(model.turn.canBack.value).toBe(false);
    expect(session.now.value).toBe(model.turn.present.value);
  });

  it('says which rules forbid a move, until something is picked or taken back', async () => {
    const { model, game } = await atTable();
    const build = game.decode(game.parse('build')!);
    model.ask(build);
    expect(model.asked.value).toMatchObject({ move: build });
    expect(model.asked.value!.rules.join()).toMatch(/^D-/);
    await model.takeBack();
    expect(model.asked.value).toBeUndefined();
    model.ask(build);
    model.pick(model.legal.value[0]!.action);
    expect(model.asked.value).toBeUndefined();
  });

  it('picks a hinted turn whole, and marks it until the person picks for themselves', async () => {
    const { session, model, game } = await atTable();
    const { view } = session.now.value;
    const plan = planTurn(game, view, 0, stream('hint', 'plan'), (legal) => legal[0]!);
    model.toggle('hint');
    model.follow(plan);
    const steps = model.turn.steps.value.map(({ action }) => action);
    expect([...steps, model.picked.value]).toEqual(plan);
    expect([model.panel.value, model.hinted.value]).toEqual([undefined, true]);
    expect(session.now.value.view, 'nothing is confirmed').toBe(view);
    model.pick(model.legal.value[0]!.action);
    expect(model.hinted.value).toBe(false);
  });

  it('shows what changed on the board since the own last decision', async () => {
    const { session, model } = await atTable();
    while (session.entries.value.every(({ seat }) => seat === 0)) {
      session.decide([session.now.value.legal[0]!.action]);
      await session.runBots();
    }
    expect(model.changed.value.size).toBeGreaterThan(0);
    model.past.value = 0;
    expect(model.changed.value.size).toBe(0);
    model.close();
  });
});
