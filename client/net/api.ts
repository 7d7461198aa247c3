import type { Command } from '../../protocol/command.ts';
import type { Entry } from '../../protocol/entry.ts';
import type { Fault, FaultCode } from '../../protocol/fault.ts';
import type { BroughtGame, EntryPage } from '../../protocol/http.ts';
import type {
  Friend,
  GamePage,
  Profile,
  RatingBoard,
  SeatedPerson,
  ShownCircle,
  ShownPerson,
} from '../../protocol/people.ts';
import type { Person } from '../../protocol/person.ts';
import type { Position } from '../../protocol/position.ts';
import type { TableInfo, TableListing, TableSettings } from '../../protocol/table.ts';
import { ownName } from '../settings/settings.ts';
import { hearConduct } from './conduct.ts';
import { isolateNames } from './isolate.ts';

/** A request that the server refused, or that did not reach it. */
export class ApiError extends Error {
  readonly code: FaultCode | 'offline';

  constructor(code: FaultCode | 'offline', message: string) {
    super(message);
    this.code = code;
  }
}

export async function request(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError('offline', 'The server cannot be reached.');
  }
  if (response.ok) return response;
  // A proxy may have answered with something else.
  const fault = (await response.json().catch(() => undefined)) as Partial<Fault> | undefined;
  throw new ApiError(fault?.code ?? 'offline', fault?.message ?? response.statusText);
}

/** A request with a JSON answer. */
export const json = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await request(method, path, body)).json() as Promise<T>;

/** A GET request whose answer is displayed, with names isolated. */
const shown = async <T>(path: string): Promise<T> => isolateNames(await json<T>('GET', path));

const KNOWN = 'mandate-known';

/** Whether this device has an identity on the server, so that asking for its games makes sense. */
export const isKnown = (): boolean => localStorage.getItem(KNOWN) !== null;

/** Remembers who this device is; `undefined` forgets. The name in the settings follows that of the account. */
export function remember(person: Person | undefined): void {
  if (!person) return localStorage.removeItem(KNOWN);
  localStorage.setItem(KNOWN, person.name);
  if (ownName.value !== '') ownName.value = person.name;
}

/** The person on this device; creates a guest on first use. */
export async function becomeSomebody(): Promise<Person> {
  const person = await identify();
  remember(person);
  return person;
}

async function identify(): Promise<Person> {
  try {
    const { conduct, ...person } = await json<Person & { conduct?: true }>('GET', '/me');
    hearConduct(conduct);
    const name = ownName.value.trim();
    // Only a name that was changed here: another device may have changed that of the account.
    if (name === '' || name === person.name || name === localStorage.getItem(KNOWN)) return person;
    return await unlessUnfit(
      () => json<Person>('PATCH', '/me', { name }),
      async () => person,
    );
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unauthorized') throw error;
  }
  const name = ownName.value.trim();
  const arrive = async (body: object) => (await json<{ person: Person }>('POST', '/me', body)).person;
  return name === ''
    ? arrive({})
    : unlessUnfit(
        () => arrive({ name }),
        () => arrive({}),
      );
}

/** If the server refuses the name set on this device, plays on without it. */
async function unlessUnfit(named: () => Promise<Person>, nameless: () => Promise<Person>): Promise<Person> {
  try {
    return await named();
  } catch (error) {
    if (error instanceof ApiError && UNFIT.has(error.code)) return nameless();
    throw error;
  }
}

/** A name that nobody may have here, or a person who may not choose one now. */
const UNFIT: ReadonlySet<ApiError['code']> = new Set(['malformed', 'restricted']);

export const openTables = async (): Promise<readonly TableListing[]> =>
  (await shown<{ tables: TableListing[] }>('/tables?status=open')).tables;

/** [] for unknown visitors. */
export async function myTables(): Promise<readonly TableListing[]> {
  try {
    const { tables, conduct } = await shown<{ tables: TableListing[]; conduct?: true }>('/me/tables');
    hearConduct(conduct);
    return tables;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unauthorized') return [];
    throw error;
  }
}

/** A nonce for the shuffle that nobody else knows. */
export const ownNonce = (): string => crypto.randomUUID();

/** Opens a table and takes its first seat. */
export const createTable = (
  settings: Partial<TableSettings> & Pick<TableSettings, 'game' | 'seats'>,
  circle?: string,
) =>
  json<TableInfo>('POST', '/tables', {
    ...settings,
    ...(circle !== undefined && { circle }),
    sit: { nonce: ownNonce() },
  });

/** Opens a table that continues a game from this device. */
export const bringGame = (
  game: Pick<BroughtGame, 'record' | 'seat' | 'bots'> & { readonly table: Partial<BroughtGame['table']> },
) => json<TableInfo>('POST', '/records', game);

/** Sends a command for a table that is not watched. */
export const doAt = (id: string, command: Command): Promise<unknown> =>
  json('POST', `/tables/${id}/commands`, command);

/** A table as this visitor sees it. */
export const lookAt = (id: string) =>
  shown<{ readonly info: TableInfo; readonly position?: Position }>(`/tables/${id}`);

/** Public pages. */
export const readProfile = (person: string): Promise<Profile> =>
  shown(`/people/${encodeURIComponent(person)}`);
export const readGamePage = (game: string): Promise<GamePage> => shown(`/games/${game}`);
export const readBoards = async (): Promise<readonly RatingBoard[]> =>
  (await shown<{ boards: RatingBoard[] }>('/boards')).boards;

/** Those whom the visitor follows; none for unknown visitors. */
export const myFriends = async (): Promise<readonly Friend[]> =>
  isKnown() ? (await shown<{ friends: Friend[] }>('/me/friends')).friends : [];
export const findPeople = async (name: string): Promise<readonly ShownPerson[]> =>
  (await shown<{ people: ShownPerson[] }>(`/people?name=${encodeURIComponent(name)}`)).people;
export const follow = async (person: string, on: boolean): Promise<void> =>
  void (await request(on ? 'PUT' : 'DELETE', `/me/friends/${person}`));
export const inviteTo = async (table: string, person: string): Promise<void> =>
  void (await request('POST', `/tables/${table}/invitations`, { person }));

export const seatedAt = async (table: string): Promise<readonly SeatedPerson[]> =>
  (await shown<{ people: SeatedPerson[] }>(`/tables/${table}/people`)).people;
/** None for unknown visitors. */
export const myCircles = async (): Promise<readonly ShownCircle[]> =>
  isKnown() ? (await shown<Listed>('/me/circles')).circles : [];
type Listed = { readonly circles: readonly ShownCircle[] };
export const addCircle = async (name: string, people: readonly string[]) =>
  (await json<Listed>('POST', '/me/circles', { name, people })).circles;
export const changeCircle = async (id: string, name: string, people: readonly string[]) =>
  (await json<Listed>('PUT', `/me/circles/${id}`, { name, people })).circles;
export const removeCircle = async (id: string): Promise<void> =>
  void (await request('DELETE', `/me/circles/${id}`));

/** The whole log of a table, page by page. */
export async function entriesAt(id: string): Promise<readonly Entry[]> {
  const all: Entry[] = [];
  for (let since: number | undefined = 0; since !== undefined; ) {
    const page: EntryPage = await shown(`/tables/${id}/entries?since=${since}`);
    all.push(...page.entries);
    since = page.next;
  }
  return all;
}

/** The position at a table after `ply` decisions. */
export const tablePosition = (id: string, ply: number): Promise<Position> =>
  json<Position>('GET', `/tables/${id}/positions/${ply}`);

export const tableRecord = async (id: string): Promise<string> =>
  (await request('GET', `/tables/${id}/record`)).text();
