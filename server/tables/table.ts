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
import type { LineDraft, TableLine } from '../../store/log/line.ts';
import { resultOf } from '../../store/log/outcome.ts';
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
import { type Act, act, adopt, botMove, lapse, leave, rename, type Situation, setAside } from './act.ts';
import { entryFor, infoOf, momentFor, positionFor } from './sight.ts';
import { changedTurns, summaryChange, summaryOf } from './summary.ts';
import { tableTime } from './time.ts';

/** Notified of changes to a table. */
export interface TableListener {
  /** New lines were stored, by this node or by another. */
  changed(table: Table, lines: readonly TableLine[], before: Summary, own: boolean): void;
  /** A background job failed. */
  failed(error: unknown): void;
}

/** Recent lines cached for clients that reconnect; at most twice as many. */
const RECENT = 32;

/** Lists show the time of the last change to the minute. */
const LIST_MS = 60_000;

/** After this many lost races another try is pointless. */
const TRIES = 10;

/**
 * A table in memory: its ledger and game state as stored, and one queue. Everything is stored before it takes effect.
 */
export class Table {
  readonly game: Game;
  readonly record: TableRecord;
  readonly #tables: Tables;
  readonly #history: History;
  readonly #listener: TableListener;
  #ledger: Ledger;
  /** Derived from the ledger. */
  #summary: Summary;
  #state: State | undefined;
  /** Whether a job is running, and those that wait for it. */
  #busy = false;
  readonly #waiting: (() => void)[] = [];
  /** Whether the store may have lines this table lacks, after an outage or a notification. */
  #behind: boolean;
  /** Whether an append of this node failed but may have been stored. */
  #inDoubt = false;
  /** When the time in lists was last updated. */
  #listed = 0;
  /** The last lines, with their events. */
  #recent: TableLine[] = [];

  /** A new table comes with all its lines; a stored one is loaded before its first job. */
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

  /** Whether the store may have lines that no watcher here has received. */
  get behind(): boolean {
    return this.#behind;
  }

  viewer(person: Person | undefined): Viewer {
    return seatOf(this.#ledger, person?.id) ?? 'spectator';
  }

  position(viewer: Viewer, now: number): Position | undefined {
    return this.#state && positionFor(this.game, this.#ledger, this.#state, viewer, now);
  }

  /** The position after `ply` decisions; undefined if there are not so many. */
  async moment(ply: number, viewer: Viewer): Promise<Position | undefined> {
    const ledger = this.#ledger;
    if (!ledger.started || ply > ledger.moves.length) return undefined;
    // A separate History, so that the cached base stays at the current turn.
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

  /** The store has lines that this table lacks. */
  fallBehind(): void {
    this.#behind = true;
  }

  /** Runs a job in order, on an up-to-date table. */
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

  /** Starts the next job asynchronously; the queue stays busy until then. */
  #next(): void {
    const go = this.#waiting.shift();
    if (go) go();
    else this.#busy = false;
  }

  /** Carries out a person's command; resolves with the log number once it is stored. */
  do(person: Person, command: Command): Promise<number> {
    return this.inTurn(async () => {
      if (this.#ledger.clock.running) await this.#lapse(tableTime());
      return this.#act((at) => act(at, person, command));
    });
  }

  /** For a deleted account: resigns the person's game and erases their name. */
  leave(person: Person): Promise<number> {
    return this.inTurn(() =>
      this.#act(async (at) => ({ ...leave(at, person), ...(await this.#forgetful(person)) })),
    );
  }

  /** For a guest who signs in. */
  adopt(guest: Person, account: Person): Promise<number> {
    return this.inTurn(() => this.#act((at) => adopt(at, guest, account)));
  }

  /** For a person who is banned. */
  setAside(person: Person): Promise<number> {
    return this.inTurn(() => this.#act((at) => setAside(at, person)));
  }

  /** For a person whose name is replaced. */
  rename(person: Person): Promise<number> {
    return this.inTurn(() => this.#act((at) => rename(at, person)));
  }

  /** The record of a finished game: as stored at the end or, if that failed, computed today. */
  async gameRecord(): Promise<string> {
    return (await this.#tables.record(this.id)) ?? recordOf(this.game, this.record, this.#ledger);
  }

  /** The record without a person's name, if the game has ended and has one. */
  async #forgetful(person: Person): Promise<Pick<Act, 'record'>> {
    const seat = seatOf(this.#ledger, person.id);
    if (this.#ledger.status !== 'ended' || seat === undefined) return {};
    const text = await this.#tables.record(this.id);
    return text === undefined ? {} : { record: forgetPlayer(text, seat) };
  }

  /** Adds lines that need no decision. */
  note(drafts: (ledger: Ledger) => readonly LineDraft[]): Promise<number> {
    return this.inTurn(() => this.#act(({ ledger }) => ({ drafts: drafts(ledger) })));
  }

  botMove(seat: Seat, after: number, action: number): Promise<number> {
    return this.inTurn(() => this.#act((at) => botMove(at, seat, after, action)));
  }

  /** Handles clocks that have run out. */
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
    throw new Refusal('unavailable', 'Too much is happening at this table; try again.', { retryAfter: 1 });
  }

  /** Before refusing, reads what other nodes have done since. */
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

  #number(drafts: readonly LineDraft[], now: number): TableLine[] {
    // Log times never run backwards, whatever the nodes' clocks do.
    const at = Math.max(now, this.#ledger.updated);
    return drafts.map((draft, i) => ({ ...draft, n: this.#ledger.n + 1 + i, at }) as TableLine);
  }

  /** Appends the lines of an act, then applies them. False if another node was faster; then nothing has changed. */
  async #commit({ drafts, state = this.#state, record }: Act): Promise<boolean> {
    const before = this.#ledger;
    const lines = this.#number(drafts, tableTime());
    const ledger = lines.reduce(fold, before);
    const over = before.status === 'running' && ledger.status === 'ended';
    const end = over ? lastMove(ledger) : turnEnd(lines);
    const snapshot = end === undefined ? undefined : this.#snapshot(end, state);
    const summary = summaryOf(ledger);
    const settled = lines.some(({ type }) => type === 'rated');
    const change = settled ? 'all' : summaryChange(this.#summary, summary);
    const lists = change === 'all' || ledger.updated - this.#listed >= LIST_MS;
    const append: Append = {
      table: this.id,
      lines,
      ...(snapshot ? { snapshot } : {}),
      ...(change === 'nothing'
        ? {}
        : lists
          ? { summary: settled ? { ...summary, settings: ledger.settings } : summary }
          : { turns: changedTurns(this.#summary, summary) }),
      ...(over ? { over, ...this.#ended(ledger) } : {}),
      ...(record === undefined ? {} : { record }),
    };
    const accepted = await this.#tables.append(append).catch((error: unknown) => {
      // It is unknown whether it was stored; the log will show.
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

  /** The record and the result of a game that ends now. The end is stored even if one of them cannot be made. */
  #ended(ledger: Ledger): Pick<Append, 'record' | 'result'> {
    const unlessFailed = <T extends object>(make: () => T): T | undefined => {
      try {
        return make();
      } catch (error) {
        this.#listener.failed(error);
        return undefined;
      }
    };
    return {
      ...unlessFailed(() => ({ record: plain(recordOf(this.game, this.record, ledger)) })),
      ...unlessFailed(() => {
        const result = resultOf(this.game, this.record, ledger);
        return result ? { result } : {};
      }),
    };
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

  /** Names and chat are not cached, so that erasing them in the store is enough. */
  #remember(lines: readonly TableLine[]): void {
    const from = 1 + lines.findLastIndex(({ type }) => NAMING.has(type));
    if (from > 0 || this.#recent.length > 2 * RECENT) this.#recent = [];
    this.#recent.push(...lines.slice(from));
  }

  /** Loads lines that this table lacks. */
  async #catchUp(): Promise<void> {
    // Before the query, which may miss lines that are announced in the meantime.
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
    // Nobody else has announced lines written by this node.
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

  /** A finished game is shown by its result and record even if its last state cannot be read. */
  async #stateOf(ledger: Ledger): Promise<State | undefined> {
    try {
      return await this.#history.stateAt(ledger, ledger.moves.length);
    } catch (error) {
      if (error instanceof UnreadableError && ledger.status === 'ended') return undefined;
      throw error;
    }
  }

  /** Whether a seat still has to decide after a line. */
  awaits(seat: Seat, after: number): boolean {
    return lastMove(this.#ledger) === after && botsToMove(this.#ledger).includes(seat);
  }

  /** The bots to move, with their views. */
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

/** Lines with names or chat. */
const NAMING: ReadonlySet<TableLine['type']> = new Set(['sit', 'invite', 'chat']);

/** The line at which the state can be stored, if the last decision ends a turn. */
function turnEnd(lines: readonly TableLine[]): number | undefined {
  const last = lines.findLast(({ type }) => type === 'start' || type === 'move');
  return last && (last.type === 'start' || 'ends' in last.body) ? last.n : undefined;
}
