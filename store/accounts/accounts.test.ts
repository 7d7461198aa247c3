import { describe, expect, test } from 'vitest';
import { KINDS, newPlace, newStore, openFor } from '../testing/places.ts';
import { addPerson, addTable } from '../testing/samples.ts';
import type { StoredKey } from './account.ts';
import { foldMail } from './account.ts';

const key = (rest: Partial<StoredKey>): StoredKey => ({
  id: 'k',
  person: 'anna',
  kind: 'passkey',
  public: 'spki',
  hash: null,
  counter: 0,
  label: '',
  created: 1,
  used: null,
  ...rest,
});

describe.each(KINDS)('accounts in %s', (kind) => {
  test('keep their mail address where somebody else has confirmed the next one', async () => {
    const store = await newStore(kind);
    const { accounts } = store;
    await addPerson(store, 'anna');
    await addPerson(store, 'ben');
    await accounts.addMail('anna', 'anna@post.example', 1);
    await accounts.changeMail('anna', 'Next@post.example', 50);
    expect(await accounts.addMail('ben', 'next@post.example', 20)).toBe(true);
    expect(await accounts.mail('anna', 60)).toMatchObject({ address: 'anna@post.example', next: null });
    expect((await accounts.mailAt(foldMail('next@post.example'), 60))!.person).toBe('ben');
  });

  test('have devices, of which one or all others can be ended', async () => {
    const store = await newStore(kind);
    const { accounts } = store;
    await addPerson(store, 'anna');
    await addPerson(store, 'ben');
    const device = (id: string, person = 'anna', used = 5) => ({
      ...{ id, person, label: 'Firefox, Linux', created: 1_760_000_000_000, used, ended: null },
    });
    for (const one of [device('a'), device('b', 'anna', 7), device('c'), device('d', 'ben')])
      await accounts.addDevice(one);
    await accounts.addDevice({ ...device('a'), label: 'other' });
    expect(await accounts.devices('anna')).toEqual([device('b', 'anna', 7), device('a'), device('c')]);
    await accounts.useDevice('a', 9);
    expect(await accounts.endDevice('anna', 'd', 10)).toBe(0);
    expect(await accounts.endDevice('anna', 'c', 10)).toBe(1);
    expect(await accounts.device('c')).toEqual({ ...device('c'), ended: 10 });
    expect(await accounts.endDevices('anna', 'a', 11)).toBe(1);
    expect((await accounts.devices('anna')).map(({ id }) => id)).toEqual(['a']);
    expect(await accounts.devices('ben')).toHaveLength(1);
  });

  test('have passkeys, whose counters only grow, and one phrase', async () => {
    const store = await newStore(kind);
    const { accounts } = store;
    await addPerson(store, 'anna');
    await accounts.addKey(key({}));
    expect(await accounts.useKey('k', 0, 2)).toBe(true);
    expect(await accounts.useKey('k', 3, 3)).toBe(true);
    expect(await accounts.useKey('k', 3, 4)).toBe(false);
    expect(await accounts.useKey('k', 0, 4)).toBe(false);
    expect(await accounts.key('k')).toEqual(key({ counter: 3, used: 3 }));
    const phrase = key({ id: 'p1', kind: 'phrase', public: null, hash: 'h1', created: 2 });
    await accounts.addKey(phrase);
    await accounts.addKey({ ...phrase, id: 'p2', hash: 'h2' });
    expect(await accounts.keyByHash('h1')).toBeUndefined();
    expect((await accounts.keys('anna')).map(({ id }) => id)).toEqual(['k', 'p2']);
    expect(await accounts.removeKey('ben', 'k')).toBe(false);
    expect(await accounts.removeKey('anna', 'k')).toBe(true);
  });

  test('have one mail address, which changes at its time, and belongs to nobody else', async () => {
    const store = await newStore(kind);
    const { accounts } = store;
    await addPerson(store, 'anna');
    await addPerson(store, 'ben');
    expect(await accounts.addMail('anna', 'Anna@Post.example', 1)).toBe(true);
    expect(await accounts.addMail('ben', 'anna@post.example', 1)).toBe(false);
    const mail = { person: 'anna', address: 'Anna@Post.example', confirmed: 1, next: null, since: null };
    expect(await accounts.mailAt(foldMail('ANNA@post.example'), 2)).toEqual(mail);
    await accounts.changeMail('anna', 'new@post.example', 1_760_000_000_000);
    expect(await accounts.mail('anna', 2)).toMatchObject({ address: mail.address, next: 'new@post.example' });
    await accounts.changeMail('anna', undefined, undefined);
    expect(await accounts.mail('anna', 1_760_000_000_001)).toEqual(mail);
    await accounts.changeMail('anna', 'new@post.example', 50);
    expect(await accounts.mailAt('new@post.example', 50)).toMatchObject({ person: 'anna', confirmed: 50 });
    expect(await accounts.mailAt('anna@post.example', 50)).toBeUndefined();
    await accounts.changeMail('anna', undefined, 60);
    expect(await accounts.mail('anna', 60)).toBeUndefined();
  });

  test('take a challenge once, for its purpose and in its time', async () => {
    const place = await newPlace(kind);
    const [one, two] = [await openFor(place), await openFor(place)];
    const challenge = { hash: 'h', purpose: 'sign-in', person: null, data: null, expires: 100 };
    await one.accounts.addChallenge({ ...challenge, data: 'old' });
    await one.accounts.addChallenge(challenge);
    expect(await one.accounts.takeChallenge('h', 'passkey', 99)).toBeUndefined();
    const taken = await Promise.all([one, two, one].map((s) => s.accounts.takeChallenge('h', 'sign-in', 99)));
    expect(taken.filter((found) => found !== undefined)).toEqual([challenge]);
    await one.accounts.addChallenge(challenge);
    expect(await one.accounts.takeChallenge('h', 'sign-in', 100)).toBeUndefined();
  });

  test('take over what a guest had, and what the guest said is theirs', async () => {
    const store = await newStore(kind);
    const { accounts, people, tables } = store;
    for (const id of ['guest', 'anna', 'ben']) await addPerson(store, id);
    await addTable(store, 'one', { host: 'guest' });
    await tables.append({
      table: 'one',
      lines: [{ n: 2, at: 2, type: 'chat', body: { person: 'guest', name: 'Guest', text: 'hello' } }],
    });
    await people.addToken({ hash: 't', person: 'guest', label: '', created: 1 });
    await people.mute('guest', 'ben', true);
    await people.mute('ben', 'guest', true);
    await people.mute('ben', 'anna', true);
    await accounts.merge('guest', 'anna', 5);
    expect((await tables.find('one'))!.host).toBe('anna');
    expect((await people.findToken('t'))!.person).toBe('anna');
    expect(await people.muted('anna')).toEqual(['ben']);
    expect(await people.muted('ben')).toEqual(['anna']);
    expect((await people.find('guest'))!.epoch).toBe(2);
    expect(await accounts.merged('anna')).toEqual(['guest']);
    expect(await people.chat('anna', 10)).toMatchObject([{ text: 'hello' }]);
    await people.erase('anna');
    expect((await people.find('guest'))!.name).toBe('');
    expect((await tables.log('one', 1, false))[0]!.body).toMatchObject({ name: '', text: '' });
  });

  test('a value is fixed by whoever gives it first', async () => {
    const { accounts } = await newStore(kind);
    expect(await accounts.fixed('domain')).toBeUndefined();
    expect(await accounts.fix('domain', 'a.example')).toBe('a.example');
    expect(await accounts.fix('domain', 'b.example')).toBe('a.example');
  });
});
