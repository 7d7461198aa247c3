import { createHook } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openNameServer } from '../testing/names.ts';
import { Receiver, TEST_CA } from '../testing/receivers.ts';
import { ForbiddenAddress, isPublic, type Outgoing, post, readAddress } from './outgoing.ts';

const PUBLIC: Outgoing = { private: false, ca: TEST_CA };
const HOME: Outgoing = { private: true, ca: TEST_CA };
const BODY = Buffer.from('{}');

let receiver: Receiver;
beforeAll(async () => {
  receiver = await Receiver.open();
});
afterAll(() => receiver.close());

describe('addresses that people name', () => {
  test.each([
    'http://chat.example/hook',
    'ftp://chat.example',
    'file:///etc/passwd',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://me:secret@chat.example/',
    'chat.example',
    `https://chat.example/${'x'.repeat(1000)}`,
  ])('may not be %s', (address) => {
    expect(() => readAddress(address, PUBLIC)).toThrow(ForbiddenAddress);
  });

  test('may be public ones by https, and at home others too', () => {
    expect(readAddress('https://hooks.chat.example:8443/a?b=c', PUBLIC).pathname).toBe('/a');
    expect(readAddress('http://192.168.1.5/hook', HOME).host).toBe('192.168.1.5');
    expect(() => readAddress('gopher://192.168.1.5/', HOME)).toThrow(ForbiddenAddress);
  });

  test.each([
    ...['10.1.2.3', '100.64.0.1', '172.31.0.1', '192.168.0.1', '127.9.9.9', '0.0.0.0', '224.0.0.1'],
    ...['255.255.255.255', '198.18.0.1', '::', '::1', 'fe80::1', 'fc00::1', 'ff02::1', '::ffff:127.0.0.1'],
    ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001:0:1::', '2001:db8::1', 'localhost', ''],
  ])('%s is not in the public net', (address) => {
    expect(isPublic(address)).toBe(false);
  });

  test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])('%s is', (address) => {
    expect(isPublic(address)).toBe(true);
  });
});

describe('a message to an address', () => {
  test('reaches it, and the answer is its status', async () => {
    receiver.answer = 204;
    const before = receiver.received.length;
    expect(await post(new URL(`${receiver.url}/hook`), { 'mandate-id': 'one' }, BODY, HOME)).toBe(204);
    expect(receiver.received[before]).toMatchObject({ path: '/hook', body: BODY });
    expect(receiver.received[before]!.headers['mandate-id']).toBe('one');
  });

  test('does not reach a name that leads into the own network', async () => {
    const before = receiver.received.length;
    await expect(post(new URL(receiver.url), {}, BODY, PUBLIC)).rejects.toThrow(ForbiddenAddress);
    await expect(post(new URL(`https://127.0.0.1:${receiver.port}`), {}, BODY, PUBLIC)).rejects.toThrow(
      ForbiddenAddress,
    );
    expect(receiver.received.length).toBe(before);
  });

  test('does not reach a name that strangers say is inside', async () => {
    const before = receiver.received.length;
    for (const address of ['127.0.0.1', '169.254.169.254', '10.0.0.1']) {
      const outgoing = { ...PUBLIC, nameServers: [await openNameServer(address)] };
      const url = new URL(`https://chat.example:${receiver.port}/`);
      await expect(post(url, {}, BODY, outgoing)).rejects.toThrow(ForbiddenAddress);
    }
    expect(receiver.received.length).toBe(before);
  });

  test('holds up nothing else where a name server never answers', async () => {
    const held: string[] = [];
    const watch = createHook({ init: (_id, type) => void held.push(type) }).enable();
    onTestFinished(() => void watch.disable());
    const silent = { ...PUBLIC, nameServers: [await openNameServer(undefined)], patience: 150 };
    await expect(post(new URL('https://chat.example'), {}, BODY, silent)).rejects.toThrow();
    // Four of these at a time keep everybody else from reading files.
    expect(held).not.toContain('GETADDRINFOREQWRAP');
  });

  test('does not follow where it is sent on to', async () => {
    const other = await Receiver.open();
    receiver.answer = (response) => response.writeHead(307, { location: `${other.url}/inside` }).end();
    expect(await post(new URL(receiver.url), {}, BODY, HOME)).toBe(307);
    expect(other.received).toEqual([]);
    await other.close();
  });

  test('is given up when there is no answer', async () => {
    receiver.answer = () => undefined;
    const start = performance.now();
    await expect(post(new URL(receiver.url), {}, BODY, { ...HOME, patience: 200 })).rejects.toThrow();
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  test('is not sent to somebody else’s certificate', async () => {
    receiver.answer = 200;
    const before = receiver.received.length;
    await expect(post(new URL(receiver.url), {}, BODY, { private: true })).rejects.toThrow();
    expect(receiver.received.length).toBe(before);
  });
});
