import { Refusal } from '../../protocol/fault.ts';
import type { Person } from '../../protocol/person.ts';
import type { Store } from '../../store/store.ts';

export interface HostLimits {
  /** Tables that one person may have open or running. */
  readonly openTables: number;
  /** Of those, publicly listed ones that have not started. */
  readonly listedTables: number;
}

/** Refuses a host who has reached a limit. */
export async function mayHost(
  { tables }: Store,
  { openTables, listedTables }: HostLimits,
  host: Person,
  listed: boolean,
): Promise<void> {
  if ((await tables.countOpen(host.id)) >= openTables)
    throw new Refusal(
      'too-many',
      `You have ${openTables} tables open or running already; end or close one first.`,
    );
  if (listed && (await tables.countListed(host.id)) >= listedTables)
    throw new Refusal(
      'too-many',
      `${listedTables} of your tables are already in the public list; close one, or open this one unlisted.`,
    );
}
