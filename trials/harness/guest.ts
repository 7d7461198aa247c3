import type { Entry } from '../../protocol/entry.ts';
import type { Fault } from '../../protocol/fault.ts';
import type { EntryPage } from '../../protocol/http.ts';
import type { Person } from '../../protocol/person.ts';

/** The address of a server. */
export interface Address {
  readonly url: string;
  readonly socketUrl: string;
}

/** An unsuccessful answer. */
export class HttpError extends Error {
  readonly status: number;
  readonly fault: Fault;

  constructor(request: string, status: number, fault: Fault) {
    super(`${request}: ${status} ${fault.code}: ${fault.message}`);
    this.status = status;
    this.fault = fault;
  }
}

/** A person with a token, who uses HTTP at any address of the same store. */
export class Guest {
  at: Address;
  readonly person: Person;
  readonly token: string;

  private constructor(at: Address, person: Person, token: string) {
    this.at = at;
    this.person = person;
    this.token = token;
  }

  static async create(at: Address, name: string): Promise<Guest> {
    const { person, token } = await ask<{ person: Person; token: string }>(at, 'POST /api/me', {
      name,
      token: true,
    });
    return new Guest(at, person, token);
  }

  /** The answer to a request such as `GET /api/me`; throws an HttpError if refused. */
  ask<T>(request: string, body?: object): Promise<T> {
    return ask(this.at, request, body, this.token);
  }

  /** The whole log of a table, page by page. */
  async entries(table: string): Promise<Entry[]> {
    const all: Entry[] = [];
    for (let since: number | undefined = 0; since !== undefined; ) {
      const page: EntryPage = await this.ask(`GET /api/tables/${table}/entries?since=${since}`);
      all.push(...page.entries);
      since = page.next;
    }
    return all;
  }
}

export async function ask<T>(at: Address, request: string, body?: object, token?: string): Promise<T> {
  const [method, path] = request.split(' ') as [string, string];
  const response = await fetch(at.url + path, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });
  const text = await response.text();
  const read = response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text;
  if (!response.ok) throw new HttpError(request, response.status, read as Fault);
  return read as T;
}
