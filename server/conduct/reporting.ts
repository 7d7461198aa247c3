import type { z } from 'zod';
import type { newReport, OwnReport } from '../../protocol/conduct.ts';
import { Refusal } from '../../protocol/fault.ts';
import type { Person } from '../../protocol/person.ts';
import { readLines } from '../../store/log/read.ts';
import type { Store } from '../../store/store.ts';
import type { HallApi } from '../tables/api.ts';

/**
 * Takes a report. What is cited must be there: somebody who is known, and at a table that the reporter may see; a chat
 * line must be of the person reported.
 */
export async function takeReport(
  { store, hall }: { readonly store: Store; readonly hall: HallApi },
  person: Person,
  { about, table, line, reason, words }: z.output<typeof newReport>,
): Promise<OwnReport> {
  if (about === person.id) throw new Refusal('forbidden', 'You cannot report yourself.');
  const found = await store.people.find(about);
  if (!found || found.name === '') throw new Refusal('not-found', 'Person not found.');
  let { name } = found;
  if (table !== undefined) {
    const { info } = await hall.look(table, person);
    name = info.seats.find((seat) => seat.person === about)?.name ?? name;
  }
  if (line !== undefined) {
    const [cited] = table === undefined ? [] : await readLines(store.tables, table, line - 1, false, 1);
    if (cited?.n !== line || cited.type !== 'chat' || cited.body.person !== about)
      throw new Refusal('not-found', 'This person did not write this line.');
    name = cited.body.name;
  }
  const { id, at, state } = await store.conduct.report({
    ...{ by: person.id, about, name, reason, words, at: Date.now() },
    ...(table !== undefined && { table }),
    ...(line !== undefined && { line }),
  });
  return { id, name, at, reason, state };
}
