import { setTimeout } from 'node:timers/promises';
import { seatsOf } from '../../core/game.ts';
import type { GameId } from '../../games/list.ts';
import type { Command } from '../../protocol/command.ts';
import { PAGE_ENTRIES } from '../../protocol/entry.ts';
import { Refusal } from '../../protocol/fault.ts';
import type { BroughtGame, NewTable } from '../../protocol/http.ts';
import type { Person } from '../../protocol/person.ts';
import type { Position } from '../../protocol/position.ts';
import type { TableInfo, TableListing, TableSettings } from '../../protocol/table.ts';
import { peopleOf, seatOf } from '../../store/log/ledger.ts';
import type { Draft, TableLine } from '../../store/log/line.ts';
import { gameOfTable } from '../../store/log/settings.ts';
import {
  type FirstLines,
  type Store,
  StoreError,
  type Summary,
  type TableRecord,
} from '../../store/store.ts';
import { UnreadableError } from '../../store/unreadable.ts';
import { Window } from '../accounts/window.ts';
import type { Urgency } from '../bots/queue.ts';
import type { Bus, TableChanged } from '../bus/bus.ts';
import type { Done, EntryPage, HallApi, ListPage, ListQuery, Looked, Notice } from './api.ts';
import { Aside, unreadable } from './aside.ts';
import { Audience, catchUpText, pageOf, presenceText, type Watcher } from './audience.ts';
import { type Advisor, BotDriver, type Clock, WALL_CLOCK } from './bot-driver.ts';
import { Company, Departures, GRACE_MS } from './company.ts';
import { credit, eachRunning, type Outage, outageBefore } from './credit.ts';
import { expire } from './expiry.ts';
import { newId } from './id.ts';
import { Lanes } from './lanes.ts';
import { cursorOf, cursorText, listingOf } from './list.ts';
import { broughtOpening, invitedAgain, opening } from './opening.ts';
import { mayLook, notOpen } from './sight.ts';
import { LEASE_MS } from './summary.ts';
import { Table, type TableListener } from './table.ts';
import { tableTime } from './time.ts';

export interface HallParts {
  readonly store: Store;
  readonly bus: Bus;
  readonly advisor: Advisor;
  /** The name of this process among those on the store. */
  readonly node: string;
  readonly limits: {
    /** Tables that one person may have open or running at a time. */
    readonly openTables: number;
    /** Of them, those in the public list that have not started. */
    readonly listedTables: number;
    /** After so many hours an open table at which nothing happens is closed. */
    readonly openHours: number;
  };
  /** How long a closed page still counts as open, in milliseconds. */
  readonly grace?: number;
  /** Seconds that a quick bot takes for a decision at a table with people. */
  readonly botPause: number;
  /** By which bots pause; the one on the wall unless a test has another. */
  readonly clock?: Clock;
  /** Told of failures that no request is answered with. */
  failed(error: unknown): void;
  /** Told of every decision that is stored. */
  decided?(game: GameId): void;
}

const SWEEP_MS = 500;
const BEAT_MS = 5_000;
const EXPIRY_MS = 60_000;
/** How long a table that nobody looks at stays in memory. */
const LINGER_MS = 10_000;
const LIST_LIMIT = 100;
/** People whom one person does not hear; all of them are read whenever that person looks at a table. */
const MOST_MUTED = 200;
/** Tables that one sweep wakes. Bots that wait for a thread keep theirs due, and must not hide clocks that are up. */
const DUE_LIMIT = 10_000;

/** Notices an hour that invite one person to rematches of the same game. */
const MOST_INVITATIONS = 3;

/** How often a node tells the others again who looks at its tables. */
const REPORT_MS = 30_000;

/** A table in memory with those who look at it. */
interface Live {
  readonly table: Table;
  readonly audience: Audience;
  readonly company: Company;
  used: number;
}

function mustSee({ ledger }: Table, person: Person | undefined): void {
  if (!mayLook(ledger, person)) throw notOpen();
}

const noticeOf = (
  table: string,
  { status, ...rest }: Omit<NonNullable<TableChanged['notices']>[number], 'person'>,
): Notice => ({ t: 'notice', table, status: status as Notice['status'], ...rest });

export class Hall implements HallApi {
  readonly #parts: HallParts;
  readonly #botDriver: BotDriver;
  readonly #lives = new Map<string, Promise<Live>>();
  readonly #open = new Map<string, Live>();
  readonly #listeners: ((person: string, notice: Notice) => void)[] = [];
  /** What each person does that counts what they did before. */
  readonly #people = new Lanes();
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #departures = new Departures();
  readonly #invitations = new Window(MOST_INVITATIONS, 3_600_000, 'invitations');
  readonly #aside: Aside;
  /** The time before the start of this node in which nobody could play; tables get it back when they are loaded. */
  #outage: Outage | undefined;
  #sweeping = false;
  /** Whether the last beat was stored, and how many appends had failed by then: later ones are news. */
  #keeps = true;
  #failedThen = 0;
  #closed = false;

  constructor(parts: HallParts) {
    this.#parts = parts;
    this.#aside = new Aside(parts.failed);
    const { advisor, botPause, clock = WALL_CLOCK } = parts;
    this.#botDriver = new BotDriver({
      advisor,
      clock,
      botPause,
      urgency: (table) => this.#urgency(table),
      failed: (error) => parts.failed(error),
    });
    parts.bus.onTableChanged(({ table, n, notices = [], company }) => {
      this.#refresh(table, n);
      for (const { person, ...notice } of notices) this.#notify(person, noticeOf(table, notice));
      if (company) this.#open.get(table)?.company.hear(company);
    });
    parts.bus.onGap(() => {
      for (const table of this.#lives.keys()) this.#refresh(table, Number.POSITIVE_INFINITY);
      for (const { company } of this.#open.values()) company.renew();
    });
  }

  get live(): number {
    return this.#open.size;
  }

  get keeps(): boolean {
    return this.#keeps && this.#parts.store.stats.failed === this.#failedThen;
  }

  get aside(): number {
    return this.#aside.size;
  }

  /** Minds bots and clocks; the time of an outage is given back meanwhile. */
  async start(): Promise<void> {
    const { store, node } = this.#parts;
    this.#outage = await outageBefore(store, node);
    this.#every(SWEEP_MS, () => this.#sweep());
    this.#every(REPORT_MS, async () => {
      for (const { company } of this.#open.values()) company.report();
    });
    this.#every(EXPIRY_MS, () => this.expire());
    if (this.#outage) void this.#recover();
    else await this.#beats();
  }

  /** Until all tables have their time back this node does not beat: who starts after a crash then does it again. */
  async #recover(): Promise<void> {
    const { store, failed } = this.#parts;
    for (let done = false; !done && !this.#closed; )
      try {
        await eachRunning(
          store,
          (id) => this.#tend(id, () => {}),
          () => this.#closed,
        );
        done = true;
      } catch (error) {
        failed(error);
        await setTimeout(BEAT_MS, undefined, { ref: false });
      }
    if (!this.#closed) await this.#beats();
  }

  async #beats(): Promise<void> {
    await this.#beat();
    this.#every(BEAT_MS, () => this.#beat());
  }

  /** Closes open tables at which nothing has happened for long, as of a time. */
  expire(now = tableTime()): Promise<void> {
    const { store, limits, failed } = this.#parts;
    return expire(
      store.tables,
      limits.openHours,
      now,
      (id) => this.#find(id),
      (error) => {
        // One that cannot be read was logged when it was set aside.
        if (!(error instanceof Refusal)) failed(error);
      },
    );
  }

  async #beat(): Promise<void> {
    const { store, node } = this.#parts;
    const { failed } = store.stats;
    this.#keeps = await store.nodes.beat(node, tableTime()).then(
      () => true,
      (error: unknown) => {
        this.#parts.failed(error);
        return false;
      },
    );
    this.#failedThen = failed;
  }

  #every(ms: number, job: () => Promise<void>): void {
    this.#timers.push(setInterval(() => void job().catch(this.#parts.failed), ms).unref());
  }

  /** Finishes what is under way. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#botDriver.close();
    for (const timer of this.#timers) clearInterval(timer);
    for (const { company } of this.#open.values()) company.close();
    await Promise.all([...this.#open.values()].map(({ table }) => table.inTurn(() => {}).catch(() => {})));
  }

  async create(host: Person, settings: TableSettings, sit?: NewTable['sit']): Promise<TableInfo> {
    const { nonce } = sit ?? {};
    const body = { seat: 0, person: host.id, name: host.name, ...(nonce !== undefined && { nonce }) };
    return this.#opened(host, settings, () => opening(host, settings, sit ? [{ type: 'sit', body }] : []));
  }

  async bring(host: Person, game: BroughtGame): Promise<TableInfo> {
    return this.#opened(host, game.table, () => broughtOpening(host, game));
  }

  /** One after another for each host, so that many requests at once count each other. */
  #opened(
    host: Person,
    { listed }: Pick<TableSettings, 'listed'>,
    make: () => ReturnType<typeof opening>,
  ): Promise<TableInfo> {
    return this.#people.run(host.id, async () => {
      await this.#mustHaveRoom(host, listed);
      return (await this.#put(...make())).info;
    });
  }

  async #mustHaveRoom(host: Person, listed: boolean): Promise<void> {
    const { store, limits } = this.#parts;
    if ((await store.tables.countOpen(host.id)) >= limits.openTables)
      throw new Refusal(
        'too-many',
        `You have ${limits.openTables} tables open or running already; end or close one first.`,
      );
    if (listed && (await store.tables.countListed(host.id)) >= limits.listedTables)
      throw new Refusal(
        'too-many',
        `${limits.listedTables} of your tables are in the public list already; close one, or open this one unlisted.`,
      );
  }

  /** A new table, which somebody will look at soon. */
  async #put(table: TableRecord, first: FirstLines): Promise<Table> {
    await this.#parts.store.tables.create(table, first);
    const live = this.#set(table, first.lines as TableLine[]);
    this.#lives.set(table.id, Promise.resolve(live));
    this.#open.set(table.id, live);
    return live.table;
  }

  /** A table from memory or from the store, for whoever may look at it. */
  async #find(id: string): Promise<Live> {
    let found = this.#lives.get(id);
    if (!found) {
      if (this.#aside.has(id)) throw unreadable();
      found = this.#load(id);
      this.#lives.set(id, found);
      found.then(
        (live) => {
          this.#open.set(id, live);
          this.#aside.clear(id);
        },
        (error: unknown) => {
          this.#lives.delete(id);
          if (!(error instanceof StoreError || error instanceof Refusal)) this.#aside.put(id, error);
        },
      );
    }
    const live = await found.catch((error: unknown) => {
      throw error instanceof UnreadableError ? unreadable() : error;
    });
    live.used = tableTime();
    return live;
  }

  async #load(id: string): Promise<Live> {
    const stored = await this.#parts.store.tables.find(id);
    if (!stored) throw new Refusal('not-found', 'There is no such table.');
    const live = this.#set(stored);
    await live.table.inTurn(() => {});
    if (this.#outage) await credit(live.table, this.#outage);
    return live;
  }

  #set(record: TableRecord, lines?: readonly TableLine[]): Live {
    const { store, decided, node, bus, failed, grace = GRACE_MS } = this.#parts;
    const company = new Company({
      node,
      departures: this.#departures,
      grace,
      table: () => table,
      report: (reported) => bus.publish({ table: record.id, n: 0, company: reported }),
      tell: (presence) => audience.sendAll(presenceText(record.id, presence)),
    });
    const audience = new Audience(company);
    const listener: TableListener = {
      changed: (changed, lines, before, own) => {
        audience.tell(changed, lines);
        for (const line of lines) if (line.type === 'chat') company.silent(line.body.person);
        if (own) {
          this.#announce(changed, before);
          if (decided) for (const { type } of lines) if (type === 'move') decided(changed.game.id);
          this.#botDriver.drive(changed);
        }
      },
      failed,
    };
    const table = new Table(gameOfTable(record), record, store.tables, listener, lines);
    return { table, audience, company, used: tableTime() };
  }

  /** Tells the other nodes, and the people whose turn has come or gone. */
  #announce({ id, ledger, summary }: Table, before: Summary): void {
    const { status } = ledger;
    const notices: NonNullable<TableChanged['notices']>[number][] = [];
    for (const [i, { person, turn }] of summary.seats.entries()) {
      const then = before.seats[i]!;
      const same = before.status === status && then.turn === turn && then.person === person;
      if (person !== null && !same) notices.push({ person, status, yourTurn: turn });
    }
    for (const { person, ...notice } of notices) this.#notify(person, noticeOf(id, notice));
    this.#parts.bus.publish({ table: id, n: ledger.n, ...(notices.length > 0 ? { notices } : {}) });
  }

  #notify(person: string, notice: Notice): void {
    for (const listener of this.#listeners) listener(person, notice);
  }

  onNotice(listener: (person: string, notice: Notice) => void): void {
    this.#listeners.push(listener);
  }

  /** Another node has brought a table to a number; one that is being loaded may have been read before that. */
  #refresh(id: string, n: number): void {
    const refreshed = this.#lives.get(id)?.then(({ table }) => {
      if (table.ledger.n >= n) return;
      table.fallBehind();
      return table.inTurn(() => {});
    });
    refreshed?.catch(this.#parts.failed);
  }

  async look(id: string, person: Person | undefined): Promise<Looked> {
    return this.#seen(id, person, (table, company) => {
      const position = table.position(table.viewer(person), tableTime());
      return {
        info: table.info,
        n: table.ledger.n,
        presence: company.presence(),
        ...(position ? { position } : {}),
      };
    });
  }

  async moment(id: string, person: Person | undefined, ply: number): Promise<Position> {
    const moment = await this.#seen(id, person, (table) => table.moment(ply, table.viewer(person)));
    if (!moment) throw new Refusal('not-found', `Decision ${ply} has not been made at this table.`);
    return moment;
  }

  async #visible(id: string, person: Person | undefined): Promise<Live> {
    const live = this.#open.get(id) ?? (await this.#find(id));
    live.used = tableTime();
    mustSee(live.table, person);
    return live;
  }

  /** The same for a table that is up to date: another node may have started the game since. */
  async #seen<T>(
    id: string,
    person: Person | undefined,
    job: (table: Table, company: Company) => T | Promise<T>,
  ): Promise<T> {
    const { table, company } = await this.#visible(id, person);
    return table.inTurn(() => {
      mustSee(table, person);
      return job(table, company);
    });
  }

  async entries(id: string, person: Person | undefined, since: number, limit: number): Promise<EntryPage> {
    const muted = await this.#muted(person);
    return this.#seen(id, person, (table) => pageOf(table, person, muted, since, limit));
  }

  async #muted(person: Person | undefined): Promise<ReadonlySet<string>> {
    return new Set(person ? await this.#parts.store.people.muted(person.id) : []);
  }

  async do(id: string, person: Person, command: Command): Promise<Done> {
    const live = await this.#visible(id, person);
    switch (command.type) {
      case 'mute':
        return this.#mute(live, person, command.person, command.on);
      case 'rematch':
        return this.#rematch(live, person, command.nonce);
    }
    return { n: await live.table.do(person, command) };
  }

  async #mute({ table }: Live, person: Person, who: string, on: boolean): Promise<Done> {
    const { people } = this.#parts.store;
    await this.#people.run(person.id, async () => {
      if (on && (await people.countMuted(person.id)) >= MOST_MUTED)
        throw new Refusal('too-many', `You have muted ${MOST_MUTED} people; hear one of them again first.`);
      await people.mute(person.id, who, on);
    });
    for (const { audience } of this.#open.values()) audience.mute(person.id, who, on);
    return { n: table.ledger.n };
  }

  /**
   * Another game at one new table, however many ask for it at once: the first line in the log names the table, and
   * only then it is opened. Who asks has a seat there; the others are invited.
   */
  async #rematch({ table }: Live, person: Person, nonce?: string): Promise<Done> {
    const { ledger } = table;
    if (seatOf(ledger, person.id) === undefined)
      throw new Refusal('not-seated', 'You have no seat at this table.');
    if (ledger.status !== 'ended') throw new Refusal('not-ended', 'The game has not ended yet.');
    // In the lane of the person, where new tables are counted one after another.
    const next = await this.#people.run(person.id, async () => {
      await this.#claimRematch(table, person);
      return this.#openRematch(table, person);
    });
    const accepts = next.ledger.invited.some(({ person: invited }) => invited === person.id);
    const adds = nonce !== undefined && seatOf(next.ledger, person.id) !== undefined;
    if (accepts || adds)
      // The host may have given the seat to a bot meanwhile; then there is still the table to look at.
      await next
        .do(person, { type: 'sit', ...(nonce === undefined ? {} : { nonce }) })
        .catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
        });
    return { n: table.ledger.n, table: next.id };
  }

  async #claimRematch(table: Table, person: Person): Promise<void> {
    const seen = table.ledger.rematch?.table;
    if ((await this.#rematchNow(table)) !== undefined) return;
    await this.#mustHaveRoom(person, false);
    const claim: Draft = { type: 'rematch', body: { table: newId(), person: person.id } };
    await table.note((now) => (now.rematch?.table === seen ? [claim] : []));
  }

  /** The table of the rematch that was asked for, unless its host has closed it since. */
  async #rematchNow({ ledger }: Table): Promise<string | undefined> {
    if (!ledger.rematch) return undefined;
    const { table } = ledger.rematch;
    const stored = await this.#parts.store.tables.find(table);
    return stored?.summary.status === 'closed' ? undefined : table;
  }

  /** Opens the table that the log names, unless that is done; the node that wrote the line may have fallen since. */
  async #openRematch({ id: played, ledger }: Table, person: Person): Promise<Table> {
    const { tables } = this.#parts.store;
    const { table: id, person: asker } = ledger.rematch!;
    if (!(await tables.find(id))) {
      const { person: first, name = '' } = ledger.seats.find((seat) => seat.person === asker) ?? {};
      const host = first === undefined ? person : { id: first, name };
      // Nobody but those who played is asked, so strangers do not see it in lists.
      const settings = { ...ledger.settings, listed: false };
      try {
        const next = await this.#put(...opening(host, settings, invitedAgain(ledger, host.id), { id }));
        this.#invite(next, host.name, played);
      } catch (error) {
        if (!(await tables.find(id))) throw error;
      }
    }
    return (await this.#find(id)).table;
  }

  /** Tells the invited, each a few times an hour of the same game: a host may close and ask again and again. */
  #invite({ id, ledger: { invited, status, n } }: Table, host: string, played: string): void {
    const notices = invited
      .filter(({ person }) => this.#invitations.allows(`${played}/${person}`))
      .map(({ person }) => ({ person, status, yourTurn: false, invited: host }));
    for (const { person, ...notice } of notices) this.#notify(person, noticeOf(id, notice));
    this.#parts.bus.publish({ table: id, n, notices });
  }

  /** Who waits for the bots of a table: those who play there, or else those who watch. */
  #urgency({ id, ledger }: Table): Urgency | undefined {
    const audience = this.#open.get(id)?.audience;
    const seats = seatsOf(peopleOf(ledger));
    if (seats.length === 0) return audience?.size ? 'spectators' : undefined;
    const people = new Set(seats.map((seat) => ledger.seats[seat]!.person!));
    return audience?.includes(people) ? 'people present' : 'people away';
  }

  async watch(id: string, watcher: Watcher, since: number): Promise<Omit<EntryPage, 'entries'>> {
    const { person } = watcher;
    const live = await this.#visible(id, person);
    const { table, audience, company } = live;
    const muted = await this.#muted(person);
    // Who left by choice may look on without taking the seat back.
    if (person && table.ledger.seats.some((seat) => seat.person === person.id && seat.absent && !seat.left))
      await table.do(person, { type: 'back' }).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      });
    // Who was at another node may know what this one has not heard of yet.
    if (since > table.ledger.n) table.fallBehind();
    const page = await table.inTurn(async () => {
      mustSee(table, person);
      const from = since > table.ledger.n ? 0 : since;
      const found = await pageOf(table, person, muted, from, PAGE_ENTRIES);
      watcher.send(catchUpText(table, person, from, found, company.presence(person)));
      if (found.next === undefined) audience.add(watcher, muted);
      return found;
    });
    this.#botDriver.drive(table);
    return page;
  }

  unwatch(id: string, watcher: Watcher): void {
    const live = this.#open.get(id);
    if (!live) return;
    live.audience.remove(watcher);
    live.used = tableTime();
  }

  typing(id: string, person: Person): void {
    this.#open.get(id)?.company.typing(person);
  }

  async record(id: string, person: Person | undefined): Promise<string> {
    const { table } = await this.#visible(id, person);
    if (table.ledger.status !== 'ended')
      throw new Refusal('not-ended', 'The record shows everything, so it is there only after the end.');
    return table.gameRecord();
  }

  async listed({ status = 'open', after, ...filter }: ListQuery): Promise<ListPage> {
    const { tables, next } = await this.#parts.store.tables.listed({
      ...filter,
      status,
      ...(after === undefined ? {} : { after: cursorOf(after) }),
    });
    return {
      tables: tables.flatMap((summary) => listingOf(summary) ?? []),
      ...(next ? { next: cursorText(next) } : {}),
    };
  }

  async of(person: Person): Promise<TableListing[]> {
    const summaries = await this.#parts.store.tables.of(person.id, LIST_LIMIT);
    return summaries.flatMap((summary) => listingOf(summary, person.id) ?? []);
  }

  async leaveAll(person: Person): Promise<void> {
    const { tables } = this.#parts.store;
    const seated = (await tables.of(person.id, Number.MAX_SAFE_INTEGER)).map(({ id }) => id);
    for (const id of new Set([...seated, ...(await tables.openOf(person.id))]))
      await this.#tend(id, async (table) => void (await table.leave(person)));
  }

  /** Does something at a table; one that cannot be read is set aside, and whoever goes through all goes on. */
  async #tend(id: string, job: (table: Table) => void | Promise<void>): Promise<void> {
    try {
      await job((await this.#find(id)).table);
      this.#aside.clear(id);
    } catch (error) {
      if (error instanceof StoreError) throw error;
      if (!(error instanceof Refusal)) this.#aside.put(id, error);
    }
  }

  /** Wakes the tables that want attention, and lets go of those that nobody looks at. */
  async #sweep(): Promise<void> {
    if (this.#sweeping) return;
    this.#sweeping = true;
    try {
      const now = tableTime();
      const { tables } = this.#parts.store;
      // Those that are set aside stay due; they must not take the place of others.
      const due = await tables.due(now, DUE_LIMIT + this.#aside.size);
      for (const id of due.filter((each) => !this.#aside.has(each)))
        await this.#tend(id, async (table) => {
          await table.wake();
          // Stored by a version that had tables of bots alone due.
          if (table.summary.due === null) await tables.rest(id, now);
          this.#botDriver.drive(table);
        });
      for (const [id, live] of this.#open) {
        this.#takeOver(live, now);
        // After an outage nobody else may ask what was kept in spite of it.
        if (live.table.behind && !live.table.busy && !this.#aside.has(id))
          await this.#tend(id, (table) => table.inTurn(() => {}));
        if (live.audience.size === 0 && now - live.used > LINGER_MS && this.#idle(live)) {
          live.company.close();
          this.#open.delete(id);
          this.#lives.delete(id);
        }
      }
    } finally {
      this.#sweeping = false;
    }
  }

  /** Goes on with a table of bots that is watched here, where another node played it and lost its own watchers. */
  #takeOver({ table, audience }: Live, now: number): void {
    const { due, updated } = table.summary;
    if (due !== null || audience.size === 0 || now - updated <= LEASE_MS || this.#aside.has(table.id)) return;
    try {
      this.#botDriver.drive(table);
    } catch (error) {
      this.#aside.put(table.id, error);
    }
  }

  #idle = ({ table }: Live): boolean => !table.busy && !this.#botDriver.isThinking(table.id);
}
