import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromTurn, openPlace, type Place, seated } from '../testing/hall.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(async () => {
  expect(place.failures).toEqual([]);
  await place.close();
});

test('others learn nothing of a command that is begun and taken back (C-DEC-6)', async () => {
  const players = await seated(place, { game: 'confucius', seats: 3 }, ['A', 'B', 'C']);
  const [a, b] = await fromTurn(players);
  const shownTo = async (person?: typeof b) => {
    const { position } = await place.hall.look(a!.table, person?.person);
    const { ply: _, ...rest } = position!;
    return rest;
  };
  const before = [await shownTo(b), await shownTo()];
  const commands = (await a!.position()).legal!.filter((move) => move !== 'pass');
  expect(commands.length).toBeGreaterThan(5);
  let begun = 0;
  for (const command of commands) {
    await a!.move(command);
    const { phase, active, undo } = await a!.position();
    if (phase !== 'turn' && active[0] === before[0]!.active[0]) {
      begun++;
      expect([await shownTo(b), await shownTo()], command).toEqual(before);
      const { ply } = await a!.position();
      expect(await place.hall.moment(a!.table, b!.person, ply)).toMatchObject({ phase: 'turn' });
      expect(await place.hall.moment(a!.table, a!.person, ply)).toMatchObject({ phase });
    }
    if (undo !== 'free') break;
    await a!.do({ type: 'undo' });
  }
  expect(begun).toBeGreaterThan(3);
});
