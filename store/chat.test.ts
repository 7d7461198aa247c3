import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DataError } from './fault.ts';
import { KINDS, newStore } from './testing/places.ts';
import { sampleLine, sampleSummary, sampleTable } from './testing/samples.ts';

const summary = sampleSummary({
  seats: [
    { person: 'anna', name: 'Anna', turn: true },
    { person: 'bela', name: 'Béla', turn: false },
    { person: null, name: 'Bot', turn: false },
  ],
});
const renamed = { ...summary, seats: summary.seats.map((seat) => ({ ...seat, name: `${seat.name} II` })) };
const chat = (n: number) =>
  sampleLine(n, { type: 'chat', at: 7, body: { person: 'anna', name: 'Anna', text: 'Hello' } });

const BESIDE = {
  nothing: {},
  'the same summary': { summary },
  'a new summary': { summary: renamed },
  'a turn': { turns: [{ seat: 1, turn: true }] },
};

test.each(KINDS)('a message is news to the others, whatever is stored beside it, on %s', async (kind) => {
  const store = await newStore(kind);
  const news = (table: string) =>
    store.db
      .selectFrom('seats')
      .select(['chat_n', 'look_at'])
      .where('table_id', '=', table)
      .orderBy('seat')
      .execute();
  for (const [table, change] of Object.entries(BESIDE)) {
    await store.tables.create(sampleTable(table), { table, lines: [sampleLine(1)], summary });
    expect(await store.tables.append({ table, lines: [chat(2), chat(3)], ...change })).toBe(true);
    const none = { chat_n: 0, look_at: null };
    expect(await news(table), table).toEqual([none, { chat_n: 2, look_at: 7 }, none]);
    // The first message without a notice stays the news.
    await store.tables.append({ table, lines: [chat(4)], ...change });
    expect(await news(table), table).toEqual([none, { chat_n: 2, look_at: 7 }, none]);
  }
});

test('a statement that PostgreSQL refuses for its rows is a fault of the data', async () => {
  const store = await newStore('PostgreSQL');
  const twice = sql`
    insert into seats (table_id, seat, person, name, turn)
    values ('one', 0, null, '', 0), ('one', 0, null, '', 0)
    on conflict (table_id, seat) do update set name = excluded.name`;
  await expect(twice.execute(store.db)).rejects.toThrow(DataError);
});
