import { describe, expect, onTestFinished, test } from 'vitest';
import type { Person } from '../../protocol/person.ts';
import type { TableSettings } from '../../protocol/table.ts';
import type { Store, StoredResult } from '../../store/store.ts';
import { KINDS, newStore } from '../../store/testing/places.ts';
import { guest, openPlace, Player, playOn, seated } from '../testing/hall.ts';

async function place(kind: (typeof KINDS)[number]) {
  const opened = await openPlace({ store: await newStore(kind) });
  onTestFinished(() => opened.close());
  return opened;
}

const idsOf = (players: readonly Player[]) => players.map(({ person }) => person.id);
const resultAt = async (store: Store, { table }: Player): Promise<StoredResult> =>
  (await store.results.find(table))!;
const sum = (sources: Readonly<Record<string, number>>): number =>
  Object.values(sources).reduce((all, points) => all + points, 0);

describe.each(KINDS)('the result of a game in %s', (kind) => {
  test('is stored with its end, with places, points by source, openings and times', async () => {
    const opened = await place(kind);
    const { store, failures } = opened;
    const players = await seated(opened, { game: 'han', seats: 3, listed: true }, ['A', 'B']);
    await playOn(players, () => false);
    const result = await resultAt(store, players[0]!);
    const { info } = await players[0]!.look();
    expect(result).toMatchObject({ game: 'han', seats: 3, listed: true, finished: true, rated: null });
    expect(result.players.map(({ person }) => person)).toEqual([...idsOf(players), null]);
    expect(result.players.map(({ bot }) => bot)).toEqual([null, null, 'random']);
    expect(result.players.map(({ points }) => points)).toEqual(info.result!.scores);
    expect(result.players.map((seat) => seat.place)).toEqual(info.result!.places);
    expect(result.players.map(({ sources }) => sum(sources))).toEqual(info.result!.scores);
    for (const { opening } of result.players) expect(opening).toMatch(/^[a-z]/);
    expect(result.players[0]!.answer).toBeGreaterThanOrEqual(0);
    expect(result.players[2]!.answer).toBeNull();
    expect(result.ended).toBeGreaterThan(result.started);
    expect(result.players.some(({ away }) => away)).toBe(false);
    expect(failures).toEqual([]);
  });

  test('counts for both, newest first', async () => {
    const opened = await place(kind);
    const { store } = opened;
    const first = await seated(opened, { game: 'han', seats: 2 }, ['A', 'B']);
    await playOn(first, () => false);
    const people = first.map(({ person }) => person);
    const second = await seated(opened, { game: 'dragon', seats: 2 }, people.toReversed());
    await second[0]!.do({ type: 'resign' });
    for (const { id } of people) {
      const results = await store.results.of(id, 10);
      expect(results.map(({ game }) => game)).toEqual(['dragon', 'han']);
      expect(results[0]).toMatchObject({
        finished: false,
        players: [{ away: true, place: 2 }, { away: false }],
      });
      expect(await store.results.of(id, 1)).toEqual(results.slice(0, 1));
    }
  });

  test('says who was away: left at the end, or played for during much of the game', async () => {
    const opened = await place(kind);
    const { store } = opened;
    const settings = { game: 'han', seats: 3, standIn: 'random' } as const;
    const [a, b, c] = (await seated(opened, settings, ['A', 'B', 'C'])) as [Player, Player, Player];
    // B leaves for good; C leaves for a while in the middle.
    await playOn([a, b, c], ({ position }) => position!.ply > 12);
    await b.do({ type: 'leave' });
    await c.do({ type: 'leave' });
    await playOn([a], ({ position }) => position!.ply > 90);
    await c.do({ type: 'back' });
    // Nobody plays for B but the bot.
    await playOn([a, undefined as never, c], () => false);
    const { players } = await resultAt(store, a);
    expect(players.map(({ away }) => away)).toEqual([false, true, true]);
  });

  test('keeps its places when a person is erased', async () => {
    const opened = await place(kind);
    const { store } = opened;
    const players = await seated(opened, { game: 'han', seats: 2 }, ['A', 'B']);
    await playOn(players, () => false);
    const before = await resultAt(store, players[0]!);
    await opened.hall.leaveAll(players[1]!.person);
    await store.people.erase(players[1]!.person.id);
    const after = await resultAt(store, players[0]!);
    expect(after.players.map(({ person }) => person)).toEqual([players[0]!.person.id, null]);
    expect(after.players.map((seat) => seat.place)).toEqual(before.players.map((seat) => seat.place));
    expect(await store.results.of(players[1]!.person.id, 10)).toEqual([]);
  });
});

describe('a game counts in ratings', () => {
  const account = async (store: Store, name: string): Promise<Person> => ({
    ...(await guest(store, name)),
    account: true,
  });
  const endedAt = async (
    settings: Partial<TableSettings>,
    ...who: readonly ('account' | 'guest')[]
  ): Promise<string | null> => {
    const opened = await place('SQLite');
    const people = await Promise.all(
      who.map((kind, i) => (kind === 'account' ? account : guest)(opened.store, `P${i}`)),
    );
    const players = await seated(
      opened,
      { game: 'dragon', seats: who.length, rated: true, ...settings },
      people,
    );
    for (const player of players.slice(0, -1)) await player.do({ type: 'resign' });
    if (who.length === 1 || settings.seats !== undefined)
      await players
        .at(-1)!
        .do({ type: 'resign' })
        .catch(() => {});
    return (await resultAt(opened.store, players[0]!)).rated;
  };

  test('among accounts, where the table says so', async () => {
    expect(await endedAt({}, 'account', 'account')).toBe('people');
    expect(await endedAt({ rated: false }, 'account', 'account')).toBeNull();
  });

  test('as training among bots', async () => {
    expect(await endedAt({ seats: 2 }, 'account')).toBe('training');
  });

  test('but not with a guest, and not with hints', async () => {
    expect(await endedAt({}, 'account', 'guest')).toBeNull();
    expect(await endedAt({ hints: true }, 'account', 'account')).toBeNull();
  });

  test('and in a rematch as before', async () => {
    const opened = await place('SQLite');
    const people = [await account(opened.store, 'A'), await account(opened.store, 'B')];
    const [a, b] = (await seated(opened, { game: 'dragon', seats: 2, rated: true }, people)) as [
      Player,
      Player,
    ];
    await a.do({ type: 'resign' });
    const { table } = await b.do({ type: 'rematch' });
    const again = people.map((person) => new Player(opened.hall, table!, person));
    await again[0]!.do({ type: 'sit' });
    const { info } = await again[0]!.look();
    expect(info.settings.rated).toBe(true);
    expect(info.seats.map((seat) => seat.account)).toEqual([true, true]);
    await again[0]!.do({ type: 'resign' });
    expect((await resultAt(opened.store, again[0]!)).rated).toBe('people');
    expect(await opened.store.results.rate()).toBe(2);
    const [first] = await opened.store.results.ratings(people[0]!.id);
    const [second] = await opened.store.results.ratings(people[1]!.id);
    expect(first).toMatchObject({ pool: 'people', game: 'dragon', games: 2 });
    expect(second!.mu).toBeGreaterThan(first!.mu);
  });
});
