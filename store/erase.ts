import type { Transaction } from 'kysely';
import { eraseCircles } from './circles.ts';
import { eraseConduct } from './conduct/people.ts';
import { eraseFollows } from './friends.ts';
import { eraseHolidays } from './holidays.ts';
import { forgetPlayer } from './log/record.ts';
import { erasePresence } from './presence.ts';
import type { LineRow, Schema } from './schema.ts';
import { parseJson } from './unreadable.ts';

const CHUNK = 200;

/** Erases a person within a transaction, with the guests that became part of the account. */
export async function erase(db: Transaction<Schema>, person: string): Promise<void> {
  const merged = await db.selectFrom('people').select('id').where('merged', '=', person).execute();
  for (const { id } of [...merged, { id: person }]) await eraseOne(db, id);
}

/**
 * The row stays with a raised epoch, so that old cookies are invalid and the id
 * is never reused. The log keeps the id, which reveals nothing by itself.
 */
async function eraseOne(db: Transaction<Schema>, person: string): Promise<void> {
  for (;;) {
    const lines = await db
      .selectFrom('lines')
      .selectAll()
      .where('person', '=', person)
      .orderBy('table_id')
      .orderBy('n')
      .limit(CHUNK)
      .execute();
    if (lines.length === 0) break;
    await db
      .insertInto('lines')
      .values(lines.map(blank))
      .onConflict((oc) =>
        oc
          .columns(['table_id', 'n'])
          .doUpdateSet((eb) => ({ body: eb.ref('excluded.body'), person: eb.ref('excluded.person') })),
      )
      .execute();
  }
  await eraseFromRecords(db, person);
  await db.updateTable('seats').set({ person: null, name: '' }).where('person', '=', person).execute();
  await db.updateTable('result_seats').set({ person: null }).where('person', '=', person).execute();
  await eraseFollows(db, person);
  await eraseHolidays(db, person);
  await eraseCircles(db, person);
  await erasePresence(db, person);
  await eraseConduct(db, person);
  await db.deleteFrom('ratings').where('person', '=', person).execute();
  await db.deleteFrom('rating_steps').where('person', '=', person).execute();
  await db.updateTable('seats').set({ invited: null }).where('invited', '=', person).execute();
  await db.deleteFrom('tokens').where('person', '=', person).execute();
  await db.deleteFrom('codes').where('person', '=', person).execute();
  await db.deleteFrom('devices').where('person', '=', person).execute();
  await db.deleteFrom('keys').where('person', '=', person).execute();
  await db.deleteFrom('mails').where('person', '=', person).execute();
  await db.deleteFrom('challenges').where('person', '=', person).execute();
  await db
    .deleteFrom('mutes')
    .where((eb) => eb.or([eb('person', '=', person), eb('muted', '=', person)]))
    .execute();
  await db.deleteFrom('endpoints').where('person', '=', person).execute();
  await db.deleteFrom('notices').where('person', '=', person).execute();
  await db.deleteFrom('news').where('person', '=', person).execute();
  await db.deleteFrom('plans').where('person', '=', person).execute();
  await db.deleteFrom('notice_tables').where('person', '=', person).execute();
  await db
    .updateTable('people')
    .set((eb) => ({ name: '', epoch: eb('epoch', '+', 1), seal: null, merged: null }))
    .where('id', '=', person)
    .execute();
}

/** From records of games in which the person still has a seat: those who left have no name there any more. */
async function eraseFromRecords(db: Transaction<Schema>, person: string): Promise<void> {
  const seats = await db
    .selectFrom('seats')
    .innerJoin('records', 'records.table_id', 'seats.table_id')
    .select(['records.table_id', 'seat', 'text'])
    .where('seats.person', '=', person)
    .execute();
  for (const { table_id, seat, text } of seats)
    await db
      .updateTable('records')
      .set({ text: forgetPlayer(text, seat) })
      .where('table_id', '=', table_id)
      .execute();
}

/** Nothing stays of a damaged line. */
function blank(line: LineRow): LineRow {
  const body = bodyOf(line);
  const empty = line.type === 'chat' ? { ...body, name: '', text: '' } : { ...body, name: '' };
  return { ...line, body: JSON.stringify(empty), person: null };
}

function bodyOf(line: LineRow): object {
  try {
    return parseJson(line.body, 'a line is damaged');
  } catch {
    return {};
  }
}
