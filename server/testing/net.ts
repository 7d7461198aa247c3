import type { AddressInfo } from 'node:net';
import { readSettings } from '../../settings/settings.ts';
import { openApp } from '../app.ts';
import type { Routes } from '../http/context.ts';
import { Mailer } from '../mail/mailer.ts';
import { openPlace, type Place } from './hall.ts';

/** A server on a free port with its own store. */
export interface Net extends Place {
  readonly url: string;
  readonly app: Routes;
  /** Its log lines. */
  readonly log: string[];
}

export async function openNet(
  env: Readonly<Record<string, string>> = {},
  parts: Parameters<typeof openPlace>[0] = {},
): Promise<Net> {
  const place = await openPlace(parts);
  const log: string[] = [];
  const settings = readSettings(env);
  const mailer = Mailer.open(settings, (error) => place.failures.push(error));
  let url = '';
  const app = await openApp(settings, {
    ...place,
    mailer,
    origin: () => settings.publicUrl ?? url,
    ...(parts.bus && { bus: parts.bus }),
    log: { write: (line) => log.push(line) },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const close = async () => {
    await app.close();
    mailer?.close();
    await place.close();
  };
  return { ...place, url, app, log, close };
}

export interface Answer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

/** A browser or program that sends requests and keeps its cookie or token. */
export class Device {
  cookie: string | undefined;
  token: string | undefined;
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;

  constructor({ url }: { readonly url: string }, headers: Readonly<Record<string, string>> = {}) {
    this.#url = url;
    this.#headers = headers;
  }

  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
  async ask<T = any>(
    request: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer<T>> {
    const [method, path] = request.split(' ') as [string, string];
    const response = await fetch(this.#url + path, {
      method,
      headers: {
        ...this.#headers,
        ...(this.cookie && { cookie: this.cookie }),
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) this.cookie = set.split(';')[0]!;
    const text = await response.text();
    const json = response.headers.get('content-type')?.startsWith('application/json');
    return {
      status: response.status,
      headers: response.headers,
      body: (json ? JSON.parse(text) : text) as T,
    };
  }

  /** Becomes a guest with a cookie. */
  static async guest(net: { readonly url: string }, name: string): Promise<Device> {
    const device = new Device(net);
    await device.ask('POST /api/me', { name });
    return device;
  }
}
