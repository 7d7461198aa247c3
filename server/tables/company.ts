import type { Person } from '../../protocol/person.ts';
import { MOST_NAMES, type Presence } from '../../protocol/table.ts';
import { botOf, type Ledger } from '../../store/log/ledger.ts';
import type { Company as Reported } from '../bus/bus.ts';

/** How long a closed page still counts as open, to hide reloads and short disconnections. */
export const GRACE_MS = 8_000;
/** Changes within this time are sent together. */
const GATHER_MS = 150;
const TYPING_MS = 5_000;
/** The company of a node that has been silent this long is dropped. */
const FORGET_MS = 75_000;
/** Remembered departures, over all tables. */
const MOST_DEPARTURES = 20_000;

/** When people closed their last page of a table; the oldest departures are dropped first. */
export class Departures {
  readonly #at = new Map<string, number>();

  note(table: string, person: string, at: number): void {
    const key = `${table}/${person}`;
    this.#at.delete(key);
    this.#at.set(key, at);
    if (this.#at.size > MOST_DEPARTURES) this.#at.delete(this.#at.keys().next().value!);
  }

  of(table: string, person: string): number | undefined {
    return this.#at.get(`${table}/${person}`);
  }
}

export interface CompanyParts {
  readonly node: string;
  readonly departures: Departures;
  readonly grace: number;
  /** The table, as it is now. */
  table(): { readonly id: string; readonly ledger: Ledger };
  /** Sends to the other nodes. */
  report(company: Reported): void;
  /** Sends to those who watch the table on this node. */
  tell(presence: Presence): void;
}

interface Visitor {
  readonly person: Person;
  /** Open sockets; 0 during the grace period. */
  sockets: number;
  timer?: NodeJS.Timeout;
}

/** Who watches one table, on this node and on the others. */
export class Company {
  readonly #parts: CompanyParts;
  readonly #visitors = new Map<string, Visitor>();
  /** Sockets without an identity. They receive the company but do not count, as one program can open many. */
  #nameless = 0;
  readonly #elsewhere = new Map<string, { readonly company: Reported; readonly heard: number }>();
  readonly #typing = new Map<string, NodeJS.Timeout>();
  #asked = false;
  #gathering: NodeJS.Timeout | undefined;
  #reported = '';
  #told = '';

  constructor(parts: CompanyParts) {
    this.#parts = parts;
  }

  enter(person: Person | undefined): void {
    if (!person) this.#nameless++;
    else {
      const visitor = this.#visitors.get(person.id);
      clearTimeout(visitor?.timer);
      this.#visitors.set(person.id, { person, sockets: (visitor?.sockets ?? 0) + 1 });
    }
    this.#ask();
    this.changed();
  }

  exit(person: Person | undefined): void {
    if (!person) this.#nameless--;
    else {
      const visitor = this.#visitors.get(person.id);
      if (!visitor || --visitor.sockets > 0) return;
      this.#parts.departures.note(this.#parts.table().id, person.id, Date.now());
      visitor.timer = setTimeout(() => {
        this.#visitors.delete(person.id);
        this.changed();
      }, this.#parts.grace);
      visitor.timer.unref();
    }
    this.changed();
  }

  typing(person: Person): void {
    if (!known(this.#parts.table().ledger, person.id)) return;
    clearTimeout(this.#typing.get(person.id));
    const timer = setTimeout(() => this.silent(person.id), TYPING_MS);
    this.#typing.set(person.id, timer.unref());
    this.changed();
  }

  /** The person has sent the line or stopped typing. */
  silent(person: string): void {
    clearTimeout(this.#typing.get(person));
    if (this.#typing.delete(person)) this.changed();
  }

  /** Takes the company of another node. */
  hear(company: Reported): void {
    const now = Date.now();
    const { id } = this.#parts.table();
    for (const person of this.#elsewhere.get(company.node)?.company.here ?? [])
      if (!company.here.includes(person)) this.#parts.departures.note(id, person, now);
    this.#elsewhere.set(company.node, { company, heard: now });
    if (company.asks && this.#visitors.size + this.#nameless > 0) this.report();
    this.changed();
  }

  /** Asks the other nodes once, when the first watcher of the table arrives here. */
  #ask(): void {
    if (this.#asked) return;
    this.#asked = true;
    this.#parts.report({ ...this.#own(), asks: true });
  }

  /** Changes may have been lost: asks and reports everything again. */
  renew(): void {
    this.#asked = false;
    if (this.#visitors.size + this.#nameless > 0) this.#ask();
  }

  /** Reports to the other nodes, which drop what is not repeated. */
  report(): void {
    if (this.#visitors.size + this.#nameless > 0) this.#parts.report(this.#own());
  }

  /** Schedules an update after somebody came, left or changed seats, together with further changes until then. */
  changed(): void {
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined;
      this.#publish();
    }, GATHER_MS).unref();
  }

  #publish(): void {
    const own = this.#own();
    const report = JSON.stringify(own);
    if (report !== this.#reported) this.#parts.report(own);
    this.#reported = report;
    const presence = this.presence();
    const told = JSON.stringify(presence);
    if (told !== this.#told) this.#parts.tell(presence);
    this.#told = told;
  }

  #own(): Reported {
    const { ledger } = this.#parts.table();
    const people = [...this.#visitors.values()].map(({ person }) => person);
    const others = people.filter(({ id }) => !known(ledger, id));
    return {
      node: this.#parts.node,
      here: people.flatMap(({ id }) => (known(ledger, id) ? id : [])),
      typing: [...this.#typing.keys()],
      names: others.slice(0, MOST_NAMES).map(({ name }) => name),
      watching: others.length,
    };
  }

  /** Who is here; `coming` is a person about to be added. */
  presence(coming?: Person): Presence {
    const { id, ledger } = this.#parts.table();
    const old = Date.now() - FORGET_MS;
    const elsewhere = [...this.#elsewhere.values()].flatMap(({ company, heard }) =>
      heard > old ? company : [],
    );
    const all = [this.#own(), ...elsewhere];
    const here = new Set(all.flatMap((company) => company.here));
    const typing = new Set(all.flatMap((company) => company.typing));
    if (coming) here.add(coming.id);
    return {
      people: peopleOf(ledger).map((person) => {
        const seat = ledger.seats.find((each) => each.person === person);
        const gone = seat !== undefined && botOf(ledger, seat) !== undefined;
        if (here.has(person) && !gone)
          return { person, state: 'here', ...(typing.has(person) && { typing: true }) };
        const since = here.has(person) ? undefined : (this.#parts.departures.of(id, person) ?? seat?.seen);
        return { person, state: gone ? 'gone' : 'away', ...(since !== undefined && { since }) };
      }),
      watching: {
        count: all.reduce((sum, { watching }) => sum + watching, 0),
        names: [...new Set(all.flatMap(({ names }) => names))].slice(0, MOST_NAMES),
      },
    };
  }

  close(): void {
    clearTimeout(this.#gathering);
    for (const { timer } of this.#visitors.values()) clearTimeout(timer);
    for (const timer of this.#typing.values()) clearTimeout(timer);
  }
}

/** The people of a table: those seated, the host, and those invited. */
function peopleOf({ seats, host, invited }: Ledger): string[] {
  const seated = seats.flatMap(({ person }) => person ?? []);
  return [...new Set([...seated, host, ...invited.map(({ person }) => person)])];
}

const known = ({ seats, host, invited }: Ledger, id: string): boolean =>
  host === id || seats.some(({ person }) => person === id) || invited.some(({ person }) => person === id);
