import type { z } from 'zod';
import type { personExport } from '../../protocol/http.ts';
import type { Person } from '../../protocol/person.ts';
import type { Store } from '../../store/store.ts';
import type { HallApi } from '../tables/api.ts';
import { listLine } from '../tables/list.ts';
import { tokenLineOf } from './identities.ts';

export async function exportPerson(
  { hall, store }: { hall: HallApi; store: Store },
  person: Person,
): Promise<z.output<typeof personExport>> {
  const tables = (await store.tables.of(person.id, Number.MAX_SAFE_INTEGER)).map((one) =>
    listLine(one, person.id),
  );
  const records = [];
  for (const { id, status } of tables)
    if (status === 'ended') records.push({ table: id, record: await hall.record(id, person) });
  return {
    person: { ...person, created: (await store.people.find(person.id))!.created },
    tokens: (await store.people.tokens(person.id)).map(tokenLineOf),
    muted: await store.people.muted(person.id),
    tables,
    chat: await store.people.chat(person.id),
    records,
  };
}
