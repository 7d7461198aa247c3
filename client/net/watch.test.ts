import { describe, expect, onTestFinished, test } from 'vitest';
import { onlineTable, until } from '../testing/online.ts';
import { followTable } from './watch.ts';

const positions = ({ players }: Awaited<ReturnType<typeof onlineTable>>) =>
  players.map(({ watch }) => watch.position.value!);

describe('a watch', () => {
  test('has the whole table when it opens, each player as much as they may see', async () => {
    const table = await onlineTable({ game: 'han' });
    for (const [seat, { seat: own }] of positions(table).entries()) expect(own).toBe(seat);
    expect(positions(table).filter(({ legal }) => legal)).toHaveLength(1);
    const { watch } = table.players[0]!;
    expect(watch.info.value).toMatchObject({ status: 'running', seats: [{ name: 'Ling' }, { name: 'Wen' }] });
    expect(watch.entries.value.map(({ n }) => n)).toEqual(watch.entries.value.map((_, i) => i + 1));
    expect(watch.status.value).toBe('open');
  });

  test('goes on where it was when the connection comes back', async () => {
    const { players } = await onlineTable({ game: 'han' });
    const [{ watch, cutter }, other] = players as [(typeof players)[number], (typeof players)[number]];
    cutter.cut({ from: 'server', messages: 0, part: 0 });
    await other.watch.do({ type: 'chat', text: 'one' });
    await until(() => watch.status.value === 'connecting');
    await other.watch.do({ type: 'chat', text: 'two' });
    const said = () => watch.entries.value.flatMap(({ what }) => (what.type === 'chat' ? what.text : []));
    await until(() => said().length === 2);
    expect(said()).toEqual(['one', 'two']);
    expect(watch.status.value).toBe('open');
    expect(watch.entries.value.map(({ n }) => n)).toEqual(watch.entries.value.map((_, i) => i + 1));
  });

  test('shows who comes and goes', async () => {
    const table = await onlineTable({ game: 'han' });
    const { watch } = table.players[0]!;
    await table.visit('Mei');
    await until(() => watch.presence.value?.watching.count === 1);
    expect(watch.presence.value!.people.map(({ state }) => state)).toEqual(['here', 'here']);
  });

  test('tells why a command failed until the next one, but leaves illegal moves to whoever made them', async () => {
    const { players } = await onlineTable({ game: 'han' });
    const { watch } = players.find(({ session }) => session.now.value.legal.length > 0)!;
    await expect(watch.do({ type: 'moves', n: 9, moves: ['pass'] })).rejects.toMatchObject({ code: 'stale' });
    expect(watch.trouble.value).toEqual({ code: 'stale' });
    await expect(watch.do({ type: 'moves', n: 1, moves: ['?'] })).rejects.toMatchObject({ code: 'illegal' });
    expect(watch.trouble.value).toBeUndefined();
  });

  test('of a table that does not exist is refused', async () => {
    const { net, players } = await onlineTable({ game: 'han' });
    const { person, device } = players[0]!;
    const url = `${net.url.replace('http:', 'ws:')}/ws`;
    const watch = followTable('z'.repeat(20), person, { url, token: device.token! });
    onTestFinished(() => watch.close());
    await until(() => watch.refused.value !== undefined);
    expect(watch.refused.value).toMatchObject({ code: 'not-found' });
  });
});
