import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Outbox } from './outbox.ts';

const texts = ['', 'a', 'ő漢'.repeat(20), ...[125, 126, 65_535, 65_536].map((length) => 'x'.repeat(length))];

test('Texts of every length arrive as they were added, one after another, and before a close.', async () => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (socket, request) => {
    const outbox = new Outbox(request.socket);
    for (const text of texts) outbox.send(text);
    setImmediate(() => {
      for (const text of texts) outbox.send(text);
      outbox.send('last');
      outbox.flush();
      socket.close();
    });
  });
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on('message', (data: Buffer) => heard.push(data.toString()));
  await once(client, 'close');
  server.close();
  expect(heard).toEqual([...texts, ...texts, 'last']);
});
