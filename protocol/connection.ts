import type { Command } from './command.ts';
import { doneAt } from './done-at.ts';
import type { Fault, FaultCode } from './fault.ts';
import { Link, type LinkStatus, NOBODY, type Welcome } from './link.ts';
import type { Person } from './person.ts';
import type { ServerMessage, Update } from './socket.ts';
import type { Presence } from './table.ts';

export interface ConnectionOptions {
  /** URL of the socket: ws://…/ws or wss://…/ws */
  readonly url: string;
  /** For programs; a page sends its cookie. */
  readonly token?: string;
  /** Updates of watched tables: every entry once, in order. */
  onUpdate?(update: Update): void;
  /** The presence at a watched table changed. */
  onPresence?(table: string, presence: Presence): void;
  onNotice?(notice: Extract<ServerMessage, { t: 'notice' }>): void;
  /** A moderator has decided something that this person has not read. */
  onConduct?(): void;
  onStatus?(status: LinkStatus): void;
  /** A watched table may not be watched any more. */
  onRefused?(table: string, fault: Fault): void;
}

export interface Done {
  /** Log number after the command. */
  readonly n?: number | undefined;
  /** The table of the rematch. */
  readonly table?: string | undefined;
}

export class ConnectionError extends Error {
  /** `lost`: it is unknown whether the command was carried out. */
  readonly code: FaultCode | 'lost' | 'closed';
  readonly fault: Fault | undefined;

  constructor(code: FaultCode | 'lost' | 'closed', message: string, fault?: Fault) {
    super(message);
    this.code = code;
    this.fault = fault;
  }
}

interface Watched {
  /** The number up to which everything was delivered. */
  n: number;
  seat: number | undefined;
  /** Id of the pending request for missing entries. */
  asking: number | undefined;
  readonly ready: PromiseWithResolvers<void>;
}

interface Doing {
  readonly table: string;
  readonly command: Command;
  readonly answer: PromiseWithResolvers<Done>;
  /** How often it was sent. */
  sent: number;
  /** Sent over the current link, so an answer will come. */
  awaited: boolean;
  /** The number at which the log shows that it was carried out. */
  told: number | undefined;
  /** Refused after it was sent again; the log shows whether it was carried out the first time. */
  refused: Fault | undefined;
}

/**
 * A client of the server, for the page and for programs. It reconnects by itself, requests the entries it missed, and
 * finds out whether pending commands were carried out.
 */
export class Connection {
  readonly #options: ConnectionOptions;
  readonly #link: Link;
  readonly #tables = new Map<string, Watched>();
  readonly #watches = new Map<number, string>();
  readonly #doings = new Map<number, Doing>();
  #closed = false;
  #next = NOBODY + 1;
  #you: Person | undefined;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#link = new Link(options.url, options.token, {
      onOpen: (welcome) => this.#resume(welcome),
      onMessage: (message) => this.#hear(message),
      onStatus: (status) => options.onStatus?.(status),
    });
  }

  /** The person, once the server has sent the welcome. */
  get you(): Person | undefined {
    return this.#you;
  }

  /** Resolves when everything so far was delivered; continues until `unwatch`. */
  watch(table: string, since = 0): Promise<void> {
    const known = this.#tables.get(table);
    if (known) return known.ready.promise;
    const watched: Watched = { n: since, seat: undefined, asking: undefined, ready: Promise.withResolvers() };
    this.#tables.set(table, watched);
    if (this.#closed) this.#drop(table, closedError());
    else this.#ask(table);
    return watched.ready.promise;
  }

  unwatch(table: string): void {
    if (!this.#tables.has(table)) return;
    this.#drop(table, new ConnectionError('closed', 'The table is no longer watched.'));
    if (this.#link.open) this.#link.send({ t: 'unwatch', id: NOBODY, table });
  }

  /** Resolves when the command is carried out and stored; rejects with a ConnectionError when it is refused. */
  do(table: string, command: Command): Promise<Done> {
    const answer = Promise.withResolvers<Done>();
    if (this.#closed) answer.reject(closedError());
    else {
      const id = this.#next++;
      const doing = { table, command, answer, sent: 0, awaited: false, told: undefined, refused: undefined };
      this.#doings.set(id, doing);
      if (this.#link.open) this.#send(id, doing);
    }
    return answer.promise;
  }

  /** Tells the others at a table that this person is typing; may be lost. */
  typing(table: string): void {
    if (this.#link.open) this.#link.send({ t: 'typing', id: NOBODY, table });
  }

  close(): void {
    this.#closed = true;
    this.#link.close();
    for (const table of this.#tables.keys()) this.#drop(table, closedError());
    for (const id of this.#doings.keys()) this.#settle(id, closedError());
  }

  #resume({ you }: Welcome): void {
    this.#you = you;
    this.#watches.clear();
    for (const doing of this.#doings.values()) doing.awaited = false;
    for (const [table, watched] of this.#tables) {
      watched.asking = undefined;
      this.#ask(table);
    }
    for (const [id, doing] of this.#doings) if (!this.#tables.has(doing.table)) this.#decide(id, doing);
  }

  #hear(message: ServerMessage): void {
    switch (message.t) {
      case 'update':
        return this.#update(message);
      case 'ok':
        return this.#watches.has(message.id) ? this.#caughtUp(message.id) : this.#settle(message.id, message);
      case 'error':
        if (message.table !== undefined) return this.#watchRefused(message.table, message.error);
        return message.id === undefined ? undefined : this.#refused(message.id, message.error);
      case 'presence':
        return this.#options.onPresence?.(message.table, message.presence);
      case 'notice':
        return this.#options.onNotice?.(message);
      case 'conduct':
        return this.#options.onConduct?.();
    }
  }

  /**
   * Takes new entries, skips known ones, and requests missing ones. An update that starts at 0 replaces everything:
   * the server may have been restored from a backup.
   */
  #update(update: Update): void {
    const watched = this.#tables.get(update.table);
    if (!watched) return;
    if (update.after !== watched.n && (update.after !== 0 || update.n >= watched.n)) {
      if (update.n > watched.n) this.#ask(update.table);
      return;
    }
    watched.n = update.n;
    if (update.position) watched.seat = update.position.seat;
    if (this.#doings.size > 0) this.#compare(update, watched.seat);
    this.#options.onUpdate?.(update);
  }

  #compare({ table, entries }: Update, seat: number | undefined): void {
    const self = { person: this.#you?.id, seat };
    for (const doing of this.#doings.values()) {
      if (doing.table !== table || doing.sent === 0) continue;
      doing.told ??= doneAt(entries, doing.command, self);
    }
  }

  /** Requests entries after the last known one, unless a request is pending; without a link, `resume` does. */
  #ask(table: string): void {
    const watched = this.#tables.get(table);
    if (!watched || watched.asking !== undefined || !this.#link.open) return;
    const id = this.#next++;
    watched.asking = id;
    this.#watches.set(id, table);
    this.#link.send({ t: 'watch', id, table, since: watched.n });
  }

  #caughtUp(request: number): void {
    const table = this.#answered(request);
    this.#tables.get(table)?.ready.resolve();
    this.#decideAll(table);
  }

  #answered(request: number): string {
    const table = this.#watches.get(request)!;
    this.#watches.delete(request);
    const watched = this.#tables.get(table);
    if (watched?.asking === request) watched.asking = undefined;
    return table;
  }

  #refused(id: number, fault: Fault): void {
    if (this.#watches.has(id)) return this.#watchRefused(this.#answered(id), fault);
    const doing = this.#doings.get(id);
    if (!doing) return;
    if (doing.sent === 1 || !DOUBTFUL.has(fault.code)) return this.#settle(id, refusal(fault));
    doing.awaited = false;
    doing.refused = fault;
    if (this.#tables.has(doing.table)) this.#ask(doing.table);
    else this.#settle(id, lostError());
  }

  #watchRefused(table: string, fault: Fault): void {
    if (fault.retryAfter !== undefined) {
      setTimeout(() => this.#ask(table), fault.retryAfter * 1000);
      return;
    }
    if (!this.#tables.has(table)) return;
    this.#drop(table, refusal(fault));
    this.#options.onRefused?.(table, fault);
    this.#decideAll(table);
  }

  #decideAll(table: string): void {
    for (const [id, doing] of this.#doings)
      if (doing.table === table && !doing.awaited) this.#decide(id, doing);
  }

  /** Decides about a command that was pending when the link was lost, now that the log is known. */
  #decide(id: number, doing: Doing): void {
    if (doing.told !== undefined) this.#settle(id, { n: doing.told });
    else if (doing.refused) this.#settle(id, refusal(doing.refused));
    else if (doing.sent === 0 || isNumbered(doing.command)) this.#send(id, doing);
    else this.#settle(id, lostError());
  }

  #send(id: number, doing: Doing): void {
    doing.sent++;
    doing.awaited = true;
    this.#link.send({ t: 'do', id, table: doing.table, command: doing.command });
  }

  #settle(id: number, outcome: Done | ConnectionError): void {
    const answer = this.#doings.get(id)?.answer;
    this.#doings.delete(id);
    if (outcome instanceof ConnectionError) answer?.reject(outcome);
    else answer?.resolve({ n: outcome.n, table: outcome.table });
  }

  #drop(table: string, error: ConnectionError): void {
    const ready = this.#tables.get(table)?.ready;
    this.#tables.delete(table);
    // Nobody may be waiting: the table was watched long ago, or the caller gave up.
    ready?.promise.catch(() => undefined);
    ready?.reject(error);
  }
}

/** The number of a decision ensures that it is made once. */
const isNumbered = ({ type }: Command): boolean => type === 'move' || type === 'moves';

/** Refusals of a decision that was already carried out. */
const DOUBTFUL: ReadonlySet<FaultCode> = new Set(['stale', 'ended']);

const refusal = (fault: Fault): ConnectionError => new ConnectionError(fault.code, fault.message, fault);
const closedError = (): ConnectionError => new ConnectionError('closed', 'The connection was closed.');
const lostError = (): ConnectionError =>
  new ConnectionError('lost', 'The connection was lost, and it is not known whether this was done.');
