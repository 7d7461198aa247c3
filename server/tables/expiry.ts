import type { Tables } from '../../store/store.ts';
import type { Table } from './table.ts';

/** Tables that are asked for at a time. */
const STRIDE = 100;
const HOUR = 3_600_000;

/** Closes open tables at which nothing has happened for some hours, unless somebody is looking at them. */
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
          // Lists may lag behind the log, which alone says when something happened last.
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
