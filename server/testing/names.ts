import { createSocket } from 'node:dgram';
import { onTestFinished } from 'vitest';

const HEADER = 12;
const A = 1;

/**
 * A name server that knows one IPv4 address, for any name, or never answers. Returns where it listens.
 */
export async function openNameServer(address: string | undefined): Promise<string> {
  const server = createSocket('udp4');
  server.on('message', (asked, from) => {
    if (address === undefined) return;
    // The question ends with an empty label, a type and a class.
    const end = asked.indexOf(0, HEADER) + 5;
    const question = asked.subarray(HEADER, end);
    const known = question.readUInt16BE(question.length - 4) === A;
    const head = Buffer.alloc(HEADER);
    asked.copy(head, 0, 0, 2);
    head.writeUInt16BE(0x8180, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(known ? 1 : 0, 6);
    const record = Buffer.from([
      0xc0,
      HEADER,
      0,
      A,
      0,
      1,
      0,
      0,
      0,
      60,
      0,
      4,
      ...address.split('.').map(Number),
    ]);
    server.send(Buffer.concat([head, question, ...(known ? [record] : [])]), from.port, from.address);
  });
  await new Promise<void>((ready) => server.bind(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  return `127.0.0.1:${server.address().port}`;
}
