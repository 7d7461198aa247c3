import { randomBytes } from 'node:crypto';
import type { NoticeSettings } from '../../protocol/notices.ts';
import type { Batch, Endpoint } from '../../store/notices/api.ts';
import type { Store } from '../../store/store.ts';
import type { Watched } from '../tables/api.ts';
import { tableTime } from '../tables/time.ts';
import type { Carriers, Outcome } from './channels.ts';
import { decisionsIn } from './decisions.ts';
import { messageOf, testMessage } from './message.ts';
import { type Grace, graceOf, ruleOn, ruleOnNews } from './rule.ts';
import { localTime, nextTime, usableZone } from './zone.ts';

const DAY = 86_400_000;
/** Seats and messages at a time. */
const SEATS = 100;
const MESSAGES = 100;
/**
 * Of those, messages under way to endpoints of one person, and to all that did not work the last time: each may take as
 * long as it likes, up to a limit, and nobody else is to wait for it.
 */
const MESSAGES_EACH = 3;
const MESSAGES_FAILING = 40;
/** A message that was not recorded as sent within this time is sent again, with the same id. */
const LEASE_MS = 30_000;
/** How long and how often a message is tried. */
const TRIED_MS = DAY;
const MOST_TRIES = 12;
const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 2 * 3_600_000;
/** How long it is remembered what was sent. */
const KEPT_MS = 30 * DAY;

export interface SenderParts {
  readonly store: Store;
  readonly carriers: Carriers;
  readonly grace: Grace;
  /** Seats whose people have their table open at this node. */
  watched(): readonly Watched[];
  failed(error: unknown): void;
  /** Another clock in tests of whole nights. */
  now?(): number;
}

/** Tells people of their games while they are away. Every node has one; each notice is sent by one of them. */
export class Sender {
  readonly #parts: SenderParts;
  readonly #now: () => number;
  readonly #timers: NodeJS.Timeout[] = [];
  /** Messages under way, by the id of the endpoint: one at a time. */
  readonly #flying = new Map<string, { readonly endpoint: Endpoint; readonly flight: Promise<void> }>();
  #present: ReadonlySet<string> = new Set();
  #running: Promise<void> | undefined;
  #swept = 0;
  #closed = false;

  constructor(parts: SenderParts) {
    this.#parts = parts;
    this.#now = parts.now ?? tableTime;
  }

  get #shortest(): number {
    const { days, live } = this.#parts.grace;
    return Math.min(days, live);
  }

  start(): void {
    const pause = Math.min(2_000, Math.max(100, this.#shortest / 4));
    this.#timers.push(setInterval(() => this.#tick(), pause).unref());
  }

  #tick(): void {
    if (this.#running || this.#closed) return;
    this.#running = this.round()
      .catch((error: unknown) => this.#parts.failed(error))
      .finally(() => {
        this.#running = undefined;
      });
  }

  /** One look at everything that may be due. */
  async round(): Promise<void> {
    const { notices } = this.#parts.store;
    const now = this.#now();
    await this.#hold(now);
    while ((await this.#claim(now)) === SEATS && !this.#closed);
    while ((await this.#claimNews(now)) === SEATS && !this.#closed);
    while ((await notices.claimDigests(now, SEATS, (settings) => digestOf(settings, now))) === SEATS);
    await this.#take(now, false);
    await this.#take(now, true);
    if (now - this.#swept < 3_600_000) return;
    this.#swept = now;
    await notices.sweep(now - KEPT_MS);
  }

  async #take(now: number, failing: boolean): Promise<void> {
    const flying = [...this.#flying.values()].map(({ endpoint }) => endpoint);
    const same = flying.filter(({ failed }) => failed > 0 === failing).length;
    const limit = (failing ? MESSAGES_FAILING : MESSAGES - MESSAGES_FAILING) - same;
    if (limit <= 0) return;
    const people = [...Map.groupBy(flying, ({ person }) => person)]
      .filter(([, own]) => own.length >= MESSAGES_EACH)
      .map(([person]) => person);
    const busy = { endpoints: flying.map(({ id }) => id), people };
    const wanted = { limit, failing, each: MESSAGES_EACH, busy };
    const batches = await this.#parts.store.notices.take(now, now + LEASE_MS, wanted);
    for (const batch of batches) void this.#fly(batch);
  }

  /** Waits for messages under way. */
  async settled(): Promise<void> {
    while (this.#flying.size > 0) await Promise.all([...this.#flying.values()].map(({ flight }) => flight));
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const timer of this.#timers) clearInterval(timer);
    await this.#running;
    await this.settled();
  }

  #claim(now: number): Promise<number> {
    const { store, grace } = this.#parts;
    return store.notices.claim(now - this.#shortest, now, SEATS, (due) => ruleOn(due, now, grace));
  }

  #claimNews(now: number): Promise<number> {
    const { notices } = this.#parts.store;
    return notices.claimNews(now - this.#shortest, now, SEATS, (due) => ruleOnNews(due, now));
  }

  /** Who watches a table is told of it only once they have been away for the grace. */
  async #hold(now: number): Promise<void> {
    const { store, grace, watched } = this.#parts;
    const all = watched();
    const held = Map.groupBy(all, ({ settings }) => graceOf(settings, grace));
    for (const [ms, seats] of held) await store.notices.hold(seats, now + ms - this.#shortest);
    const present = new Set(all.map(({ person }) => person));
    const before = this.#present;
    this.#present = present;
    for (const person of present) if (!before.has(person)) await store.notices.returned(person);
  }

  async #fly(batch: Batch): Promise<void> {
    const flight = this.#deliver(batch).catch((error: unknown) => this.#parts.failed(error));
    const { endpoint } = batch;
    this.#flying.set(endpoint.id, { endpoint, flight });
    await flight;
    this.#flying.delete(endpoint.id);
  }

  async #deliver(batch: Batch): Promise<void> {
    const { store, carriers } = this.#parts;
    const { notices } = store;
    const ids = new Set(batch.items.flatMap(({ about }) => (about === '' ? [] : about)));
    const digest = batch.items.some(({ kind }) => kind === 'digest');
    const [tables, waiting, decided] = await Promise.all([
      notices.tables([...ids]),
      digest ? notices.waiting(batch.person.id) : [],
      decisionsIn(store, batch, this.#now()),
    ]);
    const message = await messageOf(batch, tables, waiting, decided);
    const carry = carriers[batch.endpoint.kind];
    if (!message || !carry) return notices.dropped(batch);
    const outcome = await carry(batch.endpoint, message, this.#now());
    const now = this.#now();
    switch (outcome) {
      case 'ok':
        return notices.sent(batch, now);
      case 'gone':
        return notices.removeEndpoint(batch.endpoint.id);
      case 'refused':
        return notices.failed(batch, null);
      case 'later': {
        const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (batch.tries - 1));
        const worth = batch.tries < MOST_TRIES && now + wait - batch.created < TRIED_MS;
        return notices.failed(batch, worth ? now + wait : null);
      }
    }
  }

  /** Sends a test to an endpoint at once. */
  async test(endpoint: Endpoint, settings: NoticeSettings | undefined): Promise<Outcome> {
    const carry = this.#parts.carriers[endpoint.kind];
    if (!carry) return 'refused';
    const message = await testMessage(randomBytes(12).toString('base64url'), { settings });
    const outcome = await carry(endpoint, message, this.#now());
    if (outcome === 'gone') await this.#parts.store.notices.removeEndpoint(endpoint.id);
    return outcome;
  }
}

/** The local date whose digest is due, and when to look for the next. */
function digestOf(
  settings: NoticeSettings | undefined,
  now: number,
): { date: number | undefined; at: number | null } {
  const { digest } = settings ?? {};
  if (digest === undefined) return { date: undefined, at: null };
  const zone = usableZone(settings!.zone);
  const { date, minutes } = localTime(now, zone);
  return { date: minutes >= digest ? date : undefined, at: nextTime(now, zone, digest) };
}
