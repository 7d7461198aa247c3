import type { Transaction } from 'kysely';
import { holidayOf } from '../holidays.ts';
import type { Schema } from '../schema.ts';
import type { Reach } from './api.ts';
import { endpointOf, settingsOf } from './notices.ts';

/** How each of these people is reached. */
export async function reachOf(
  db: Transaction<Schema>,
  people: readonly string[],
): Promise<(person: string) => Reach> {
  if (people.length === 0) return () => ({ settings: undefined, holidays: [], endpoints: [] });
  const settings = await db.selectFrom('notices').selectAll().where('person', 'in', people).execute();
  const holidays = await db
    .selectFrom('holidays')
    .selectAll()
    .where('person', 'in', people)
    .orderBy('starts')
    .execute();
  const endpoints = await db
    .selectFrom('endpoints')
    .selectAll()
    .where('person', 'in', people)
    .where('table_id', 'is', null)
    .orderBy('created')
    .orderBy('id')
    .execute();
  return (person) => ({
    settings: settingsOf(settings.find((one) => one.person === person)),
    holidays: holidays.filter((one) => one.person === person).map(holidayOf),
    endpoints: endpoints.filter((one) => one.person === person).map(endpointOf),
  });
}
