import { describe, expect, onTestFinished, test } from 'vitest';
import type { Person } from '../../protocol/person.ts';
import type { TableSettings } from '../../protocol/table.ts';
import { newId } from '../../store/id.ts';
import { KINDS, type Kind, newStore } from '../../store/testing/places.ts';
import { addAccount } from '../../store/testing/results.ts';
import { guest, openPlace, type Place, Player, settingsOf } from '../testing/hall.ts';

async function open(kind: Kind) {
  const store = await newStore(kind);
  const [place, other] = [await openPlace({ store }), await openPlace({ store })];
  onTestFinished(async () => {
    await place.close();
    await other.close();
    expect(place.failures).toEqual([]);
  });
  return { place, other };
}

async function account({ store }: Place, name: string): Promise<Person> {
  const person = { id: newId(), name, account: true } as const;
  await addAccount(store, person.id, name);
  return person;
}

/** A table of these people, the first of whom hosts it. */
async function table({ hall }: Place, people: readonly Person[], some: Partial<TableSettings> = {}) {
  const base = { game: 'dragon', seats: 3, autoStart: false, listed: true } as const;
  const { id } = await hall.create(people[0]!, settingsOf({ ...base, ...some }));
  const players = people.map((person) => new Player(hall, id, person));
  for (const player of players) await player.do({ type: 'sit' });
  return { id, players };
}

const refusal = (code: string) => ({ fault: { code } });

describe.each(KINDS)('a table that the host makes rated, in %s', (kind) => {
  test('says so in lists and logs, and starts once all others have agreed', async () => {
    const { place, other } = await open(kind);
    const [anna, ben] = [await account(place, 'Anna'), await account(place, 'Ben')];
    const { id, players } = await table(place, [anna, ben], { hints: true });
    const [host, second] = players as [Player, Player];
    await second.do({ type: 'ready', on: true });
    await second.watch();
    await expect(second.do({ type: 'rated', on: true })).rejects.toMatchObject(refusal('not-host'));
    await host.do({ type: 'rated', on: true });
    expect(second.updates.at(-1)).toMatchObject({
      entries: [{ what: { type: 'rated', on: true } }],
      info: { settings: { rated: true, hints: false } },
    });
    for (const { hall } of [place, other]) {
      expect((await hall.listed({ limit: 9 })).tables).toMatchObject([{ id, rated: true }]);
      const { seats } = (await hall.look(id, ben)).info;
      expect(seats[0]).not.toHaveProperty('asked');
      expect(seats[1]).toMatchObject({ asked: true });
      expect(seats[1]).not.toHaveProperty('ready');
    }
    await expect(host.do({ type: 'start', seats: 2 })).rejects.toMatchObject(refusal('not-agreed'));
    const cleo = new Player(place.hall, id, await account(place, 'Cleo'));
    await expect(cleo.do({ type: 'sit', rated: false })).rejects.toMatchObject(refusal('stale'));
    await cleo.do({ type: 'sit', rated: true });
    await second.do({ type: 'ready', on: true });
    await second.do({ type: 'ready', on: false });
    await host.do({ type: 'start' });
    for (const player of [second, cleo]) await player.do({ type: 'resign' });
    expect(await place.store.results.find(id)).toMatchObject({ rated: 'people' });
  });

  test('and casual again is what it is on every node; a guest keeps it from becoming rated', async () => {
    const { place, other } = await open(kind);
    const [anna, ben] = [await account(place, 'Anna'), await account(place, 'Ben')];
    const { id, players } = await table(place, [anna, ben], { autoStart: true });
    const [host, second] = players as [Player, Player];
    await host.do({ type: 'rated', on: true });
    await host.do({ type: 'rated', on: false });
    expect((await other.hall.listed({ limit: 9 })).tables[0]).not.toHaveProperty('rated');
    expect((await other.hall.look(id, ben)).info.settings).toMatchObject({ rated: false });
    const visitor = new Player(other.hall, id, await guest(place.store, 'Guest'));
    await visitor.do({ type: 'sit' });
    expect((await host.look()).info.status, 'somebody has not agreed').toBe('open');
    await expect(host.do({ type: 'rated', on: true })).rejects.toMatchObject(refusal('forbidden'));
    await second.do({ type: 'ready', on: true });
    expect((await host.look()).info.status).toBe('running');
  });

  test('is not agreed to by somebody whom a moderator keeps from rated games', async () => {
    const { place } = await open(kind);
    const [anna, ben] = [await account(place, 'Anna'), await account(place, 'Ben')];
    const { players } = await table(place, [anna, ben]);
    const [host, second] = players as [Player, Player];
    const act = { kind: 'unrated', reason: 'stalling', words: 'x', by: 'cli', at: Date.now() } as const;
    await place.store.conduct.act({ ...act, about: ben.id }, []);
    await host.do({ type: 'rated', on: true });
    await expect(second.do({ type: 'ready', on: true })).rejects.toMatchObject(refusal('restricted'));
    await place.store.conduct.act({ ...act, about: anna.id }, []);
    await host.do({ type: 'rated', on: false });
    await expect(host.do({ type: 'rated', on: true })).rejects.toMatchObject(refusal('restricted'));
  });
});
