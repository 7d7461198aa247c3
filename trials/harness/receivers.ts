import { readFileSync } from 'node:fs';
import {
  type IncomingMessage,
  createServer as plainServer,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SMTPServer } from 'smtp-server';

const TLS = new URL('../../server/testing/tls/', import.meta.url);
/** The certificate of the push service, which servers of trials are told to trust. */
export const CERTIFICATE = fileURLToPath(new URL('cert.pem', TLS));

/** Longest time until a receiver answers, in which its sender may be killed. */
const SLOW_MS = 400;

export interface Arrival {
  readonly at: number;
  readonly path: string;
  /** By which a repetition is recognised: of a webhook its id, of a push message its topic, of a mail its Message-ID. */
  readonly id: string;
}

/** A push service, a receiver of webhooks and a mail server that keep what arrives and answer after a while. */
export class Receivers implements AsyncDisposable {
  readonly arrivals: Arrival[] = [];
  readonly #servers: readonly Server[];
  readonly #mail: SMTPServer;

  private constructor() {
    const take = (request: IncomingMessage, response: ServerResponse) => void this.#take(request, response);
    const read = (file: string) => readFileSync(new URL(file, TLS));
    this.#servers = [plainServer(take), createServer({ key: read('key.pem'), cert: read('cert.pem') }, take)];
    this.#mail = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const id = /^Message-ID: *(.*)$/im.exec(Buffer.concat(parts).toString())?.[1]?.trim();
          const to = session.envelope.rcptTo[0]!.address;
          this.arrivals.push({ at: Date.now(), path: `/mail/${to.split('@')[0]}`, id: String(id) });
          setTimeout(() => done(), Math.random() * SLOW_MS);
        });
      },
    });
    // A killed sender breaks its connection off.
    this.#mail.on('error', () => undefined);
  }

  static async open(): Promise<Receivers> {
    const receivers = new Receivers();
    for (const server of receivers.#servers)
      await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    await new Promise<void>((ready) => receivers.#mail.listen(0, '127.0.0.1', ready));
    return receivers;
  }

  get hookUrl(): string {
    return `http://127.0.0.1:${this.#port(0)}`;
  }

  get pushUrl(): string {
    return `https://localhost:${this.#port(1)}`;
  }

  get mailUrl(): string {
    return `smtp://127.0.0.1:${(this.#mail.server.address() as AddressInfo).port}`;
  }

  #port(n: number): number {
    return (this.#servers[n]!.address() as AddressInfo).port;
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for await (const _ of request);
    const { url = '', headers } = request;
    const id = String(headers['mandate-id'] ?? headers.topic);
    this.arrivals.push({ at: Date.now(), path: url, id });
    await sleep(Math.random() * SLOW_MS);
    response.writeHead(201).end();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const server of this.#servers) {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    }
    await new Promise<void>((closed) => this.#mail.close(closed));
  }
}
