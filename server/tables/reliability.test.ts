import { expect, onTestFinished, test } from 'vitest';
import type { GameResult } from '../../store/store.ts';
import { KINDS, newStore } from '../../store/testing/places.ts';
import { guest, openPlace, type Player, seated, settingsOf } from '../testing/hall.ts';

test.each(KINDS)('a table may ask for people who finish their games, on %s', async (kind) => {
  const place = await openPlace({ store: await newStore(kind) });
  onTestFinished(() => place.close());
  const { hall, store } = place;
  const [host, loyal, left, fresh] = await Promise.all(
    ['Anna', 'Béla', 'Csilla', 'Dmitri'].map((name) => guest(store, name)),
  );
  for (let game = 0; game < 6; game++) {
    const [first, second] = (await seated(place, { game: 'han', seats: 2 }, [loyal!, left!])) as [
      Player,
      Player,
    ];
    // Who resigns was away at the end.
    await second.do({ type: 'resign' });
    const result = (await store.results.find(first.table)) as GameResult;
    expect(result.players.map(({ person, away }) => [person, away])).toEqual([
      [loyal!.id, false],
      [left!.id, true],
    ]);
  }
  const { id } = await hall.create(
    host!,
    settingsOf({ game: 'han', seats: 3, reliability: 50, autoStart: false }),
  );
  const sit = (person: typeof host) => hall.do(id, person!, { type: 'sit' });
  await sit(host);
  await sit(loyal);
  for (const person of [left, fresh])
    await expect(sit(person)).rejects.toMatchObject({ fault: { code: 'unreliable' } });
});
