import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Fault } from '../../protocol/fault.ts';
import { guest, openPlace, type Place, Player, settingsOf } from '../testing/hall.ts';
import type { Watcher } from './audience.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(async () => {
  expect(place.failures).toEqual([]);
  await place.close();
});

/** A spectator, signed in or not. */
class Onlooker implements Watcher {
  readonly person: Watcher['person'];
  readonly updates: { n: number; position?: object }[] = [];
  readonly dismissed: [table: string, code: Fault['code']][] = [];

  constructor(person?: Watcher['person']) {
    this.person = person;
  }

  send(text: string): void {
    const message = JSON.parse(text);
    if (message.t === 'update') this.updates.push(message);
  }

  dismiss(table: string, { code }: Fault): void {
    this.dismissed.push([table, code]);
  }
}

async function openTable(spectators: boolean) {
  const [host, other, cleared] = await Promise.all(
    ['Host', 'Other', 'Cleared'].map((name) => guest(place.store, name)),
  );
  const settings = settingsOf({ game: 'han', seats: 2, spectators, autoStart: false });
  const { id } = await place.hall.create(host!, settings);
  const players = [host, other, cleared].map((person) => new Player(place.hall, id, person!));
  await players[0]!.do({ type: 'sit', seat: 0 });
  await players[2]!.do({ type: 'sit', seat: 1 });
  for (const player of players) await player.watch();
  const stranger = new Onlooker(await guest(place.store, 'Stranger'));
  const nobody = new Onlooker();
  for (const watcher of [stranger, nobody]) await place.hall.watch(id, watcher, 0);
  await players[0]!.do({ type: 'clear', seat: 1 });
  await players[1]!.do({ type: 'sit', seat: 1 });
  return { id, players, onlookers: [stranger, nobody] };
}

test('where nobody may look on, whoever watched before the start is dismissed at the start', async () => {
  const { id, players, onlookers } = await openTable(false);
  const [host, other, cleared] = players;
  const before = [...onlookers, cleared!].map(({ updates }) => updates.length);
  expect(before.every((count) => count > 1)).toBe(true);
  await host!.do({ type: 'start' });
  await host!.do({ type: 'chat', text: 'Now we are alone.' });
  expect([...onlookers, cleared!].map(({ updates }) => updates.length)).toEqual(before);
  for (const { dismissed } of onlookers) expect(dismissed).toEqual([[id, 'forbidden']]);
  for (const player of [host!, other!]) {
    expect(player.updates.at(-1)!.entries[0]!.what).toMatchObject({ type: 'chat' });
    expect(player.dismissed).toEqual([]);
  }
  await expect(place.hall.watch(id, onlookers[0]!, 0)).rejects.toMatchObject({
    fault: { code: 'forbidden' },
  });
});

test('where others may look on, they go on watching', async () => {
  const { players, onlookers } = await openTable(true);
  await players[0]!.do({ type: 'start' });
  for (const { updates, dismissed } of onlookers) {
    expect(updates.at(-1)).toHaveProperty('position');
    expect(dismissed).toEqual([]);
  }
});

test('another node dismisses them as well, and lets nobody in by what it has not heard of', async () => {
  const { id, players } = await openTable(false);
  const other = await openPlace({ store: place.store });
  const late = new Onlooker();
  const early = new Onlooker();
  await other.hall.watch(id, early, 0);
  await players[0]!.do({ type: 'start' });
  for (const ask of [
    () => other.hall.watch(id, late, early.updates.at(-1)!.n + 1),
    () => other.hall.look(id, undefined),
    () => other.hall.entries(id, undefined, 0, 10),
    () => other.hall.moment(id, undefined, 0),
  ])
    await expect(ask()).rejects.toMatchObject({ fault: { code: 'forbidden' } });
  expect(late.updates).toEqual([]);
  expect(early.dismissed).toEqual([[id, 'forbidden']]);
  await other.close();
});
