import type { Viewer } from '../../core/game.ts';
import type { Entry } from '../../protocol/entry.ts';
import type { Fault } from '../../protocol/fault.ts';
import type { Person } from '../../protocol/person.ts';
import type { Position } from '../../protocol/position.ts';
import type { ServerMessage, Update } from '../../protocol/socket.ts';
import type { Presence, TableInfo } from '../../protocol/table.ts';
import type { TableLine } from '../../store/log/line.ts';
import type { EntryPage } from './api.ts';
import { mayLook, notOpen } from './sight.ts';
import type { Table } from './table.ts';
import { tableTime } from './time.ts';

/** One socket that watches a table. */
export interface Watcher {
  readonly person: Person | undefined;
  /** Sends a serialized message; viewers who may see the same share the text. */
  send(text: string): void;
  /** The table may not be watched any more. */
  dismiss(table: string, fault: Fault): void;
}

/** Lines that may change seats, settings or status of the table. */
const INFORMS = new Set<TableLine['type']>([
  'open',
  'sit',
  'stand',
  'bot',
  'ready',
  'rated',
  'invite',
  'decline',
  'start',
  'close',
  'resign',
  'adopt',
  'leave',
  'absent',
  'left',
  'back',
  'holiday',
  'rematch',
  'end',
]);

/** Notified when watchers come and go, and when the people of the table change. */
export interface Door {
  enter(person: Person | undefined): void;
  exit(person: Person | undefined): void;
  changed(): void;
}

/** The watchers of one table, and whom each of them has muted. */
export class Audience {
  readonly #watchers = new Map<Watcher, ReadonlySet<string>>();
  readonly #door: Door;

  constructor(door: Door) {
    this.#door = door;
  }

  get size(): number {
    return this.#watchers.size;
  }

  /** The people who watch, by id. */
  get people(): ReadonlySet<string> {
    return new Set([...this.#watchers.keys()].flatMap(({ person }) => person?.id ?? []));
  }

  /** Whether one of these people is watching. */
  includes(people: ReadonlySet<string>): boolean {
    for (const { person } of this.#watchers.keys()) if (person && people.has(person.id)) return true;
    return false;
  }

  add(watcher: Watcher, muted: ReadonlySet<string>): void {
    if (!this.#watchers.has(watcher)) this.#door.enter(watcher.person);
    this.#watchers.set(watcher, muted);
  }

  remove(watcher: Watcher): void {
    if (this.#watchers.delete(watcher)) this.#door.exit(watcher.person);
  }

  /** Sends the same text to everybody. */
  sendAll(text: string): void {
    for (const watcher of this.#watchers.keys()) watcher.send(text);
  }

  /** A person mutes another, or unmutes them. */
  mute(person: string, who: string, on: boolean): void {
    for (const [watcher, muted] of this.#watchers) {
      if (watcher.person?.id !== person) continue;
      this.#watchers.set(
        watcher,
        on ? new Set([...muted, who]) : new Set([...muted].filter((id) => id !== who)),
      );
    }
  }

  /** Sends new lines to all watchers, as each may see them. */
  tell(table: Table, lines: readonly TableLine[]): void {
    if (this.#watchers.size === 0) return;
    if (lines.some(({ type }) => INFORMS.has(type))) this.#door.changed();
    const now = tableTime();
    const after = lines[0]!.n - 1;
    const info = lines.some(({ type }) => INFORMS.has(type)) ? table.info : undefined;
    const talk = lines.some(({ type }) => type === 'chat');
    const moved = !talk || lines.some(({ type }) => type !== 'chat');
    const texts = new Map<Viewer, string>();
    this.#dismiss(table);
    for (const [watcher, muted] of this.#watchers) {
      const viewer = table.viewer(watcher.person);
      const heard = talk && muted.size > 0 ? lines.filter((line) => !isMuted(line, muted)) : lines;
      const whole = heard.length === lines.length;
      let text = whole ? texts.get(viewer) : undefined;
      if (text === undefined) {
        const entries = heard.map((line) => table.entry(line, viewer));
        const position = moved ? table.position(viewer, now) : undefined;
        text = updateText(table, after, table.ledger.n, now, entries, info, position);
        if (whole) texts.set(viewer, text);
      }
      watcher.send(text);
    }
  }

  /** Dismisses watchers who lost access, such as strangers when a game without spectators starts. */
  #dismiss(table: Table): void {
    for (const watcher of this.#watchers.keys()) {
      if (mayLook(table.ledger, watcher.person)) continue;
      this.remove(watcher);
      watcher.dismiss(table.id, notOpen().fault);
    }
  }
}

const isMuted = (line: TableLine, muted: ReadonlySet<string>): boolean =>
  line.type === 'chat' && muted.has(line.body.person);

/** Drops the last decisions that were stored together if the page may have cut them in two. */
function wholeTurns(lines: readonly TableLine[]): readonly TableLine[] {
  const last = lines.at(-1);
  if (last?.type !== 'move') return lines;
  const { at, body } = last;
  const end =
    lines.findLastIndex((line) => line.type !== 'move' || line.at !== at || line.body.seat !== body.seat) + 1;
  return end > 0 ? lines.slice(0, end) : lines;
}

/** A page of the log after a number, without lines of people the viewer has muted. */
export async function pageOf(
  table: Table,
  person: Person | undefined,
  muted: ReadonlySet<string>,
  since: number,
  limit: number,
): Promise<EntryPage> {
  const { n } = table.ledger;
  const viewer = table.viewer(person);
  // Seats may be reordered at the start, so only lines that the ledger includes are sent.
  const found = since < n ? (await table.lines(since, limit)).filter((line) => line.n <= n) : [];
  const lines = (found.at(-1)?.n ?? n) < n ? wholeTurns(found) : found;
  const last = lines.at(-1)?.n ?? n;
  return {
    entries: lines.filter((line) => !isMuted(line, muted)).map((line) => table.entry(line, viewer)),
    read: lines.length,
    ...(last < n ? { next: last } : {}),
  };
}

/** A page for a watcher who catches up; with the last one, how things stand. */
export function catchUpText(
  table: Table,
  person: Person | undefined,
  since: number,
  { entries, next }: EntryPage,
  presence: Presence,
): string {
  const now = tableTime();
  if (next !== undefined) return updateText(table, since, next, now, entries);
  const position = table.position(table.viewer(person), now);
  return updateText(table, since, table.ledger.n, now, entries, table.info, position, presence);
}

export const presenceText = (table: string, presence: Presence): string =>
  JSON.stringify({ t: 'presence', table, presence } satisfies ServerMessage);

function updateText(
  table: Table,
  after: number,
  n: number,
  now: number,
  entries: Entry[],
  info?: TableInfo,
  position?: Position,
  presence?: Presence,
): string {
  const update: Update = {
    t: 'update',
    table: table.id,
    after,
    n,
    now,
    entries,
    ...(info ? { info } : {}),
    ...(presence ? { presence } : {}),
    ...(position ? { position } : {}),
  };
  return JSON.stringify(update);
}
