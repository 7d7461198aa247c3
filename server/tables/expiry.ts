import type { Tables } from '../../store/store.ts';
import type { Table } from './table.ts';

/** Tables per query. */
const STRIDE = 100;
const HOUR = 3_600_000;

/** Closes open tables that were inactive for some hours, unless somebody watches them. */
export async function expire(
  tables: Tables,
  hours: number,
  now: number,
  find: (id: string) => Promise<{ table: Table; audience: { size: number } }>,
  failed: (error: unknown) => void,
): Promise<void> {
  const before = now - hours * HOUR;
  for (let after: string | undefined; ; ) {
    const ids: string[] = await tables.idle('open', before, after, STRIDE);
    for (const id of ids)
      try {
        const { table, audience } = await find(id);
        if (audience.size === 0)
          // Summaries may lag behind; only the log has the time of the last change.
          await table.note(({ status, updated }) =>
            status === 'open' && updated < before ? [{ type: 'close', body: { why: 'expired' } }] : [],
          );
      } catch (error) {
        failed(error);
      }
    if (ids.length < STRIDE) return;
    after = ids.at(-1);
  }
}
