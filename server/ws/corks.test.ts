import { once } from 'node:events';
import { type AddressInfo, Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { cork, uncork } from './corks.ts';

const open: { close(): void }[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

/** A server socket with the size of each of its writes, and what its client received. */
async function pair() {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on('message', (data: Buffer) => heard.push(data.toString()));
  open.push(client, server);
  const [socket, { socket: below }] = (await once(server, 'connection')) as [WebSocket, { socket: Socket }];
  const writes: number[] = [];
  vi.spyOn(below, '_writev').mockImplementation(function (this: Socket, chunks, callback) {
    writes.push(chunks.reduce((sum, { chunk }) => sum + chunk.length, 0));
    return Socket.prototype._writev!.call(this, chunks, callback);
  });
  const send = (text: string) => {
    cork(below);
    socket.send(text);
  };
  return { client, socket, below, writes, heard, send };
}

test('The messages of one event leave in one write, after it.', async () => {
  const { send, writes, heard } = await pair();
  send('a');
  await Promise.resolve();
  send('b');
  expect(writes).toEqual([]);
  await expect.poll(() => heard).toEqual(['a', 'b']);
  expect(writes).toEqual([6]);
  send('c');
  await expect.poll(() => heard).toEqual(['a', 'b', 'c']);
  expect(writes).toEqual([6, 3]);
});

test('They can be written at once, and what follows is held back again.', async () => {
  const { send, below, writes, heard } = await pair();
  for (const text of ['a', 'b']) {
    send(text);
    send(text);
    uncork(below);
  }
  expect(writes).toEqual([6, 6]);
  uncork(below);
  await expect.poll(() => heard).toEqual(['a', 'a', 'b', 'b']);
});

test('Texts of every length arrive in order, and before a close.', async () => {
  const texts = ['', 'ő漢'.repeat(20), ...[125, 126, 65_535, 65_536].map((length) => 'x'.repeat(length))];
  const { client, send, socket, heard } = await pair();
  for (const text of texts) send(text);
  socket.close();
  await once(client, 'close');
  expect(heard).toEqual(texts);
});
