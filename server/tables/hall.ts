import { seatsOf } from '../../core/game.ts';
import type { Plan } from '../../core/plan.ts';
import type { GameId } from '../../games/list.ts';
import type { Command } from '../../protocol/command.ts';
import { PAGE_ENTRIES } from '../../protocol/entry.ts';
import { Refusal } from '../../protocol/fault.ts';
import type { BroughtGame, NewTable } from '../../protocol/http.ts';
import type { Person } from '../../protocol/person.ts';
import type { PlanState } from '../../protocol/plan.ts';
import type { Position } from '../../protocol/position.ts';
import type { TableInfo, TableListing, TableSettings } from '../../protocol/table.ts';
import { newId } from '../../store/id.ts';
import { peopleOf, seatOf } from '../../store/log/ledger.ts';
import type { LineDraft, TableLine } from '../../store/log/line.ts';
import { gameOfTable } from '../../store/log/settings.ts';
import type { Store, TableRecord } from '../../store/store.ts';
import type { Urgency } from '../bots/queue.ts';
import type { Bus } from '../bus/bus.ts';
import { mustBeFree } from '../conduct/holds.ts';
import { peopleOfCircle } from '../people/circles.ts';
import { mustBeReliable } from '../people/reliability.ts';
import type {
  Adopted,
  Done,
  EntryPage,
  HallApi,
  ListPage,
  ListQuery,
  Looked,
  Notice,
  Watched,
} from './api.ts';
import { Audience, catchUpText, pageOf, presenceText, type Watcher } from './audience.ts';
import { type Advisor, BotDriver, type Clock, WALL_CLOCK } from './bot-driver.ts';
import { Company, Departures, GRACE_MS } from './company.ts';
import { credit } from './credit.ts';
import { newcomersOf, noteHolidays, tellHolidays } from './holidays.ts';
import { type HostLimits, mayHost } from './hosting.ts';
import { Lanes } from './lanes.ts';
import { cursorOf, cursorText, listingOf } from './list.ts';
import { invitation, sitting } from './lobby.ts';
import { mute, mutedBy } from './mutes.ts';
import { Notices } from './notices.ts';
import { broughtOpening, opening } from './opening.ts';
import { forgetPlan, PLAN_PAUSE_MS, readPlan, setPlan } from './plans.ts';
import { type Live, Registry } from './registry.ts';
import { rematch } from './rematch.ts';
import { mayKnow, mayLook, notOpen } from './sight.ts';
import { Table, type TableListener } from './table.ts';
import { tableTime } from './time.ts';
import { Upkeep } from './upkeep.ts';

export interface HallParts {
  readonly store: Store;
  readonly bus: Bus;
  readonly advisor: Advisor;
  /** The id of this process among those on the same store. */
  readonly node: string;
  readonly limits: HostLimits & {
    /** Hours after which an inactive open table is closed. */
    readonly openHours: number;
  };
  /** How long a closed page still counts as open, in milliseconds. */
  readonly grace?: number;
  /** How long the server leaves a prepared turn to the page of its owner, in milliseconds. */
  readonly planPause?: number;
  /** Seconds that a quick bot takes per decision at a table with people. */
  readonly botPause: number;
  /** The clock that bots pause by; the wall clock except in tests. */
  readonly clock?: Clock;
  /** Reports errors outside of requests. */
  failed(error: unknown): void;
  /** Called for every stored decision. */
  decided?(game: GameId): void;
}

const LIST_LIMIT = 100;

function mustSee({ ledger }: Table, person: Person | undefined): void {
  if (!mayKnow(ledger, person)) throw new Refusal('not-found', 'Table not found.');
  if (!mayLook(ledger, person)) throw notOpen();
}

/** All tables of a store, as this node serves them. */
export class Hall implements HallApi {
  readonly #parts: HallParts;
  readonly #registry: Registry;
  readonly #botDriver: BotDriver;
  readonly #notices: Notices;
  readonly #upkeep: Upkeep;
  /** Runs actions that are counted per person one at a time. */
  readonly #lanes = new Lanes();
  readonly #departures = new Departures();

  constructor(parts: HallParts) {
    this.#parts = parts;
    const { store, node, bus, advisor, botPause, clock = WALL_CLOCK, limits } = parts;
    const failed = (error: unknown) => parts.failed(error);
    const registry = new Registry({
      store,
      live: (record, lines) => this.#live(record, lines),
      loaded: async (table) => {
        if (this.#upkeep.outage) await credit(table, this.#upkeep.outage);
      },
      failed,
    });
    this.#registry = registry;
    const botDriver = new BotDriver({
      advisor,
      clock,
      botPause,
      urgency: (table) => this.#urgency(table),
      failed,
    });
    this.#botDriver = botDriver;
    this.#notices = new Notices(bus);
    this.#upkeep = new Upkeep({
      store,
      node,
      registry,
      botDriver,
      openHours: limits.openHours,
      planPause: parts.planPause ?? PLAN_PAUSE_MS,
      failed,
    });
    bus.onTableChanged(({ table, n, notices = [], company }) => {
      registry.refresh(table, n);
      this.#notices.deliver(table, notices);
      if (company) registry.get(table)?.company.hear(company);
    });
    bus.onGap(() => {
      registry.refreshAll();
      for (const { company } of registry.all()) company.renew();
    });
  }

  get live(): number {
    return this.#registry.size;
  }

  get keeps(): boolean {
    return this.#upkeep.keeps;
  }

  get aside(): number {
    return this.#registry.aside;
  }

  /** Starts bots and clocks. */
  start(): Promise<void> {
    return this.#upkeep.start();
  }

  /** Closes open tables that have been inactive for long, as of a time. */
  expire(now: number): Promise<void> {
    return this.#upkeep.expire(now);
  }

  /** Finishes running work. */
  async close(): Promise<void> {
    this.#upkeep.close();
    this.#botDriver.close();
    const all = [...this.#registry.all()];
    for (const { company } of all) company.close();
    await Promise.all(all.map(({ table }) => table.inTurn(() => {}).catch(() => {})));
  }

  async create(
    host: Person,
    asked: TableSettings,
    sit?: NewTable['sit'],
    circle?: string,
  ): Promise<TableInfo> {
    const seated: LineDraft[] = sit ? [{ type: 'sit', body: sitting(0, host, sit.nonce) }] : [];
    if (circle === undefined) return this.#opened(host, asked, () => opening(host, asked, seated));
    const { store } = this.#parts;
    const id = newId();
    // The whole circle is invited.
    await mustBeFree(store, host, 'talk');
    const people = await peopleOfCircle(store, host, circle);
    const settings = { ...asked, listed: false };
    // Lists look for the table as soon as it is there.
    await store.circles.open(id, people, tableTime());
    const info = await this.#opened(host, settings, () =>
      opening(host, settings, seated, { id, circle: people }),
    );
    this.#notices.invite(
      { id, ledger: { invited: people.map((person) => ({ person })), status: 'open', n: 1 } },
      host.name,
      host.id,
    );
    return info;
  }

  async bring(host: Person, game: BroughtGame): Promise<TableInfo> {
    return this.#opened(host, game.table, () => broughtOpening(host, game));
  }

  /** One at a time per host, so that parallel requests count each other. */
  async #opened(
    host: Person,
    { listed, rated = false }: Pick<TableSettings, 'listed'> & Partial<Pick<TableSettings, 'rated'>>,
    make: () => ReturnType<typeof opening>,
  ): Promise<TableInfo> {
    const { store, limits } = this.#parts;
    return this.#lanes.run(host.id, async () => {
      await mustBeFree(store, host, rated ? 'sit rated' : 'sit');
      await this.#mustBeHere(host);
      await mayHost(store, limits, host, listed);
      const [record, first] = make();
      const table = await this.#registry.create(record, first);
      this.#welcome(table, first.lines as TableLine[]);
      return table.info;
    });
  }

  #live(record: TableRecord, lines?: readonly TableLine[]): Live {
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
          this.#notices.announce(changed, before);
          if (decided) for (const { type } of lines) if (type === 'move') decided(changed.game.id);
          this.#botDriver.drive(changed);
          this.#welcome(changed, lines);
        }
      },
      failed,
    };
    const table = new Table(gameOfTable(record), record, store.tables, listener, lines);
    return { table, audience, company, used: tableTime() };
  }

  onNotice(listener: (person: string, notice: Notice) => void): void {
    this.#notices.onNotice(listener);
  }

  async plan(id: string, person: Person): Promise<PlanState> {
    return this.#seen(id, person, (table) => readPlan(this.#parts.store, table, person));
  }

  async setPlan(id: string, person: Person, plan: Plan | undefined): Promise<void> {
    const { store } = this.#parts;
    await this.#seen(id, person, (table) =>
      plan ? setPlan(store, table, person, plan) : forgetPlan(store, table, person),
    );
  }

  watched(): Watched[] {
    return [...this.#registry.all()].flatMap(({ table, audience }) => {
      if (audience.size === 0) return [];
      const { people } = audience;
      const { seats, settings, invited } = table.ledger;
      const seated = seats.flatMap(({ person }, seat) => (person === undefined ? [] : { person, seat }));
      return [...seated, ...invited]
        .filter(({ person }) => people.has(person))
        .map(({ person, seat }) => ({ table: table.id, seat, person, settings }));
    });
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
    const live = this.#registry.get(id) ?? (await this.#registry.find(id));
    live.used = tableTime();
    mustSee(live.table, person);
    return live;
  }

  /** The same on an up-to-date table: another node may have started the game since. */
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
    const muted = await mutedBy(this.#parts.store, person);
    return this.#seen(id, person, (table) => pageOf(table, person, muted, since, limit));
  }

  async do(id: string, person: Person, command: Command): Promise<Done> {
    const { table } = await this.#visible(id, person);
    switch (command.type) {
      case 'sit':
        await mustBeReliable(this.#parts.store, table.ledger, person);
        return this.#named(table, person, command, 'sit');
      case 'ready':
      case 'rated':
        // Who agrees to a rated game must be free to play one.
        if (command.on && (command.type === 'rated' || table.ledger.settings.rated))
          await mustBeFree(this.#parts.store, person, 'sit rated');
        break;
      case 'chat':
        return this.#named(table, person, command, 'talk');
      case 'mute':
        await this.#mute(person, command.person, command.on);
        return { n: table.ledger.n };
      case 'rematch': {
        const { store, limits } = this.#parts;
        await mustBeFree(store, person, table.ledger.settings.rated ? 'sit rated' : 'sit');
        const parts = { store, limits, registry: this.#registry, notices: this.#notices, lanes: this.#lanes };
        const next = await rematch(parts, table, person, command.nonce);
        return { n: table.ledger.n, table: next.id };
      }
    }
    return { n: await table.do(person, command) };
  }

  /** What leaves a name at a table: not after the person was erased or banned, whose requests may still be under way. */
  #named(table: Table, person: Person, command: Command, deed: 'sit' | 'talk'): Promise<Done> {
    return this.#lanes.run(person.id, async () => {
      const rated = deed === 'sit' && table.ledger.settings.rated;
      await mustBeFree(this.#parts.store, person, rated ? 'sit rated' : deed);
      await this.#mustBeHere(person);
      return { n: await table.do(person, command) };
    });
  }

  async #mustBeHere({ id }: Person): Promise<void> {
    if ((await this.#parts.store.people.find(id))?.gone)
      throw new Refusal('unauthorized', 'This person no longer exists.');
  }

  async invite(id: string, person: Person, other: string): Promise<void> {
    const { people } = this.#parts.store;
    // An invitation shows the name and is a message, too.
    await mustBeFree(this.#parts.store, person, 'talk');
    const { table } = await this.#visible(id, person);
    const [found, muted] = await Promise.all([people.find(other), people.muted(other)]);
    // Who has muted the other is not told so.
    if (!found?.account || muted.includes(person.id))
      throw new Refusal('not-found', 'This person cannot be invited.');
    await table.note((ledger) => invitation(ledger, person, found));
    this.#notices.invite(table, person.name, table.id);
  }

  async #mute(person: Person, who: string, on: boolean): Promise<void> {
    await this.#lanes.run(person.id, () => mute(this.#parts.store, person, who, on));
    for (const { audience } of this.#registry.all()) audience.mute(person.id, who, on);
  }

  /** Who waits for a table's bots: its players if any, else its watchers. */
  #urgency({ id, ledger }: Table): Urgency | undefined {
    const audience = this.#registry.get(id)?.audience;
    const seats = seatsOf(peopleOf(ledger));
    if (seats.length === 0) return audience?.size ? 'spectators' : undefined;
    const people = new Set(seats.map((seat) => ledger.seats[seat]!.person!));
    return audience?.includes(people) ? 'people present' : 'people away';
  }

  async watch(id: string, watcher: Watcher, since: number): Promise<Omit<EntryPage, 'entries'>> {
    const { person } = watcher;
    const live = await this.#visible(id, person);
    const { table, audience, company } = live;
    const muted = await mutedBy(this.#parts.store, person);
    // A player who left on purpose may watch without taking the seat back.
    if (person && table.ledger.seats.some((seat) => seat.person === person.id && seat.absent && !seat.left))
      await table.do(person, { type: 'back' }).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      });
    // The client may have seen lines at another node that this one has not read yet.
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
    const live = this.#registry.get(id);
    if (!live) return;
    live.audience.remove(watcher);
    live.used = tableTime();
  }

  typing(id: string, person: Person): void {
    this.#registry.get(id)?.company.typing(person);
  }

  async record(id: string, person: Person | undefined): Promise<string> {
    const { table } = await this.#visible(id, person);
    if (table.ledger.status !== 'ended')
      throw new Refusal('not-ended', 'The record shows everything, so it is available only after the game.');
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
    return summaries
      .flatMap((summary) => listingOf(summary, person.id) ?? [])
      .filter(({ circle, free }) => circle === undefined || free > 0);
  }

  leaveAll(person: Person, erase?: () => Promise<void>): Promise<void> {
    return this.#lanes.run(person.id, async () => {
      await this.#atAll(person, async (table) => void (await table.leave(person)));
      await erase?.();
    });
  }

  setAside(person: Person): Promise<void> {
    return this.#lanes.run(person.id, () =>
      this.#atAll(person, async (table) => {
        await forgetPlan(this.#parts.store, table, person);
        await table.setAside(person);
      }),
    );
  }

  rename(person: Person): Promise<void> {
    return this.#atAll(person, async (table) => void (await table.rename(person)));
  }

  /** At every table where a person sits or is invited, and those they have opened. */
  async #atAll({ id: person }: Pick<Person, 'id'>, job: (table: Table) => Promise<void>): Promise<void> {
    const { tables } = this.#parts.store;
    const seated = (await tables.of(person, Number.MAX_SAFE_INTEGER)).map(({ id }) => id);
    for (const id of new Set([...seated, ...(await tables.openOf(person))]))
      await this.#registry.tend(id, job);
  }

  tellHolidays(person: string): Promise<void> {
    return tellHolidays(this.#parts.store, this.#registry, person);
  }

  /** People who have come to a table bring their holidays. */
  #welcome(table: Table, lines: readonly TableLine[]): void {
    const people = newcomersOf(table.ledger, lines);
    if (people.length > 0)
      noteHolidays(this.#parts.store, table, people).catch((error: unknown) => this.#parts.failed(error));
  }

  adopt(guest: Person, account: Person, merge?: () => Promise<void>): Promise<Adopted> {
    return this.#lanes.run(guest.id, async () => {
      const found = await this.#parts.store.people.find(guest.id);
      // Somebody has signed in over the guest already, or the guest has an own key by now.
      if (found?.gone || found?.account) return { adopted: 0, left: [] };
      const done = await this.#adopted(guest, account);
      await merge?.();
      return done;
    });
  }

  async #adopted(guest: Person, account: Person): Promise<Adopted> {
    let adopted = 0;
    const left: string[] = [];
    await this.#atAll(guest, async (table) => {
      const { status } = table.ledger;
      await table.adopt(guest, account);
      if (seatOf(table.ledger, guest.id) === undefined) adopted++;
      else if (status === 'running') left.push(table.id);
    });
    return { adopted, left };
  }
}
