import { describe, expect, onTestFinished, test } from 'vitest';
import type { Store, StoredResult } from '../../store/store.ts';
import { KINDS, newStore } from '../../store/testing/places.ts';
import { openPlace, type Player, playOn, seated } from '../testing/hall.ts';

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
