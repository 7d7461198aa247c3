import { expect, onTestFinished, test } from 'vitest';
import type { Person } from '../../protocol/person.ts';
import { newId } from '../../store/id.ts';
import { KINDS, newStore } from '../../store/testing/places.ts';
import { addAccount } from '../../store/testing/results.ts';
import { friendsOf } from './friends.ts';
import { isHere, PresenceBook } from './presence.ts';

test.each(KINDS)(
  'friends who follow each other see who is here, and nobody else does, on %s',
  async (kind) => {
    const store = await newStore(kind);
    const people = ['Anna', 'Ben', 'Cleo', 'Dora'].map((name) => ({ id: newId(), name }));
    for (const { id, name } of people) await addAccount(store, id, name);
    const [anna, ben, cleo, dora] = people as [Person, Person, Person, Person];
    const guest = { id: newId(), name: 'Guest' };
    await store.people.create({ ...guest, created: 1, epoch: 0 });
    for (const [one, other] of [
      [anna, ben],
      [ben, anna],
      [anna, cleo],
      [cleo, anna],
      // Dora is followed and does not follow back; Ben and Cleo do not know each other.
      [anna, dora],
    ] as const)
      await store.friends.follow(one.id, other.id, 1);
    // Two nodes: Ben has a page connected at one, Cleo asks the other.
    const parts = { store, failed: (error: unknown) => expect.unreachable(String(error)) };
    const one = new PresenceBook({ ...parts, connected: () => [ben.id] });
    const two = new PresenceBook({ ...parts, connected: () => [dora.id] });
    onTestFinished(async () => {
      await one.close();
      await two.close();
    });
    for (const { id } of [cleo, guest]) two.heard(id);
    await Promise.all([one.write(), two.write()]);

    const seenBy = async (viewer: Person) =>
      (await friendsOf(store, viewer))
        .filter(({ here, seen }) => here || seen !== undefined)
        .map(({ person }) => person.name)
        .sort();
    expect(await seenBy(anna)).toEqual(['Ben', 'Cleo']);
    expect([await seenBy(ben), await seenBy(cleo), await seenBy(dora)]).toEqual([[], [], []]);
    expect(await store.presences.own(guest.id)).toEqual({ hidden: false });

    // Who has muted the viewer is not seen, nor who hides it, also later.
    await store.people.mute(ben.id, anna.id, true);
    expect(await seenBy(anna)).toEqual(['Cleo']);
    await store.presences.hide(cleo.id, true);
    await store.presences.seen([cleo.id], Date.now());
    expect([await seenBy(anna), await store.presences.own(cleo.id)]).toEqual([[], { hidden: true }]);
    await store.presences.hide(cleo.id, false);
    await store.people.mute(ben.id, anna.id, false);
    const yesterday = Date.now() - 86_400_000;
    await store.presences.seen([cleo.id, ben.id], yesterday);
    const friends = await friendsOf(store, anna);
    expect(friends.filter(({ here }) => here)).toEqual([]);
    expect(friends.find(({ person }) => person.id === cleo.id)).toMatchObject({
      mutual: true,
      seen: yesterday,
    });
    expect(isHere(yesterday, Date.now())).toBe(false);
    await store.people.erase(cleo.id);
    expect(await store.presences.own(cleo.id)).toEqual({ hidden: false });
  },
);
