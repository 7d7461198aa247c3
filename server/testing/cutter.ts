import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Where a connection is cut: after whole messages of one side, and a part of the next, from 0 to 1. */
export interface Cut {
  readonly from: 'client' | 'server';
  readonly messages: number;
  readonly part: number;
}

/** Stands between a client and a server, and cuts their connection once where it is told to. */
export class Cutter {
  readonly url: string;
  readonly #close: () => void;
  #cut: Cut | undefined;
  /** What came since `cut` from the side that is watched, and how much of it was let through. */
  #came = Buffer.alloc(0);
  #passed = 0;

  private constructor(url: string, close: () => void) {
    this.url = url;
    this.#close = close;
  }

  static async before(target: string): Promise<Cutter> {
    const { hostname, port } = new URL(target);
    const sockets = new Set<Socket>();
    const server = createServer((client) => {
      const upstream = connect(Number(port), hostname);
      const destroy = () => {
        client.destroy();
        upstream.destroy();
      };
      for (const socket of [client, upstream]) {
        sockets.add(socket);
        socket.setNoDelay();
        socket.on('close', destroy).on('error', destroy);
      }
      client.on('data', (data: Buffer) => cutter.#pass('client', data, upstream, destroy));
      upstream.on('data', (data: Buffer) => cutter.#pass('server', data, client, destroy));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port: own } = server.address() as AddressInfo;
    const cutter = new Cutter(`http://127.0.0.1:${own}`, () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    });
    return cutter;
  }

  /** Cuts the connection that there is; the next one is whole. */
  cut(cut: Cut): void {
    this.#cut = cut;
    this.#came = Buffer.alloc(0);
    this.#passed = 0;
  }

  /** Whether the connection was cut. */
  get done(): boolean {
    return this.#cut === undefined;
  }

  close(): void {
    this.#close();
  }

  #pass(from: Cut['from'], data: Buffer, to: Socket, destroy: () => void): void {
    if (this.#cut?.from !== from) return void to.write(data);
    this.#came = Buffer.concat([this.#came, data]);
    const end = placeOf(this.#came, this.#cut);
    const part = this.#came.subarray(this.#passed, end);
    this.#passed = end ?? this.#came.length;
    if (end === undefined) return void to.write(part);
    this.#cut = undefined;
    if (part.length === 0) destroy();
    else to.write(part, () => setImmediate(destroy));
  }
}

/** The byte at which to cut, if that much has come. */
function placeOf(bytes: Buffer, { messages, part }: Cut): number | undefined {
  let start = 0;
  for (let n = 0; ; n++) {
    if (n === messages && part === 0) return start;
    const length = frameLength(bytes.subarray(start));
    if (n === messages && length !== undefined) {
      const end = start + Math.floor(part * length);
      return end <= bytes.length ? end : undefined;
    }
    if (length === undefined || start + length > bytes.length) return undefined;
    start += length;
  }
}

/** Of a frame of RFC 6455 with its head, as far as that has come. */
function frameLength(bytes: Buffer): number | undefined {
  if (bytes.length < 4) return undefined;
  const short = bytes[1]! & 127;
  const mask = bytes[1]! & 128 ? 4 : 0;
  if (short < 126) return 2 + mask + short;
  if (short === 126) return 4 + mask + bytes.readUInt16BE(2);
  return bytes.length < 10 ? undefined : 10 + mask + Number(bytes.readBigUInt64BE(2));
}
