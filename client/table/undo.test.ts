import { type Signal, signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { Session, Undoing } from '../session/session.ts';
import { localTable } from '../session/testing/table.ts';
import { Turn } from './turn.ts';
import { undoOf } from './undo.ts';

/** A person against a bot, in the second turn of the Dragon; what may be taken back is for the test to say. */
async function atTable(undoing: Undoing = 'free') {
  const { session: local } = localTable('dragon', [null, 'random']);
  await local.runBots();
  const asked: string[] = [];
  const right: Signal<Undoing> = signal(undoing);
  const session = new Proxy(local as Session, {
    get(target, name) {
      if (name === 'undoing') return right;
      if (name === 'undo' || name === 'redo')
        return () => {
          asked.push(name);
          return target[name]();
        };
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const turn = new Turn(session, () => undefined);
  while (turn.present.value.phase !== 'action') {
    if (turn.picked.value === undefined) turn.choose(turn.present.value.legal[0]!.action);
    else await turn.confirm();
    await local.runBots();
  }
  return { session, local, turn, undo: undoOf(session, turn), asked };
}

describe('taking back', () => {
  it('lets go of the choices of the turn before anything that was decided', async () => {
    const { local, turn, undo, asked } = await atTable();
    const { ply } = local.now.value;
    turn.choose(turn.present.value.legal[0]!.action);
    await undo.takeBack();
    expect(turn.canBack.value).toBe(false);
    expect([local.now.value.ply, ...asked]).toEqual([ply]);
    await undo.redo();
    expect(turn.canBack.value).toBe(true);
    expect(asked).toEqual([]);
  });

  it('takes back the last decision when nothing of the turn is left, and makes it again', async () => {
    const { local, undo, asked } = await atTable();
    const { ply } = local.now.value;
    await undo.takeBack();
    expect(local.now.value.ply).toBeLessThan(ply);
    await undo.redo();
    expect(asked).toEqual(['undo', 'redo']);
    expect(undo.stopped.value).toBeUndefined();
  });

  it('asks the others only when the person wants to', async () => {
    const { undo, asked } = await atTable('ask');
    await undo.takeBack();
    expect(undo.stopped.value).toBe('ask');
    await undo.takeBack();
    expect([undo.stopped.value, ...asked]).toEqual([undefined]);
    await undo.takeBack();
    await undo.askBack();
    expect(undo.stopped.value).toBeUndefined();
    expect(asked).toEqual(['undo']);
  });

  it('says why it cannot, until the game goes on', async () => {
    const { local, undo, asked } = await atTable('nothing');
    await undo.takeBack();
    expect(undo.stopped.value).toBe('nothing');
    expect(asked).toEqual([]);
    local.decide([local.now.value.legal[0]!.action]);
    expect(undo.stopped.value).toBeUndefined();
  });
});
