import type { IncomingMessage } from 'node:http';
import type { Person } from '../../protocol/person.ts';
import { newId } from '../../store/id.ts';
import { madeUpName } from '../../store/made-up-name.ts';
import type { Store, StoredPerson, StoredToken } from '../../store/store.ts';
import type { Bus } from '../bus/bus.ts';
import { type Claim, makeCookie, parseCookie } from './cookie.ts';
import { Devices } from './devices.ts';
import { Memo } from './memo.ts';
import { hash, hashCode, isToken, newCode, newToken } from './secret.ts';

/** How long this node may trust a cookie or token that another node has revoked. */
const FRESH_MS = 2000;
const REMEMBERED = 20_000;
const DEVICE_CODE_MS = 15 * 60_000;

/** The part of a request that identifies the person; also available on a socket's upgrade. */
export interface Asking {
  readonly headers: IncomingMessage['headers'];
  readonly cookies: Readonly<Record<string, string | undefined>>;
}

export interface Known {
  readonly person: Person;
  /** Absent for programs with a token, as is the device. */
  readonly claim?: Claim;
  readonly device?: string;
  /** The hash of the token; absent for cookies. */
  readonly token?: string;
}

/** Guests, identified by a signed cookie, and programs, identified by a token. */
export class Identities {
  /** Whether cookies are sent over https only. */
  readonly secure: boolean;
  readonly cookieName: string;
  readonly devices: Devices;
  readonly #store: Store;
  readonly #secret: string;
  readonly #people = new Memo<StoredPerson | undefined>(FRESH_MS, REMEMBERED);
  readonly #tokens = new Memo<string | undefined>(FRESH_MS, REMEMBERED);
  readonly #listeners: ((person: string) => void)[] = [];
  readonly #bus: Pick<Bus, 'publish'> | undefined;

  constructor(store: Store, secret: string, secure: boolean, bus?: Pick<Bus, 'publish' | 'onPersonChanged'>) {
    this.#store = store;
    this.#secret = secret;
    this.devices = new Devices(store);
    this.#bus = bus;
    bus?.onPersonChanged((person) => this.#heard(person));
    this.secure = secure;
    this.cookieName = secure ? '__Host-mandate' : 'mandate';
  }

  static async open(store: Store, secure: boolean, bus?: Bus): Promise<Identities> {
    return new Identities(store, await store.secret('cookie'), secure, bus);
  }

  async create(name: string | undefined): Promise<StoredPerson> {
    const person = { id: newId(), name: name ?? madeUpName(), created: Date.now(), epoch: 0 };
    await this.#store.people.create(person);
    return person;
  }

  cookie({ id, epoch }: { id: string; epoch: number }, device: string): string {
    return makeCookie({ id, epoch, issued: Date.now(), device }, this.#secret);
  }

  async addToken(person: string, label: string): Promise<TokenLine & { token: string }> {
    const token = newToken();
    const kept = { hash: hash(token), person, label, created: Date.now() };
    await this.#store.people.addToken(kept);
    return { ...tokenLineOf(kept), token };
  }

  async tokens(person: string): Promise<TokenLine[]> {
    return (await this.#store.people.tokens(person)).map(tokenLineOf);
  }

  /** False if the person has no such token. */
  async removeToken(person: string, id: string): Promise<boolean> {
    const found = (await this.#store.people.tokens(person)).find((token) => tokenLineOf(token).id === id);
    if (!found) return false;
    await this.#removeToken(person, found.hash);
    this.#revoked(person);
    return true;
  }

  async #removeToken(person: string, tokenHash: string): Promise<void> {
    await this.#store.people.removeToken(person, tokenHash);
    this.#tokens.forget(tokenHash);
  }

  async erase(person: string): Promise<void> {
    const tokens = await this.#store.people.tokens(person);
    await this.#store.people.erase(person);
    for (const token of tokens) this.#tokens.forget(token.hash);
    this.forget(person);
    this.#revoked(person);
  }

  /** Makes a guest part of an account, once the tables have handed over the seats. */
  async merge(guest: string, account: string): Promise<void> {
    const devices = await this.devices.list(guest);
    const tokens = await this.#store.people.tokens(guest);
    await this.#store.accounts.merge(guest, account, Date.now());
    for (const { id } of devices) this.devices.forget(id);
    for (const token of tokens) this.#tokens.forget(token.hash);
    this.forget(guest);
    this.#revoked(guest);
  }

  /** False if the person is not signed in on this device. */
  async endDevice(person: string, device: string): Promise<boolean> {
    const ended = await this.devices.end(person, device);
    if (ended) this.#revoked(person);
    return ended;
  }

  async createDeviceCode(person: string): Promise<{ code: string; expires: number }> {
    const code = newCode();
    const expires = Date.now() + DEVICE_CODE_MS;
    await this.#store.people.addCode(hashCode(code), person, expires);
    return { code, expires };
  }

  /** The person behind a device code, which works once. */
  async redeem(code: string): Promise<StoredPerson | undefined> {
    const id = await this.#store.people.takeCode(hashCode(code), Date.now());
    return id === undefined ? undefined : this.#store.people.find(id);
  }

  /** Ends all cookies and tokens except the caller's; the caller then needs a new cookie. */
  async signOutElsewhere(known: Known): Promise<StoredPerson> {
    const { id } = known.person;
    const epoch = await this.#store.people.raiseEpoch(id);
    await this.devices.endOthers(id, known.device);
    for (const { hash: token } of await this.#store.people.tokens(id))
      if (token !== known.token) await this.#removeToken(id, token);
    this.forget(id);
    this.#revoked(id);
    const person = await this.#store.people.find(id);
    return { id, name: known.person.name, created: 0, ...person, epoch };
  }

  /** Called when a cookie or token of a person was revoked: its sockets must identify themselves again. */
  onRevoked(listener: (person: string) => void): void {
    this.#listeners.push(listener);
  }

  #revoked(person: string): void {
    for (const listener of this.#listeners) listener(person);
    this.#bus?.publish({ person });
  }

  /** Another node has revoked a cookie or token of a person. */
  #heard(person: string): void {
    this.forget(person);
    // Rare, so that all are read again rather than indexed by person.
    this.devices.forgetAll();
    this.#tokens.clear();
    for (const listener of this.#listeners) listener(person);
  }

  /** Call after changing a person on this node; other nodes notice within `FRESH_MS`. */
  forget(person: string): void {
    this.#people.forget(person);
  }

  async whoIs(request: Asking): Promise<Person | undefined> {
    return (await this.know(request))?.person;
  }

  async know(request: Asking): Promise<Known | undefined> {
    const token = bearer(request);
    if (token !== undefined) return this.#byToken(token);
    const cookie = request.cookies[this.cookieName];
    if (cookie === undefined) return;
    const claim = parseCookie(cookie, this.#secret, Date.now());
    if (!claim) return;
    const person = await this.find(claim.id);
    if (person?.epoch !== claim.epoch) return undefined;
    const device = await this.devices.of(claim, request.headers['user-agent']);
    return device === undefined ? undefined : { person: shown(person), claim, device };
  }

  find(id: string): Promise<StoredPerson | undefined> {
    return this.#people.get(id, () => this.#store.people.find(id));
  }

  async #byToken(token: string): Promise<Known | undefined> {
    if (!isToken(token)) return;
    const key = hash(token);
    const id = await this.#tokens.get(key, async () => (await this.#store.people.findToken(key))?.person);
    const person = id === undefined ? undefined : await this.find(id);
    return person && { person: shown(person), token: key };
  }
}

export interface TokenLine {
  readonly id: string;
  readonly label: string;
  readonly created: number;
}

/** A token as its owner sees it; its id is the start of its hash. */
export const tokenLineOf = ({ hash: key, label, created }: StoredToken): TokenLine => ({
  id: key.slice(0, 20),
  label,
  created,
});

const shown = ({ id, name, account, banned }: StoredPerson): Person => ({
  id,
  name,
  ...(account && { account }),
  ...(banned && { banned }),
});

const bearer = ({ headers }: Asking): string | undefined => {
  const [scheme, token] = headers.authorization?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' ? (token ?? '') : undefined;
};
