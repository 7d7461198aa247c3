import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest, openPlace, type Place, Player, seated } from '../testing/hall.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.close());

test('an account that takes over from a guest plays on in the same seat', async () => {
  const [anna, ben] = await seated(place, { game: 'han', seats: 2 }, ['Anna', 'Ben']);
  const account = await guest(place.store, 'Annamária');
  expect(await place.hall.adopt(anna!.person, account)).toEqual({ adopted: 1, left: [] });
  const now = new Player(place.hall, anna!.table, account);
  const { info, position } = await now.look();
  expect(info.host).toBe(account.id);
  expect(info.seats[0]).toMatchObject({ person: account.id, name: 'Annamária' });
  expect(position!.seat).toBe(0);
  const mover = position!.legal ? now : ben!;
  await mover.any();
  await expect(anna!.any()).rejects.toThrow();
  expect((await place.store.tables.of(account.id, 9)).map(({ id }) => id)).toEqual([anna!.table]);
  const told = ben!.updates.findLast(({ info }) => info !== undefined);
  expect(told!.info!.seats[0]).toMatchObject({ name: 'Annamária' });
});

test('where both play the guest resigns and a bot plays on, and at an open table gets up', async () => {
  const [anna, ben, cleo] = await seated(place, { game: 'han', seats: 3 }, ['Anna', 'Ben', 'Cleo']);
  const { id } = cleo!.person;
  expect(await place.hall.adopt(cleo!.person, anna!.person)).toEqual({ adopted: 0, left: [cleo!.table] });
  const { info: after } = await ben!.look();
  expect(after.seats.find(({ person }) => person === id)).toMatchObject({ resigned: true, bot: 'level3' });
  expect(after.status).toBe('running');
  // With two, nobody is left to play against.
  const [dora, eve] = await seated(place, { game: 'han', seats: 2 }, ['Dora', 'Eve']);
  expect(await place.hall.adopt(eve!.person, dora!.person)).toEqual({ adopted: 0, left: [eve!.table] });
  expect((await dora!.look()).info.result).toMatchObject({ reason: 'resigned' });
  // What is over stays as it was.
  expect(await place.hall.adopt(eve!.person, dora!.person)).toEqual({ adopted: 0, left: [] });
  const [host, other] = await seated(place, { game: 'han', seats: 3, autoStart: false }, ['Cleo', 'Dora']);
  expect(await place.hall.adopt(host!.person, other!.person)).toEqual({ adopted: 1, left: [] });
  const { info } = await other!.look();
  expect(info.host).toBe(other!.person.id);
  expect(info.seats.map(({ person }) => person)).toEqual([undefined, other!.person.id, undefined]);
});

test('an account whose name looks like that of somebody at the table plays under the guest’s', async () => {
  const [anna, ben] = await seated(place, { game: 'han', seats: 2 }, ['Anna', 'Ben']);
  await place.hall.adopt(ben!.person, await guest(place.store, 'Аnna'));
  expect((await anna!.look()).info.seats[1]!.name).toBe('Ben');
});
