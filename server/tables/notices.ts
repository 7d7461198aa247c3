import type { Summary } from '../../store/store.ts';
import { Window } from '../accounts/window.ts';
import type { Bus, TableChanged } from '../bus/bus.ts';
import type { Notice } from './api.ts';
import type { Table } from './table.ts';

type Sent = NonNullable<TableChanged['notices']>[number];

/** Rematch invitations per hour to one person, per game. */
const MOST_INVITATIONS = 3;

interface Inviting {
  readonly id: string;
  readonly ledger: Pick<Table['ledger'], 'status' | 'n'> & {
    readonly invited: readonly { readonly person: string }[];
  };
}

/** Notifies people of changes at their tables, on this node and through the bus on the others. */
export class Notices {
  readonly #bus: Bus;
  readonly #listeners: ((person: string, notice: Notice) => void)[] = [];
  readonly #invitations = new Window(MOST_INVITATIONS, 3_600_000, 'invitations');

  constructor(bus: Bus) {
    this.#bus = bus;
  }

  onNotice(listener: (person: string, notice: Notice) => void): void {
    this.#listeners.push(listener);
  }

  /** Notifies the people on this node. */
  deliver(table: string, notices: readonly Sent[]): void {
    for (const { person, status, ...rest } of notices)
      for (const listener of this.#listeners)
        listener(person, { t: 'notice', table, status: status as Notice['status'], ...rest });
  }

  /** A table has changed: notifies the other nodes, and the people whose turn began or ended. */
  announce({ id, ledger, summary }: Table, before: Summary): void {
    const { status } = ledger;
    const notices = summary.seats.flatMap(({ person, turn }, i) => {
      const then = before.seats[i]!;
      const same = before.status === status && then.turn === turn && then.person === person;
      return person === null || same ? [] : [{ person, status, yourTurn: turn }];
    });
    this.deliver(id, notices);
    this.#bus.publish({ table: id, n: ledger.n, ...(notices.length > 0 ? { notices } : {}) });
  }

  /** Notifies invited people, a few times an hour per game, as a host could close and ask again and again. */
  invite({ id, ledger: { invited, status, n } }: Inviting, host: string, played: string): void {
    const notices = invited
      .filter(({ person }) => this.#invitations.allows(`${played}/${person}`))
      .map(({ person }) => ({ person, status, yourTurn: false, invited: host }));
    this.deliver(id, notices);
    this.#bus.publish({ table: id, n, notices });
  }
}
