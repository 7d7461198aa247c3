import { Refusal } from '../../protocol/fault.ts';
import type { Person } from '../../protocol/person.ts';
import { newId } from '../../store/id.ts';
import { seatOf } from '../../store/log/ledger.ts';
import type { LineDraft } from '../../store/log/line.ts';
import type { Store } from '../../store/store.ts';
import { type HostLimits, mayHost } from './hosting.ts';
import type { Lanes } from './lanes.ts';
import type { Notices } from './notices.ts';
import { invitedAgain, opening } from './opening.ts';
import type { Registry } from './registry.ts';
import type { Table } from './table.ts';
import { tableTime } from './time.ts';

export interface RematchParts {
  readonly store: Store;
  readonly limits: HostLimits;
  readonly registry: Registry;
  readonly notices: Notices;
  /** Per person, as new tables are counted one at a time. */
  readonly lanes: Lanes;
}

/**
 * A rematch at one new table, even if several people ask at once: the first line in the log names the table, and only
 * then it is opened. The person who asks has a seat there; the others are invited.
 */
export async function rematch(
  parts: RematchParts,
  table: Table,
  person: Person,
  nonce?: string,
): Promise<Table> {
  const { ledger } = table;
  if (seatOf(ledger, person.id) === undefined)
    throw new Refusal('not-seated', 'You have no seat at this table.');
  if (ledger.status !== 'ended') throw new Refusal('not-ended', 'The game has not ended yet.');
  const next = await parts.lanes.run(person.id, async () => {
    await claim(parts, table, person);
    return open(parts, table, person);
  });
  const accepts = next.ledger.invited.some(({ person: invited }) => invited === person.id);
  const adds = nonce !== undefined && seatOf(next.ledger, person.id) !== undefined;
  if (accepts || adds)
    // The host may have given the seat to a bot in the meantime; the table can still be opened.
    await next
      .do(person, { type: 'sit', ...(nonce === undefined ? {} : { nonce }) })
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      });
  return next;
}

/** Names a table for the rematch in the log, unless the log already has one. */
async function claim({ store, limits }: RematchParts, table: Table, person: Person): Promise<void> {
  const seen = table.ledger.rematch?.table;
  if (await isOpen(store, seen)) return;
  await mayHost(store, limits, person, false);
  const line: LineDraft = { type: 'rematch', body: { table: newId(), person: person.id } };
  await table.note((now) => (now.rematch?.table === seen ? [line] : []));
}

/** Whether the rematch was asked for and its host has not closed it since. */
async function isOpen({ tables }: Store, id: string | undefined): Promise<boolean> {
  return id !== undefined && (await tables.find(id))?.summary.status !== 'closed';
}

/** Opens the table named in the log, unless it exists; the node that wrote the line may have crashed before. */
async function open(
  { store: { tables, circles }, registry, notices }: RematchParts,
  { id: played, ledger }: Table,
  person: Person,
): Promise<Table> {
  const { table: id, person: asker } = ledger.rematch!;
  if (!(await tables.find(id))) {
    const { person: first, name = '' } = ledger.seats.find((seat) => seat.person === asker) ?? {};
    const host = first === undefined ? person : { id: first, name };
    // Only the players are invited, so it is not listed.
    const settings = { ...ledger.settings, listed: false };
    try {
      const circle = ledger.circle && [ledger.host, ...ledger.circle].filter((one) => one !== host.id);
      if (circle) await circles.open(id, circle, tableTime());
      const seated = invitedAgain(ledger, host.id);
      const next = await registry.create(...opening(host, settings, seated, { id, circle }));
      notices.invite(next, host.name, played);
    } catch (error) {
      if (!(await tables.find(id))) throw error;
    }
  }
  return (await registry.find(id)).table;
}
