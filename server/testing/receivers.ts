import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  type IncomingMessage,
  createServer as plainServer,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';

const read = (file: string): string => readFileSync(new URL(`tls/${file}`, import.meta.url), 'utf8');

/** The certificate of the receivers, which nothing but tests trusts. */
export const TEST_CA = read('cert.pem');

export interface Received {
  readonly at: number;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** A program that listens at an address and keeps what it gets. */
export class Receiver {
  readonly received: Received[] = [];
  /** What it answers, or how it does. */
  answer: number | ((response: ServerResponse, request: IncomingMessage) => void) = 201;
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async open(tls = true): Promise<Receiver> {
    const take = (request: IncomingMessage, response: ServerResponse) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { url = '', headers } = request;
        receiver.received.push({ at: Date.now(), path: url, headers, body: Buffer.concat(chunks) });
        if (typeof receiver.answer === 'function') receiver.answer(response, request);
        else response.writeHead(receiver.answer).end();
      });
    };
    const server = tls ? createServer({ key: read('key.pem'), cert: TEST_CA }, take) : plainServer(take);
    const receiver = new Receiver(server);
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    return receiver;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** By name, as that is what the certificate is for. */
  get url(): string {
    return `https://localhost:${this.port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }
}

/** A browser that has subscribed to a push service: it alone can read what comes. */
export class PushBrowser {
  readonly #pair: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly keys: { readonly p256dh: string; readonly auth: string };

  constructor() {
    this.keys = {
      p256dh: this.#pair.generateKeys('base64url'),
      auth: this.#auth.toString('base64url'),
    };
  }

  /** RFC 8291 from the browser's side. */
  decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const length = body[20]!;
    const theirs = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length, -16);
    const derive = (key: Buffer, by: Buffer, about: Buffer, bytes: number) =>
      Buffer.from(hkdfSync('sha256', key, by, about, bytes));
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), this.#pair.getPublicKey(), theirs]);
    const input = derive(this.#pair.computeSecret(theirs), this.#auth, about, 32);
    const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed), decipher.final()]);
    if (plain.at(-1) !== 2) throw new Error('The record does not end as the last one does.');
    return plain.subarray(0, -1).toString();
  }
}

/** What a push service checks of the sender; throws if it is not who subscribed the browser. */
export function checkVapid(
  authorization: string,
  publicKey: string,
): { aud: string; exp: number; sub: string } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== publicKey) throw new Error('Another key has signed.');
  const [head = '', claims = '', signed = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256' },
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const valid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ format: 'jwk', key: jwk }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signed, 'base64url'),
  );
  if (!valid) throw new Error('The signature is wrong.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}
