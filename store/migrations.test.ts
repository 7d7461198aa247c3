import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openSql } from './open.ts';
import { KINDS, newPlace, openFor } from './testing/places.ts';

test.each(KINDS)('%s written by a later version is refused, and nothing of it is changed', async (kind) => {
  const place = await newPlace(kind);
  const store = await openFor(place);
  const done = async () =>
    (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(store.db)).rows;
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030')`.execute(store.db);
  const before = await done();
  await expect(openSql(place)).rejects.toThrow(
    /^A later version of Mandate has written this database \(schema 9999-later\), and nothing was changed\./,
  );
  expect(await done()).toEqual(before);
});
