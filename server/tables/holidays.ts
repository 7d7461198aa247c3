import { takesDays } from '../../protocol/table.ts';
import type { Ledger } from '../../store/log/ledger.ts';
import type { LineDraft, TableLine } from '../../store/log/line.ts';
import type { Store } from '../../store/store.ts';
import type { Registry } from './registry.ts';
import type { Table } from './table.ts';
import { tableTime } from './time.ts';

/** Holidays stand in the log of each table where they stop a clock, so that everybody there sees the same clocks. */

const UNTOLD = 100;

/** Writes a person's holidays to the logs of their tables, after they have changed. */
export async function tellHolidays(store: Store, registry: Registry, person: string): Promise<void> {
  const holidays = await store.holidays.of(person);
  for (const { id, status } of await store.tables.of(person, Number.MAX_SAFE_INTEGER))
    if (status === 'open' || status === 'running')
      await registry.tend(id, (table) => noteHolidays(store, table, [person]));
  await store.holidays.told(person, holidays);
}

/** The same for those whose node was stopped meanwhile. */
export async function tellUntold(store: Store, registry: Registry): Promise<void> {
  for (const person of await store.holidays.untold(UNTOLD)) await tellHolidays(store, registry, person);
}

/** The people whose holidays a table must learn: those who come, and all when its clocks begin to run. */
export function newcomersOf({ seats, settings }: Ledger, lines: readonly TableLine[]): string[] {
  if (!takesDays(settings.pace)) return [];
  if (lines.some(({ type }) => type === 'start')) return seats.flatMap(({ person }) => person ?? []);
  return lines.flatMap(({ type, body }) =>
    type === 'sit' || type === 'adopt' ? (body as { person: string }).person : [],
  );
}

export async function noteHolidays(
  { holidays }: Pick<Store, 'holidays'>,
  table: Table,
  people: readonly string[],
): Promise<void> {
  for (const person of people) {
    const now = tableTime();
    const coming = (await holidays.of(person)).filter(({ until }) => until > now);
    await table.note(({ seats, settings, status }): LineDraft[] => {
      const seat = seats.findIndex((one) => one.person === person);
      if (seat < 0 || !takesDays(settings.pace) || (status !== 'open' && status !== 'running')) return [];
      const known = (seats[seat]!.holidays ?? []).filter(({ until }) => until > now);
      const same = JSON.stringify(known) === JSON.stringify(coming);
      return same ? [] : [{ type: 'holiday', body: { seat, holidays: coming } }];
    });
  }
}
