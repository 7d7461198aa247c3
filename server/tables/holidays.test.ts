import { expect, onTestFinished, test, vi } from 'vitest';
import type { TableSettings } from '../../protocol/table.ts';
import { KINDS, type Kind, newStore } from '../../store/testing/places.ts';
import { fromTurn, guest, openPlace, Player, seated, settingsOf } from '../testing/hall.ts';
import { tableTime } from './time.ts';

const DAY = 86_400_000;
const DAYS = { kind: 'move', seconds: 3 * 86_400 } as const;

async function open(kind: Kind) {
  const place = await openPlace({ store: await newStore(kind) });
  onTestFinished(async () => {
    await place.close();
    expect(place.failures).toEqual([]);
  });
  const { hall, store } = place;
  const take = async ({ id }: { id: string }, from: number, days: number) => {
    await store.holidays.change(id, (had) => [...had, { from, until: from + days * DAY }]);
    await hall.tellHolidays(id);
  };
  const dueOf = async (table: string) => (await store.tables.find(table))!.summary.due!;
  return { place, hall, store, take, dueOf };
}

test.each(KINDS)(
  'on holiday a clock stands still, and everybody at the table sees it, on %s',
  async (kind) => {
    const { place, hall, store, take, dueOf } = await open(kind);
    const players = await seated(place, { game: 'han', seats: 2, pace: DAYS }, ['Anna', 'Béla']);
    const [first, second] = (await fromTurn(players)) as [Player, Player];
    const { table, person } = first;
    const due = await dueOf(table);
    const seat = (await first.position()).seat!;
    await take(person, tableTime(), 10);
    expect(Math.abs((await dueOf(table)) - due - 10 * DAY)).toBeLessThan(5_000);
    const { clocks } = await second.position();
    expect(clocks![seat]).toMatchObject({ running: true, still: expect.any(Number) });
    expect((await second.look()).info.seats[seat]!.holidays).toEqual(await store.holidays.of(person.id));
    expect(second.updates.flatMap(({ entries }) => entries).at(-1)!.what).toMatchObject({
      type: 'holiday',
      seat,
    });
    expect(await store.holidays.untold(9)).toEqual([]);
    // Ended early: what is left of the turn runs on.
    const now = tableTime();
    await store.holidays.change(person.id, ([one]) => [{ ...one!, until: now }]);
    await hall.tellHolidays(person.id);
    expect(Math.abs((await dueOf(table)) - due)).toBeLessThan(5_000);
    expect((await second.position()).clocks![seat]!.still).toBeUndefined();
  },
);

test.each(KINDS)(
  'a holiday planned ahead moves the deadline beyond it only if it comes first, on %s',
  async (kind) => {
    const { place, take, dueOf } = await open(kind);
    const players = await seated(place, { game: 'han', seats: 2, pace: DAYS }, ['Anna', 'Béla']);
    const [{ table, person }] = (await fromTurn(players)) as [Player];
    const due = await dueOf(table);
    await take(person, due + DAY, 5);
    expect(await dueOf(table)).toBe(due);
    await take(person, due - DAY, 1);
    expect(Math.abs((await dueOf(table)) - due - DAY)).toBeLessThan(10);
  },
);

test('who comes to a table on holiday brings it along, and games of one evening know no holidays', async () => {
  const { hall, store, take } = await open('SQLite');
  const [host, away] = [await guest(store, 'Anna'), await guest(store, 'Béla')];
  await take(away, tableTime() - DAY, 9);
  const gathered = async (pace: TableSettings['pace']) => {
    const { id } = await hall.create(host, settingsOf({ game: 'han', seats: 2, pace, autoStart: false }), {});
    await hall.do(id, away, { type: 'sit' });
    return new Player(hall, id, host);
  };
  const slow = await gathered(DAYS);
  await vi.waitFor(async () => expect((await slow.look()).info.seats[1]!.holidays).toHaveLength(1), 10_000);
  const quick = await gathered({ kind: 'move', seconds: 60 });
  await quick.do({ type: 'start' });
  expect((await quick.look()).info.seats.flatMap(({ holidays }) => holidays ?? [])).toEqual([]);
  await slow.do({ type: 'start' });
  const { seats } = (await slow.look()).info;
  expect(seats.find(({ person }) => person === away.id)!.holidays).toHaveLength(1);
});
