import type { Game, Seat, State, Viewer } from '../../core/game.ts';
import type { Command } from '../../protocol/command.ts';
import type { Entry } from '../../protocol/entry.ts';
import { Refusal } from '../../protocol/fault.ts';
import type { Person } from '../../protocol/person.ts';
import type { Position } from '../../protocol/position.ts';
import type { TableInfo } from '../../protocol/table.ts';
import { plain } from '../../store/fault.ts';
import { fallen } from '../../store/log/clock.ts';
import { deal } from '../../store/log/deal.ts';
import { History } from '../../store/log/history.ts';
import {
  botOf,
  botsToMove,
  emptyLedger,
  fold,
  type Ledger,
  lastMove,
  seatOf,
} from '../../store/log/ledger.ts';
import type { Draft, TableLine } from '../../store/log/line.ts';
import { readLines } from '../../store/log/read.ts';
import { forgetPlayer, recordOf } from '../../store/log/record.ts';
import { ledgerSettings } from '../../store/log/settings.ts';
import {
  type Append,
  type Snapshot,
  StoreError,
  type Summary,
  type TableRecord,
  type Tables,
} from '../../store/store.ts';
import { reading, UnreadableError } from '../../store/unreadable.ts';
import { type Act, act, botMove, lapse, leave, type Situation } from './act.ts';
import { entryFor, infoOf, momentFor, positionFor } from './sight.ts';
import { summaryChange, summaryOf, turnsOf } from './summary.ts';
import { tableTime } from './time.ts';

/** What a table tells of itself. */
export interface TableListener {
  /** New lines are kept, by this node or by another. */
  changed(table: Table, lines: readonly TableLine[], before: Summary, own: boolean): void;
  /** Something failed that nobody waits for. */
  failed(error: unknown): void;
}

/** Lines kept for whoever comes back after a short while; at most twice as many. */
const RECENT = 32;

/** Lists show the time of the last change, to a minute. */
const LIST_MS = 60_000;

/** After so many lost races another try makes no sense. */
const TRIES = 10;

/**
 * A table in memory: its ledger and the state of its game as the store has them, and one queue. Whatever happens
 * at the table is first kept, then true.
 */
export class Table {
  readonly game: Game;
  readonly record: TableRecord;
  readonly #tables: Tables;
  readonly #history: History;
  readonly #listener: TableListener;
  #ledger: Ledger;
  /** Of the ledger. */
  #summary: Summary;
  #state: State | undefined;
  /** Whether a job is under way, and those that wait for it. */
  #busy = false;
  readonly #waiting: (() => void)[] = [];
  /** Whether the store may know more than this table, after an outage or a word from another node. */
  #behind: boolean;
  /** Whether an append of this node failed and may have been kept all the same. */
  #inDoubt = false;
  /** When lists were told the time last. */
  #listed = 0;
  /** The last lines, with their events. */
  #recent: TableLine[] = [];

  /** With all its lines where it is new; what is stored is read before the first job. */
  constructor(
    game: Game,
    record: TableRecord & { readonly summary?: Summary },
    tables: Tables,
    listener: TableListener,
    lines: readonly TableLine[] = [],
  ) {
    this.game = game;
    this.record = record;
    this.#tables = tables;
    this.#listener = listener;
    this.#history = new History(game, record, tables);
    this.#ledger = lines.reduce(fold, emptyLedger(ledgerSettings(game, record)));
    this.#summary = summaryOf(this.#ledger);
    this.#behind = lines.length === 0;
    this.#remember(lines);
  }

  get id(): string {
    return this.record.id;
  }

  get ledger(): Ledger {
    return this.#ledger;
  }

  get summary(): Summary {
    return this.#summary;
  }

  get state(): State | undefined {
    return this.#state;
  }

  get info(): TableInfo {
    return infoOf(this.record, this.#ledger);
  }

  get busy(): boolean {
    return this.#busy;
  }

  /** Whether the store may have lines that nobody here has been shown. */
  get behind(): boolean {
    return this.#behind;
  }

  viewer(person: Person | undefined): Viewer {
    return seatOf(this.#ledger, person?.id) ?? 'spectator';
  }

  position(viewer: Viewer, now: number): Position | undefined {
    return this.#state && positionFor(this.game, this.#ledger, this.#state, viewer, now);
  }

  /** How things stood when only the first decisions were made; nothing where there are not so many. */
  async moment(ply: number, viewer: Viewer): Promise<Position | undefined> {
    const ledger = this.#ledger;
    if (!ledger.started || ply > ledger.moves.length) return undefined;
    // What is looked up does not take the place of the turn that is being played.
    const state = await new History(this.game, this.record, this.#tables).stateAt(ledger, ply);
    return momentFor(this.game, state, ply, viewer);
  }

  entry(line: TableLine, viewer: Viewer): Entry {
    return entryFor(this.game, line, viewer);
  }

  /** At most `limit` lines after a number, with their events. */
  async lines(since: number, limit: number): Promise<TableLine[]> {
    if (since + 1 >= (this.#recent[0]?.n ?? Number.POSITIVE_INFINITY))
      return this.#recent.filter(({ n }) => n > since).slice(0, limit);
    return readLines(this.#tables, this.id, since, true, limit);
  }

  /** The store has lines that this table has not seen. */
  fallBehind(): void {
    this.#behind = true;
  }

  /** Runs a job after all before it, on a table that is up to date. */
  async inTurn<T>(job: () => T | Promise<T>): Promise<T> {
    if (this.#busy) await new Promise<void>((go) => this.#waiting.push(go));
    this.#busy = true;
    try {
      if (this.#behind) await this.#catchUp();
      return await job();
    } finally {
      this.#next();
    }
  }

  /** The next job begins a little later; until then nobody else does. */
  #next(): void {
    const go = this.#waiting.shift();
    if (go) go();
    else this.#busy = false;
  }

  /** Carries out what a person wants, and resolves with the number of the log once it is kept. */
  do(person: Person, command: Command): Promise<number> {
    return this.inTurn(async () => {
      if (this.#ledger.clock.running) await this.#lapse(tableTime());
      return this.#act((at) => act(at, person, command));
    });
  }

  /** A person goes for good: what they played is resigned, and their name is forgotten here. */
  leave(person: Person): Promise<number> {
    return this.inTurn(() =>
      this.#act(async (at) => ({ ...leave(at, person), ...(await this.#forgetful(person)) })),
    );
  }

  /** The record of a game that has ended: as it was kept at the end or, where that failed, as it is made today. */
  async gameRecord(): Promise<string> {
    return (await this.#tables.record(this.id)) ?? recordOf(this.game, this.record, this.#ledger);
  }

  /** The record without the name of a person, if the game has ended and has one. */
  async #forgetful(person: Person): Promise<Pick<Act, 'record'>> {
    const seat = seatOf(this.#ledger, person.id);
    if (this.#ledger.status !== 'ended' || seat === undefined) return {};
    const text = await this.#tables.record(this.id);
    return text === undefined ? {} : { record: forgetPlayer(text, seat) };
  }

  /** Adds lines that nobody has to decide on. */
  note(drafts: (ledger: Ledger) => readonly Draft[]): Promise<number> {
    return this.inTurn(() => this.#act(({ ledger }) => ({ drafts: drafts(ledger) })));
  }

  botMove(seat: Seat, after: number, action: number): Promise<number> {
    return this.inTurn(() => this.#act((at) => botMove(at, seat, after, action)));
  }

  /** Deals with clocks that are up. */
  wake(): Promise<void> {
    return this.inTurn(() => this.#lapse(tableTime()));
  }

  async #lapse(now: number): Promise<void> {
    const { settings } = this.#ledger;
    if (settings.timeout === 'wait') return;
    for (const seat of fallen(this.#ledger.clock, settings.pace, now))
      await this.#act((at) =>
        fallen(at.ledger.clock, settings.pace, now).includes(seat) ? lapse(at, seat) : IDLE,
      );
  }

  async #act(what: (at: Situation) => Act | Promise<Act>): Promise<number> {
    for (let tries = 0; tries < TRIES; tries++) {
      const done = await this.#consider(what);
      if (done.drafts.length === 0 || (await this.#commit(done))) return this.#ledger.n;
      await this.#catchUp();
    }
    throw new Refusal('unavailable', 'Too much happens at this table at once; try again.', { retryAfter: 1 });
  }

  /** What would be refused by what is known here may be allowed by what another node has done since. */
  async #consider(what: (at: Situation) => Act | Promise<Act>): Promise<Act> {
    try {
      const done = what(this.#situation());
      return done instanceof Promise ? await done : done;
    } catch (error) {
      const { n } = this.#ledger;
      if (error instanceof Refusal) await this.#catchUp();
      if (this.#ledger.n === n) throw error;
      return what(this.#situation());
    }
  }

  #situation(): Situation {
    const ledger = this.#ledger;
    return {
      game: this.game,
      ledger,
      state: this.#state,
      stateAt: (ply) => this.#history.stateAt(ledger, ply),
      after: (drafts) => this.#number(drafts, tableTime()).reduce(fold, ledger),
      deal: (seated) => deal(this.game, this.record, seated),
    };
  }

  #number(drafts: readonly Draft[], now: number): TableLine[] {
    // The time of a log never runs backwards, whatever the clocks of the nodes do.
    const at = Math.max(now, this.#ledger.updated);
    return drafts.map((draft, i) => ({ ...draft, n: this.#ledger.n + 1 + i, at }) as TableLine);
  }

  /** Appends the lines of an act and makes them true. False, and nothing is changed, if another node was faster. */
  async #commit({ drafts, state = this.#state, record }: Act): Promise<boolean> {
    const before = this.#ledger;
    const lines = this.#number(drafts, tableTime());
    const ledger = lines.reduce(fold, before);
    const over = before.status === 'running' && ledger.status === 'ended';
    const end = over ? lastMove(ledger) : turnEnd(lines);
    const snapshot = end === undefined ? undefined : this.#snapshot(end, state);
    const summary = summaryOf(ledger);
    const change = summaryChange(this.#summary, summary);
    const lists = change === 'all' || ledger.updated - this.#listed >= LIST_MS;
    const append: Append = {
      table: this.id,
      lines,
      ...(snapshot ? { snapshot } : {}),
      ...(change === 'nothing' ? {} : lists ? { summary } : { turns: turnsOf(summary) }),
      ...(over ? { over, ...this.#ended(ledger) } : {}),
      ...(record === undefined ? {} : { record }),
    };
    const accepted = await this.#tables.append(append).catch((error: unknown) => {
      // Whether it was kept is not known; the log tells.
      if (error instanceof StoreError) {
        this.#behind = true;
        this.#inDoubt = true;
      }
      throw error;
    });
    if (!accepted) return false;
    if (append.summary) this.#listed = ledger.updated;
    if (end !== undefined && state) this.#history.keep(end, state);
    this.#install(ledger, summary, state, lines, true);
    return true;
  }

  /** The record of a game that ends now. The end is kept even where a record cannot be made. */
  #ended(ledger: Ledger): Pick<Append, 'record'> {
    try {
      return { record: plain(recordOf(this.game, this.record, ledger)) };
    } catch (error) {
      this.#listener.failed(error);
      return {};
    }
  }

  #snapshot(n: number, state: State | undefined): Snapshot | undefined {
    return state && { n, version: this.game.version, state };
  }

  #install(
    ledger: Ledger,
    summary: Summary,
    state: State | undefined,
    lines: readonly TableLine[],
    own: boolean,
  ): void {
    const before = this.#summary;
    this.#ledger = ledger;
    this.#summary = summary;
    this.#state = state;
    this.#remember(lines);
    this.#listener.changed(this, lines, before, own);
  }

  /** What people are called and say is left to the store alone, where it can be erased. */
  #remember(lines: readonly TableLine[]): void {
    const from = 1 + lines.findLastIndex(({ type }) => NAMING.has(type));
    if (from > 0 || this.#recent.length > 2 * RECENT) this.#recent = [];
    this.#recent.push(...lines.slice(from));
  }

  /** Reads what the store has and this table has not. */
  async #catchUp(): Promise<void> {
    // Before the reading, which may miss what it is told of meanwhile.
    this.#behind = false;
    try {
      await this.#read();
    } catch (error) {
      this.#behind = true;
      throw error;
    }
  }

  async #read(): Promise<void> {
    const first = this.#ledger.n === 0;
    const lines = await readLines(this.#tables, this.id, this.#ledger.n, !first);
    // What this node wrote itself, nobody else has announced.
    const own = this.#inDoubt;
    this.#inDoubt = false;
    if (lines.length === 0) return;
    const ledger = reading('its log is damaged', () => lines.reduce(fold, this.#ledger));
    const state = ledger.started ? await this.#stateOf(ledger) : undefined;
    const summary = summaryOf(ledger);
    if (first) {
      this.#ledger = ledger;
      this.#summary = summary;
      this.#state = state;
    } else this.#install(ledger, summary, state, lines, own);
  }

  /** A game that has ended is known by its result and its record, also where its last state cannot be read. */
  async #stateOf(ledger: Ledger): Promise<State | undefined> {
    try {
      return await this.#history.stateAt(ledger, ledger.moves.length);
    } catch (error) {
      if (error instanceof UnreadableError && ledger.status === 'ended') return undefined;
      throw error;
    }
  }

  /** Whether the decision after a line is still open to a seat. */
  awaits(seat: Seat, after: number): boolean {
    return lastMove(this.#ledger) === after && botsToMove(this.#ledger).includes(seat);
  }

  /** The bots that are to move, with what they may know. */
  questions() {
    const { ledger, game } = this;
    return botsToMove(ledger).map((seat) => ({
      seat,
      after: lastMove(ledger),
      bot: botOf(ledger, ledger.seats[seat]!)!,
      view: game.view(this.#state!, seat),
    }));
  }
}

const IDLE: Act = { drafts: [] };

/** Lines with words or names of people. */
const NAMING: ReadonlySet<TableLine['type']> = new Set(['sit', 'invite', 'chat']);

/** The line after which the state may be kept, if the last decision ends a turn. */
function turnEnd(lines: readonly TableLine[]): number | undefined {
  const last = lines.findLast(({ type }) => type === 'start' || type === 'move');
  return last && (last.type === 'start' || 'ends' in last.body) ? last.n : undefined;
}
