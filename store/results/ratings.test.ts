import { describe, expect, test } from 'vitest';
import { below, stream } from '../../core/rng.ts';
import type { GameResult, Store } from '../store.ts';
import { KINDS, newStore } from '../testing/places.ts';
import { addResult, sampleResult, sampleSeat as seat } from '../testing/results.ts';
import { addPerson } from '../testing/samples.ts';

const rng = stream('ratings', 'test');

/** Games of some of twelve people, each with its places, some of them shared. */
function* season(count: number): Generator<readonly [id: string, result: GameResult]> {
  for (let i = 0; i < count; i++) {
    const people = Array.from({ length: 12 }, (_, at) => at);
    const seats = Array.from(
      { length: 2 + below(rng, 4) },
      () => people.splice(below(rng, people.length), 1)[0]!,
    );
    const drawn = seats.map(() => below(rng, 12));
    const places = drawn.map((own) => 1 + drawn.filter((other) => other > own).length);
    yield [
      `t${i}`,
      sampleResult(
        1_000_000 + 1000 * Math.floor(i / 2),
        seats.map((who, at) => seat(`p${who}`, places[at]!)),
      ),
    ];
  }
}

const everyRating = async (store: Store) =>
  (await Promise.all(Array.from({ length: 12 }, (_, who) => store.results.ratings(`p${who}`)))).flat();
const everyStep = async (store: Store) =>
  (await Promise.all(Array.from({ length: 12 }, (_, who) => store.results.steps(`p${who}`))))
    .flat()
    .map((step) => JSON.stringify(step))
    .sort();

describe.each(KINDS)('ratings in %s', (kind) => {
  test('of a guest who had a key once go with the games to the account', async () => {
    const store = await newStore(kind);
    for (const name of ['anna', 'ben', 'guest']) await addPerson(store, name);
    await addResult(store, 'one', sampleResult(2_000, [seat('guest', 2), seat('ben', 1)]));
    await addResult(store, 'two', sampleResult(3_000, [seat('anna', 1), seat('ben', 2)]));
    await store.results.rate();
    await store.accounts.merge('guest', 'anna', 1);
    await store.results.rate();
    expect(await store.results.ratings('guest')).toEqual([]);
    expect((await store.results.ratings('anna')).map(({ games }) => games)).toEqual([2]);
    expect(await store.results.steps('anna')).toHaveLength(2);
  });

  test('are a fold over results: in parts, at once, and in whatever order they arrive', async () => {
    const games = [...season(60)];
    const [parts, whole] = [await newStore(kind), await newStore(kind)];
    for (const [i, [id, result]] of games.entries()) {
      await addResult(parts, id, result);
      if (i % 7 === 0) await parts.results.rate();
    }
    await parts.results.rate();
    expect(await parts.results.rate()).toBe(0);
    for (const [id, result] of games.toReversed()) {
      await addResult(whole, id, result);
      if (id === 't30') await whole.results.rate();
    }
    // Those that ended before the ones that are folded make all ratings again.
    expect(await whole.results.rate()).toBe(60);
    expect(await everyRating(whole)).toEqual(await everyRating(parts));
    expect(await everyStep(whole)).toEqual(await everyStep(parts));
    expect(await parts.results.rateAll()).toBe(60);
    expect(await everyRating(parts)).toEqual(await everyRating(whole));
  });

  test('after the first of 1,000 games is annulled they are as if it had not been played', async () => {
    const games = [...season(1000)];
    const [annulled, without] = [await newStore(kind), await newStore(kind)];
    for (const [id, result] of games) await addResult(annulled, id, result);
    for (const [id, result] of games.slice(1)) await addResult(without, id, result);
    expect(await annulled.results.rate()).toBe(1000);
    const before = await everyRating(annulled);
    expect(await annulled.results.annul('t0', true)).toBe(true);
    expect(await annulled.results.rate()).toBe(999);
    await without.results.rate();
    expect(await everyRating(annulled)).toEqual(await everyRating(without));
    expect(await everyStep(annulled)).toEqual(await everyStep(without));
    expect(await annulled.results.annul('t0', false)).toBe(true);
    expect(await annulled.results.rate()).toBe(1000);
    expect(await everyRating(annulled)).toEqual(before);
    expect(await annulled.results.annul('none', true)).toBe(false);
  });

  test('put those who were away behind all others, and leave unrated games out', async () => {
    const store = await newStore(kind);
    await addResult(
      store,
      'a',
      sampleResult(1, [seat('anna', 1, { away: true }), seat('ben', 2), seat('cleo', 3)]),
    );
    await addResult(store, 'b', sampleResult(2, [seat('anna', 1), seat('ben', 2)], { rated: null }));
    expect(await store.results.rate()).toBe(1);
    const [anna, ben, cleo] = await Promise.all(
      ['anna', 'ben', 'cleo'].map(async (who) => (await store.results.ratings(who))[0]!),
    );
    expect(ben!.mu).toBeGreaterThan(cleo!.mu);
    expect(cleo!.mu).toBeGreaterThan(anna!.mu);
    expect(anna!.games).toBe(1);
    expect((await store.results.board('han', 1, 2)).map(({ person }) => person)).toEqual([
      'ben',
      'cleo',
      'anna',
    ]);
    expect(await store.results.board('han', 2, 2)).toEqual([]);
    expect(await store.results.board('han', 1, 3)).toEqual([]);
    // The unrated game against Ben brought no opponent, and meeting Cleo again brings none either.
    await addResult(store, 'c', sampleResult(3, [seat('anna', 1), seat('cleo', 2)]));
    await addResult(store, 'd', sampleResult(4, [seat('anna', 1), seat('dora', 2)]));
    await store.results.rate();
    expect((await store.results.board('han', 1, 3)).map(({ person }) => person)).toEqual(['anna']);
    expect(await store.results.steps('ben')).toEqual([
      { table: 'a', before: 1500, after: expect.any(Number) },
    ]);
  });

  test('in training, bots count with a strength of their own and never change', async () => {
    const store = await newStore(kind);
    const against = (bot: string, ended: number) =>
      sampleResult(ended, [seat('anna', 1), seat(null, 2, { bot })], { rated: 'training' });
    await addResult(store, 'a', against('level1', 1));
    await store.results.rate();
    const [weak] = await store.results.ratings('anna');
    expect(weak).toMatchObject({ pool: 'training', games: 1 });
    const other = await newStore(kind);
    await addResult(other, 'a', against('level6', 1));
    await other.results.rate();
    expect((await other.results.ratings('anna'))[0]!.mu).toBeGreaterThan(weak!.mu);
    expect(await store.results.board('han', 0, 0)).toEqual([]);
  });

  test('of an erased person are gone; the others keep theirs', async () => {
    const store = await newStore(kind);
    await store.people.create({ id: 'anna', name: 'Anna', created: 1, epoch: 1 });
    await addResult(store, 'a', sampleResult(1, [seat('anna', 1), seat('ben', 2)]));
    await store.results.rate();
    const before = await store.results.ratings('ben');
    await store.people.erase('anna');
    expect(await store.results.ratings('anna')).toEqual([]);
    expect(await store.results.steps('anna')).toEqual([]);
    expect(await store.results.ratings('ben')).toEqual(before);
    expect(await store.results.rateAll()).toBe(1);
    expect(await store.results.ratings('ben')).toEqual(before);
  });
});
