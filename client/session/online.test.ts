import { effect } from '@preact/signals';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Entry } from '../../protocol/entry.ts';
import { Turn } from '../table/turn.ts';
import { type OnlineTable, onlineTable, until } from '../testing/online.ts';
import { decisions, OnlineSession } from './online.ts';

type Player = OnlineTable['players'][number];

/** The player who is to decide, and the other one. */
async function inTurn({ players }: OnlineTable): Promise<readonly [mover: Player, other: Player]> {
  const [a, b] = players as readonly [Player, Player];
  await until(() => a.session.now.value.ply === b.session.now.value.ply);
  return a.session.now.value.legal.length > 0 ? [a, b] : [b, a];
}

/** Puts a turn of several decisions together, without confirming it. */
async function plan(table: OnlineTable): Promise<readonly [mover: Player, other: Player, turn: Turn]> {
  for (let tries = 0; tries < 50; tries++) {
    const [mover, other] = await inTurn(table);
    const turn = new Turn(mover.session, () => undefined);
    while (turn.picked.value === undefined) turn.choose(turn.present.value.legal[0]!.action);
    if (turn.steps.value.length > 0) {
      onTestFinished(() => turn.close());
      return [mover, other, turn];
    }
    await turn.confirm();
    turn.close();
  }
  throw new Error('No turn has several decisions.');
}

/** The number of decisions in every position that a player is shown from now on. */
function shownTo({ session }: Player): number[] {
  const plies: number[] = [];
  onTestFinished(effect(() => void plies.push(session.now.value.ply)));
  return plies;
}

describe('a confirmed turn', () => {
  test('reaches the others at once, and only when it is confirmed', async () => {
    const [mover, other, turn] = await plan(await onlineTable({ game: 'han' }));
    const { ply } = mover.session.now.value;
    const length = turn.steps.value.length + 1;
    const plies = shownTo(other);
    expect(await turn.confirm()).toBeUndefined();
    expect(mover.session.now.value.ply, 'the answer comes after the position').toBe(ply + length);
    await until(() => other.session.now.value.ply > ply);
    expect(plies).toEqual([ply, ply + length]);
    expect(other.session.entries.value.slice(ply).map(({ seat }) => seat)).toEqual(
      Array(length).fill(mover.session.viewer.value),
    );
    expect(mover.session.entries.value).toHaveLength(ply + length);
  });

  test('is played once when its answer is lost', async () => {
    const [mover, other, turn] = await plan(await onlineTable({ game: 'han' }));
    const { ply } = mover.session.now.value;
    const length = turn.steps.value.length + 1;
    const plies = shownTo(other);
    mover.cutter.cut({ from: 'server', messages: 0, part: 0.5 });
    const confirmed = turn.confirm();
    expect(turn.committing.value).toBe(true);
    expect(await confirmed).toBeUndefined();
    expect(mover.cutter.done).toBe(true);
    expect(mover.session.trouble.value).toBeUndefined();
    await until(() => other.session.now.value.ply > ply);
    expect(plies).toEqual([ply, ply + length]);
  });

  test('that breaks a rule changes nothing, and the answer says where', async () => {
    const [mover, other, turn] = await plan(await onlineTable({ game: 'han' }));
    const first = turn.steps.value[0]!.action;
    const legal = new Set(turn.steps.value[0]!.to.legal.map(({ action }) => action));
    const wrong = Array.from({ length: mover.session.game.actions }, (_, i) => i).find((i) => !legal.has(i))!;
    const before = mover.watch.entries.value;
    const answer = await mover.session.decide([first, wrong]);
    expect(answer).toMatchObject({ ok: false, at: 1, rules: [expect.stringMatching(/^H-/)] });
    expect(answer).not.toHaveProperty('troubled');
    expect(mover.session.trouble.value).toBeUndefined();
    expect(mover.watch.entries.value).toBe(before);
    expect(other.session.now.value.ply).toBe(mover.session.now.value.ply);
  });

  test('that another page of the same player has overtaken is refused with the reason', async () => {
    const table = await onlineTable({ game: 'han' });
    const [mover, , turn] = await plan(table);
    const moves = [...turn.steps.value.map(({ action }) => action), turn.picked.value!];
    const { ply } = mover.session.now.value;
    const overtaken = mover.session.decide(moves);
    const twin = mover.session.decide(moves);
    expect(await overtaken).toEqual({ ok: true });
    expect(await twin).toMatchObject({ ok: false, troubled: true });
    expect(mover.session.now.value.ply).toBe(ply + moves.length);
  });
});

test('A decision is taken back and done again on both pages.', async () => {
  const table = await onlineTable({ game: 'dragon' });
  const [mover, other] = await inTurn(table);
  // A draft opens the choice of a palace: the turn goes on, so it is taken back freely.
  const { ply, legal } = mover.session.now.value;
  await mover.session.decide([legal[0]!.action]);
  expect(mover.session.undoing.value).toBe('free');
  await mover.session.undo();
  await until(() => other.session.now.value.ply === ply && mover.session.redoing.value === 'free');
  expect(other.session.entries.value).toHaveLength(ply);
  await mover.session.redo();
  await until(() => other.session.now.value.ply === ply + 1 && other.session.entries.value.length > ply);
  expect(mover.session.entries.value.at(-1)).toMatchObject({ ply: ply + 1 });
});

test('A position from before the page was opened is looked up.', async () => {
  const table = await onlineTable({ game: 'dragon' });
  for (let n = 0; n < 4; n++) {
    const [mover] = await inTurn(table);
    await mover.session.decide([mover.session.now.value.legal[0]!.action]);
  }
  const { watch } = await table.visit('Mei');
  const [player] = await inTurn(table);
  const session = new OnlineSession(player.session.game, watch);
  onTestFinished(() => session.close());
  expect(session.viewer.value).toBe('spectator');
  expect(session.at(1)).toBeUndefined();
  // The page asks its own server by path.
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string) => fetch(new URL(path, table.net.url)));
  onTestFinished(() => void vi.unstubAllGlobals());
  await session.recall(1);
  expect(session.at(1)).toMatchObject({ ply: 1, over: false });
  await session.recall(99);
  expect(session.trouble.value).toEqual({ code: 'not-found' });
});

test('What was taken back does not stand, and what was done again does.', () => {
  const move = (n: number, ply: number): Entry => ({
    n,
    at: 0,
    what: { type: 'move', ply, seat: 0, events: [] },
  });
  const made = { ply: 2, seat: 0, events: [] };
  const log: Entry[] = [
    { n: 1, at: 0, what: { type: 'start', order: [0, 1] } },
    move(2, 1),
    move(3, 2),
    { n: 4, at: 0, what: { type: 'undo', seat: 0, ply: 1 } },
  ];
  expect(decisions(log).map(({ ply }) => ply)).toEqual([1]);
  const again: Entry = { n: 5, at: 0, what: { type: 'redo', seat: 0, decisions: [made] } };
  expect(decisions([...log, again]).map(({ ply }) => ply)).toEqual([1, 2]);
});
