import type { Person } from '../../protocol/person.ts';
import { MOST_NAMES, type Presence } from '../../protocol/table.ts';
import { botOf, type Ledger } from '../../store/log/ledger.ts';
import type { Company as Reported } from '../bus/bus.ts';

/** How long a closed page counts as open: a reload or a lost connection is nothing to tell. */
export const GRACE_MS = 8_000;
/** Changes within this time are told together. */
const GATHER_MS = 150;
const TYPING_MS = 5_000;
/** A node that has said nothing for this long has no company any more. */
const FORGET_MS = 75_000;
/** Partings that are remembered, of all tables together. */
const MOST_PARTINGS = 20_000;

/** When people closed their last page of a table; the oldest are forgotten first. */
export class Partings {
  readonly #at = new Map<string, number>();

  note(table: string, person: string, at: number): void {
    const key = `${table}/${person}`;
    this.#at.delete(key);
    this.#at.set(key, at);
    if (this.#at.size > MOST_PARTINGS) this.#at.delete(this.#at.keys().next().value!);
  }

  of(table: string, person: string): number | undefined {
    return this.#at.get(`${table}/${person}`);
  }
}

export interface CompanyParts {
  readonly node: string;
  readonly partings: Partings;
  readonly grace: number;
  /** The table whose company it is, as it stands. */
  table(): { readonly id: string; readonly ledger: Ledger };
  /** Tells the other nodes. */
  report(company: Reported): void;
  /** Tells those who look at the table here. */
  tell(presence: Presence): void;
}

interface Visitor {
  readonly person: Person;
  /** Open sockets; 0 while the grace runs. */
  sockets: number;
  timer?: NodeJS.Timeout;
}

/** Who looks at one table: through this node, and as the other nodes say. */
export class Company {
  readonly #parts: CompanyParts;
  readonly #visitors = new Map<string, Visitor>();
  /** Sockets without an identity. They see who is here, and count for nobody: one program can open many. */
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
      this.#parts.partings.note(this.#parts.table().id, person.id, Date.now());
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

  /** The person has sent the line, or writes no more. */
  silent(person: string): void {
    clearTimeout(this.#typing.get(person));
    if (this.#typing.delete(person)) this.changed();
  }

  /** Another node tells of its company. */
  hear(company: Reported): void {
    const now = Date.now();
    const { id } = this.#parts.table();
    for (const person of this.#elsewhere.get(company.node)?.company.here ?? [])
      if (!company.here.includes(person)) this.#parts.partings.note(id, person, now);
    this.#elsewhere.set(company.node, { company, heard: now });
    if (company.asks && this.#visitors.size + this.#nameless > 0) this.report();
    this.changed();
  }

  /** Asks the other nodes once, when somebody first looks at the table here. */
  #ask(): void {
    if (this.#asked) return;
    this.#asked = true;
    this.#parts.report({ ...this.#own(), asks: true });
  }

  /** PendingChanges may have been lost: everything is asked and told again. */
  renew(): void {
    this.#asked = false;
    if (this.#visitors.size + this.#nameless > 0) this.#ask();
  }

  /** Tells the other nodes, which forget what they do not hear again. */
  report(): void {
    if (this.#visitors.size + this.#nameless > 0) this.#parts.report(this.#own());
  }

  /** Somebody came or went, or sits elsewhere: tells it soon, with what else changes until then. */
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

  /** Who is here, with somebody who is just coming. */
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
        const since = here.has(person) ? undefined : (this.#parts.partings.of(id, person) ?? seat?.seen);
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

/** The people of a table: those with a seat, the host, and those who are invited. */
function peopleOf({ seats, host, invited }: Ledger): string[] {
  const seated = seats.flatMap(({ person }) => person ?? []);
  return [...new Set([...seated, host, ...invited.map(({ person }) => person)])];
}

const known = ({ seats, host, invited }: Ledger, id: string): boolean =>
  host === id || seats.some(({ person }) => person === id) || invited.some(({ person }) => person === id);
