import { isDeepStrictEqual } from 'node:util';
import type { Action, Viewer } from '../../core/game.ts';
import { seatsOf } from '../../core/game.ts';
import type { Entry } from '../../protocol/entry.ts';
import type { Fault } from '../../protocol/fault.ts';
import type { Position } from '../../protocol/position.ts';
import type { ServerMessage } from '../../protocol/socket.ts';
import type { TableListing } from '../../protocol/table.ts';
import { FORMS, type Heard } from './heard.ts';
import { type Hidden, Secrets } from './secrets.ts';
import { clocksAt, playersOf, rightsOf, type Standing } from './standing.ts';
import { decisionsOf, type Truth } from './truth.ts';

const N_OF_UPDATE = /^\{"t":"update","table":"\w+","after":\d+,"n":(\d+),/;
/** Stands for a view that was already compared; no game has an empty one. */
const SEEN = '{}';

/** Compares the messages of a game with what really happened. */
export class Judge {
  readonly #truth: Truth;
  readonly #secrets: Secrets;
  readonly #hidden: Hidden;
  readonly #clean = new Map<string, boolean>();

  /** With the secrets of this game and possibly others. */
  constructor(truth: Truth, hidden: Hidden) {
    this.#truth = truth;
    this.#secrets = new Secrets(truth);
    this.#hidden = hidden;
  }

  get secrets(): Secrets {
    return this.#secrets;
  }

  /** What a message reveals or reports wrongly; undefined if all is well. */
  fault(heard: Heard): string | undefined {
    if (heard.form === 'record') return this.#record(heard);
    const text = this.#withoutView(heard);
    const secret = this.#secrets.find(text);
    if (secret !== undefined) return `shows ${secret}`;
    const form = FORMS[heard.form];
    if (form === undefined) return this.#hint(heard);
    const json: unknown = JSON.parse(text);
    const parsed = form.safeParse(json);
    if (!parsed.success) return `is not of its form: ${parsed.error.message}`;
    // Parsing drops fields that the schema does not have.
    if (!isDeepStrictEqual(parsed.data, json)) return 'has parts that its form does not know';
    return this.#inside(heard, json);
  }

  /** A view that equals the expected one and contains no secret need not be read again. */
  #withoutView({ form, by, text }: Heard): string {
    const n = form === 'socket' ? Number(N_OF_UPDATE.exec(text)?.[1]) : Number.NaN;
    if (!this.#truth.after(n)) return text;
    const view = this.#truth.view(n, this.#truth.viewer(by));
    return this.#isClean(view) ? text.replace(`"view":${view}`, () => `"view":${SEEN}`) : text;
  }

  #isClean(view: string): boolean {
    const known = this.#clean.get(view);
    if (known !== undefined) return known;
    const clean = this.#secrets.find(view) === undefined;
    this.#clean.set(view, clean);
    return clean;
  }

  #inside(heard: Heard, json: unknown): string | undefined {
    const viewer = this.#truth.viewer(heard.by);
    switch (heard.form) {
      case 'socket': {
        const message = json as ServerMessage;
        if (message.t === 'error') return this.#hint(heard) ?? this.#reasons(message.error, heard, viewer);
        if (message.t !== 'update' || message.table !== this.#truth.table) return undefined;
        return (
          this.#entries(message.entries, viewer) ?? this.#position(message, viewer) ?? this.#clocks(message)
        );
      }
      case 'look':
        return this.#position(json as { n: number; position?: Position }, viewer);
      case 'moment':
        return this.#moment(json as Position, viewer);
      case 'entries':
        return this.#entries((json as { entries: Entry[] }).entries, viewer);
      case 'fault':
        return this.#hint(heard) ?? this.#reasons(json as Fault, heard, viewer);
      case 'list':
      case 'page':
        return this.#hint(heard) ?? this.#list((json as { tables: TableListing[] }).tables, heard, viewer);
      default:
        return undefined;
    }
  }

  #hint({ text, asked }: Heard): string | undefined {
    const found = this.#hidden.find(text, asked);
    return found === undefined ? undefined : `shows ${found}`;
  }

  /** The record reveals everything, so nobody gets it before the end. */
  #record({ at }: Heard): string | undefined {
    const end = this.#truth.entries.find(({ what }) => what.type === 'end');
    return end && at >= end.at ? undefined : 'is the record of a game that had not ended';
  }

  /** The rules against a move must follow from what its player knows. */
  #reasons({ rules }: Fault, { asked = '' }: Heard, viewer: Viewer): string | undefined {
    if (!rules) return undefined;
    const [, n, move] = /"type":"move","n":(\d+),"move":"([^"]*)"/.exec(asked) ?? [];
    const action = move === undefined ? undefined : this.#truth.game.parse(move);
    if (viewer === 'spectator' || action === undefined) return `names rules to ${viewer}`;
    const known = this.#truth
      .numbersAt(Number(n) - 1)
      .some((at) => isDeepStrictEqual(this.#truth.reasons(at, viewer, action), rules));
    return known ? undefined : `names rules that do not follow from what ${viewer} knows`;
  }

  /** A listing shows who is seated, when the table last changed, and whether it is the reader's turn. */
  #list(lines: readonly TableListing[], { form, since, at }: Heard, viewer: Viewer): string | undefined {
    const line = lines.find(({ id }) => id === this.#truth.table);
    if (!line) return undefined;
    const own = form === 'list' && viewer !== 'spectator';
    if (!own && (line.yourSeat !== undefined || line.yourTurn !== undefined))
      return `lists the table as one of ${viewer}`;
    const standings = this.#truth.entries.map(({ n }) => this.#truth.standing(n)!);
    if (!standings.some(({ at: changed }) => changed === line.updated))
      return `lists a change at ${line.updated}`;
    // A list may be read while a decision is being stored.
    const possible = standings.filter(
      (_, i) =>
        standings[i]!.at <= at &&
        (standings[i + 1]?.at ?? Number.POSITIVE_INFINITY) >= (since ?? at) - KEPT_MS,
    );
    return possible.some((standing) => isListed(line, standing, own ? viewer : undefined))
      ? undefined
      : 'lists the table as it was not';
  }

  #clocks({ n, now, position }: { n: number; now: number; position?: Position | undefined }) {
    const standing = this.#truth.standing(n);
    if (!position?.clocks || !standing) return undefined;
    return isDeepStrictEqual(position.clocks, clocksAt(standing, now))
      ? undefined
      : `has clocks that do not follow from the times of the entries`;
  }

  #entries(entries: readonly Entry[], viewer: Viewer): string | undefined {
    for (const entry of entries) {
      const wrong = this.#entry(entry, viewer);
      if (wrong !== undefined) return `${wrong} in entry ${entry.n}`;
    }
    return undefined;
  }

  #entry(entry: Entry, viewer: Viewer): string | undefined {
    const { game } = this.#truth;
    const known = this.#truth.entry(entry.n);
    if (!known || !isDeepStrictEqual(bare(known), bare(entry))) return 'something else';
    const made = this.#truth.after(entry.n)?.decisions ?? [];
    for (const [i, told] of decisionsOf(entry.what).entries()) {
      const { seat, move, events } = made[i]!;
      if (told.move !== (seat === viewer ? move : undefined)) return `the move of seat ${seat}`;
      const due = events.flatMap((event) => game.redact(event, viewer) ?? []);
      if (JSON.stringify((told as { events?: unknown }).events) !== JSON.stringify(due))
        return `events that are not those for ${viewer}`;
    }
    return undefined;
  }

  #position(at: { n: number; position?: Position | undefined }, viewer: Viewer): string | undefined {
    const { n, position } = at;
    if (!position) return undefined;
    const moment = this.#truth.after(n);
    if (!moment) return `has a position after entry ${n}, where there is no game`;
    if (position.ply !== moment.ply)
      return `has decision ${position.ply} after entry ${n}, not ${moment.ply}`;
    const view = JSON.stringify(position.view);
    if (view !== SEEN && view !== this.#truth.view(n, viewer))
      return `has a view after entry ${n} that is not the one of ${viewer}`;
    const seat = viewer === 'spectator' ? undefined : viewer;
    if (position.seat !== seat) return `says that ${viewer} has seat ${position.seat}`;
    const shown = this.#truth.shown(n, viewer);
    if (position.phase !== shown.phase)
      return `has the phase ${position.phase}, where ${viewer} may know of ${shown.phase}`;
    const active = this.#ended(n) ? [] : shown.active;
    if (!isDeepStrictEqual(position.active, active)) return `has ${position.active} to decide`;
    const legal = seat !== undefined && active.includes(seat) ? this.#notated(shown.legal) : undefined;
    if (!isDeepStrictEqual(position.legal, legal)) return `has moves that are not those of ${viewer}`;
    return this.#rights(position, n, viewer);
  }

  /** Undo rights follow from the entries, which everybody sees. */
  #rights(position: Position, n: number, viewer: Viewer): string | undefined {
    const standing = this.#truth.standing(n)!;
    const { undo, undoStop, redo, asking } = position;
    const rights = viewer === 'spectator' ? {} : rightsOf(standing, viewer);
    const told = { ...(undo && { undo }), ...(undoStop && { undoStop }), ...(redo && { redo }) };
    if (!isDeepStrictEqual(told, rights))
      return `lets ${viewer} take back ${JSON.stringify(told)} after entry ${n}, not ${JSON.stringify(rights)}`;
    const asked = standing.asking && { ...standing.asking, waiting: seatsOf(standing.asking.waiting) };
    return isDeepStrictEqual(asking, asked) ? undefined : `asks for ${JSON.stringify(asking)}`;
  }

  /** A past position is as it was after some entry, even if later undone. */
  #moment({ ply, phase, active, view, seat, legal, ...rest }: Position, viewer: Viewer): string | undefined {
    if (seat !== (viewer === 'spectator' ? undefined : viewer)) return `says that ${viewer} has seat ${seat}`;
    if (legal) return 'has moves of a moment that is over';
    const [more] = Object.keys(rest);
    if (more !== undefined) return `has ${more} of a moment that is over`;
    const told = JSON.stringify(view);
    const past = this.#truth.past(ply, viewer).find((each) => each.view === told);
    if (!past) return `has a view after decision ${ply} that ${viewer} never had`;
    const { shown } = past;
    return phase === shown.phase && isDeepStrictEqual(active, shown.active)
      ? undefined
      : `has the phase ${phase} with ${active} to decide, where ${viewer} may know of ${shown.phase}`;
  }

  #notated(actions: readonly Action[]): string[] {
    return actions.map((action) => this.#truth.game.notate(action));
  }

  /** Whether the game was over or resigned after an entry. */
  #ended(n: number): boolean {
    for (let i = n; i > 0 && i > n - LAST_WORDS; i--)
      if (this.#truth.entry(i)?.what.type === 'end') return true;
    return false;
  }
}

/** Chat may follow the end. */
const LAST_WORDS = 100;

/** How long a decision may take from the log to the lists. */
const KEPT_MS = 1000;

function isListed(line: TableListing, standing: Standing, seat: number | undefined): boolean {
  const names = standing.seats.map(({ name }) => name);
  const turn = seat === undefined ? undefined : (standing.active & playersOf(standing) & (1 << seat)) !== 0;
  return (
    line.status === standing.status &&
    isDeepStrictEqual(line.names, names) &&
    (line.status === 'open' || line.yourSeat === seat) &&
    (line.status === 'open' || line.yourTurn === turn)
  );
}

/** An entry without the parts that differ between viewers. */
function bare(entry: Entry): unknown {
  const { what } = entry;
  if (what.type === 'move') return [entry.n, entry.at, what.type, what.ply, what.seat, keys(what)];
  if (what.type !== 'redo' && what.type !== 'start') return entry;
  const by = what.type === 'redo' ? what.seat : what.order;
  const decisions = what.decisions?.map((each) => [each.ply, each.seat, keys(each)]);
  return [entry.n, entry.at, what.type, by, decisions, keys(what)];
}

const keys = (decision: object): string[] =>
  Object.keys(decision)
    .filter((key) => key !== 'move')
    .sort();
