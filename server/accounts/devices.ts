import { createHash } from 'node:crypto';
import type { StoredDevice } from '../../store/accounts/account.ts';
import { newId } from '../../store/id.ts';
import type { Store } from '../../store/store.ts';
import type { Claim } from './cookie.ts';
import { Memo } from './memo.ts';

/** How long this node may trust a device that another node has signed out. */
const FRESH_MS = 2000;
const REMEMBERED = 20_000;
/** How exact the time of the last use is. */
const USED_MS = 10 * 60_000;

/** The browsers in which people are signed in. */
export class Devices {
  readonly #store: Store;
  readonly #memo = new Memo<StoredDevice | undefined>(FRESH_MS, REMEMBERED);

  constructor(store: Store) {
    this.#store = store;
  }

  /** A new device of a person; returns its id, for the cookie. */
  async begin(person: string, agent: string | undefined): Promise<string> {
    const id = newId();
    await this.#store.accounts.addDevice(deviceOf(id, person, Date.now(), agent));
    return id;
  }

  /** The device of a cookie, unless it was signed out. */
  async of(claim: Claim, agent: string | undefined): Promise<string | undefined> {
    const id = claim.device ?? formerId(claim);
    const device =
      (await this.#find(id)) ??
      (claim.device === undefined ? await this.#beginFormer(id, claim, agent) : undefined);
    if (!device || device.ended !== null || device.person !== claim.id) return undefined;
    const now = Date.now();
    if (now - device.used > USED_MS) {
      await this.#store.accounts.useDevice(id, now);
      this.forget(id);
    }
    return id;
  }

  async #beginFormer(id: string, claim: Claim, agent: string | undefined): Promise<StoredDevice | undefined> {
    await this.#store.accounts.addDevice(deviceOf(id, claim.id, claim.issued, agent));
    this.forget(id);
    return this.#find(id);
  }

  #find(id: string): Promise<StoredDevice | undefined> {
    return this.#memo.get(id, () => this.#store.accounts.device(id));
  }

  list(person: string): Promise<StoredDevice[]> {
    return this.#store.accounts.devices(person);
  }

  /** False if the person is not signed in there. */
  async end(person: string, id: string): Promise<boolean> {
    const ended = await this.#store.accounts.endDevice(person, id, Date.now());
    this.forget(id);
    return ended > 0;
  }

  async endOthers(person: string, own: string | undefined): Promise<void> {
    const devices = await this.list(person);
    await this.#store.accounts.endDevices(person, own, Date.now());
    for (const { id } of devices) this.forget(id);
  }

  forget(id: string): void {
    this.#memo.forget(id);
  }

  forgetAll(): void {
    this.#memo.clear();
  }
}

const deviceOf = (id: string, person: string, created: number, agent: string | undefined): StoredDevice => ({
  id,
  person,
  label: labelOf(agent),
  created,
  used: Date.now(),
  ended: null,
});

/** Cookies of earlier versions name no device; theirs has an id that follows from the cookie. */
const formerId = ({ id, epoch, issued }: Claim): string =>
  createHash('sha256').update(`device ${id}.${epoch}.${issued}`).digest('hex').slice(0, 20);

/** The first that a browser's name for itself contains: many contain the names of others too. */
const BROWSERS = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

/** Browser and system, as far as they can be told: `Firefox, Linux`. */
export function labelOf(agent = ''): string {
  const named = [BROWSERS, SYSTEMS].flatMap((all) => all.find(([sign]) => sign.test(agent))?.[1] ?? []);
  return named.join(', ');
}
