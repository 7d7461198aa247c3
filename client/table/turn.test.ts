import { afterEach, describe, expect, it } from 'vitest';
import { boardOf } from '../../games/boards.ts';
import type { LocalSession } from '../session/local.ts';
import { localTable } from '../session/testing/table.ts';
import { confirming } from '../settings/settings.ts';
import { Turn } from './turn.ts';

afterEach(() => {
  confirming.value = true;
});

/** A person against a bot, after the opening of the Dragon: to choose an action. */
async function atTable(): Promise<{ session: LocalSession; turn: Turn }> {
  const { session } = localTable('dragon', [null, 'random']);
  await session.runBots();
  const turn = new Turn(session, () => undefined);
  while (session.now.value.phase !== 'action') await decide(session, turn);
  return { session, turn };
}

/** Chooses until there is nothing left but to confirm. */
function finish(turn: Turn): void {
  while (turn.picked.value === undefined) turn.choose(turn.present.value.legal[0]!.action);
}

async function decide(session: LocalSession, turn: Turn): Promise<void> {
  finish(turn);
  await turn.confirm();
  await session.runBots();
}

const choose = (turn: Turn, wanted: (move: { type: string; action?: string }) => boolean): void =>
  turn.choose(turn.present.value.legal.find(({ move }) => wanted(move))!.action);

describe('a turn', () => {
  it('is put together out of sight and told once, when it is confirmed', async () => {
    const { session, turn } = await atTable();
    const { ply } = session.now.value;
    choose(turn, (move) => move.action === 'build');
    expect(turn.present.value.phase).toBe('build');
    expect(turn.picked.value, 'where the floor goes is open').toBeUndefined();
    expect(session.now.value.ply, 'nobody was told').toBe(ply);
    finish(turn);
    const steps = turn.steps.value.length;
    expect(steps).toBeGreaterThan(0);
    expect(session.now.value.ply).toBe(ply);
    expect(await turn.confirm()).toBeUndefined();
    expect(session.entries.value.filter((entry) => entry.ply > ply && entry.seat === 0).length).toBe(
      steps + 1,
    );
    expect(turn.steps.value.filter(({ chosen }) => chosen)).toEqual([]);
  });

  it('is taken back step by step, and done again', async () => {
    const { session, turn } = await atTable();
    const { view } = session.now.value;
    choose(turn, (move) => move.action === 'build');
    const built = turn.present.value.view;
    finish(turn);
    const last = turn.picked.value;
    let times = 0;
    for (; turn.canBack.value; times++) {
      if (turn.steps.value.length === 1 && turn.picked.value === undefined)
        expect(turn.present.value.view).toEqual(built);
      expect(turn.back()).toBe(true);
    }
    expect(turn.present.value.view).toEqual(view);
    expect(times).toBeGreaterThan(1);
    expect(turn.back(), 'the rest is for the game to take back').toBe(false);
    for (; times > 0; times--) expect(turn.redo()).toBe(true);
    expect(turn.picked.value).toBe(last);
    expect(turn.canRedo.value).toBe(false);
  });

  it('picks the only choice by itself, and does not make it', async () => {
    const { session } = localTable('confucius', [null, 'random', 'random']);
    await session.runBots();
    const turn = new Turn(session, () => undefined);
    while (turn.picked.value === undefined && !session.now.value.over) await decide(session, turn);
    expect(turn.present.value.legal.length).toBe(1);
    expect(turn.picked.value).toBe(turn.present.value.legal[0]!.action);
    expect(turn.preset.value).toBe(true);
    expect(turn.canBack.value).toBe(false);
  });

  it('does not ask a question whose answers come to the same', async () => {
    // Whoever is chosen, in one of its ministries the same people are appointed.
    const { session } = localTable('confucius', [null, null, null, null], 'x1');
    const turn = new Turn(session, () => undefined);
    let asked = 0;
    for (let n = 0; !session.now.value.over && asked === 0; n++) {
      session.reveal();
      const { phase, legal } = session.now.value;
      if (phase === 'ministry' && legal.length > 1 && turn.preset.value) asked = legal.length;
      else session.decide([legal[n % legal.length]!.action]);
    }
    expect(asked).toBeGreaterThan(1);
    expect(turn.picked.value).toBe(session.now.value.legal[0]!.action);
    turn.close();
  });

  it('takes back together what one press decided, and can decide otherwise', async () => {
    const { session } = localTable('dragon', [null, 'random', 'random']);
    await session.runBots();
    const board = await boardOf('dragon');
    const turn = new Turn(session, () => undefined);
    while (session.now.value.phase !== 'card') await decide(session, turn);
    const { view } = session.now.value;
    const [young, old] = board.bundles!(turn.present.value);
    turn.choose(...young!);
    expect(turn.pressed.value?.actions).toEqual(young);
    const hired = turn.present.value.view;
    turn.exchange(...old!);
    expect(turn.pressed.value?.actions).toEqual(old);
    expect(turn.back()).toBe(true);
    expect(turn.present.value.view).toEqual(view);
    expect([turn.canBack.value, turn.picked.value]).toEqual([false, undefined]);
    turn.choose(...young!);
    expect(turn.present.value.view).toEqual(hired);
    turn.back();
    expect(turn.redo()).toBe(true);
    expect(turn.present.value.view).toEqual(hired);
    turn.close();
  });

  it('is forgotten when the game goes back', async () => {
    const { session, turn } = await atTable();
    choose(turn, (move) => move.action === 'build');
    await session.undo();
    expect(turn.steps.value.every(({ chosen }) => !chosen)).toBe(true);
  });

  it('is not held back where nothing is confirmed', async () => {
    const { session, turn } = await atTable();
    confirming.value = false;
    const { ply } = session.now.value;
    const { action } = turn.present.value.legal.find(
      ({ move }) => (move as { action?: string }).action === 'build',
    )!;
    await turn.commit(action);
    expect(session.now.value.ply).toBe(ply + 1);
    expect(turn.steps.value).toEqual([]);
  });
});
