import { describe, expect, onTestFinished, test } from 'vitest';
import type { Kinds } from '../../core/game.ts';
import { type Plan, planOf } from '../../core/plan.ts';
import { gameOf } from '../../games/rules.ts';
import type { CommandOf } from '../../protocol/command.ts';
import { broughtGame } from '../../protocol/http.ts';
import { KINDS, type Kind, newStore } from '../../store/testing/places.ts';
import { guest, openPlace, Player } from '../testing/hall.ts';
import { recordAfter } from '../testing/record.ts';

const SOON = { timeout: 10_000, interval: 50 };
const RECORD = recordAfter('han', 3, 6);
const TABLE = broughtGame.shape.table.parse({});

/** Tables at which three people go on with the same game; the first is to move. */
async function open(kind: Kind) {
  const place = await openPlace({ store: await newStore(kind), planPause: 50 });
  const { hall, store } = place;
  onTestFinished(async () => {
    await place.close();
    expect(place.failures).toEqual([]);
  });
  const people = await Promise.all(['Anna', 'Béla', 'Csilla'].map((name) => guest(store, name)));
  const table = async () => {
    const { id } = await hall.bring(people[0]!, {
      record: RECORD,
      seat: 0,
      bots: [null, null, null],
      table: TABLE,
    });
    const players = people.map((person) => new Player(hall, id, person));
    for (const [seat, player] of players.entries()) if (seat > 0) await player.do({ type: 'sit', seat });
    await players[0]!.do({ type: 'start' });
    const at = (await players[0]!.position()).active[0]!;
    const [first, second, third] = [...players.slice(at), ...players.slice(0, at)] as [
      Player,
      Player,
      Player,
    ];
    for (const player of [first, third]) await player.watch();
    return { id, first, second, third };
  };
  return { hall, store, table };
}

/** A turn of a player, made at one table, and the plan that does the same at another. */
async function madeBy(player: Player): Promise<{ command: CommandOf<'moves'>; plan: Plan }> {
  const command = await player.plan();
  const { view, seat } = await player.position();
  const game = gameOf('han');
  const actions = command.moves.map((move) => game.parse(move)!);
  const plan = planOf(game, view as object as Kinds['view'], seat!, actions)!;
  await player.do(command);
  return { command, plan };
}

/** What others receive, without what differs between any two tables. */
const traffic = ({ updates }: Player, since: number) =>
  updates.slice(since).map(({ after, n, entries, position }) => ({
    ...{ after, n, position },
    what: entries.map(({ what }) => what),
  }));

describe.each(KINDS)('a prepared turn, on %s', (kind) => {
  test('is made by the server when its time comes, and looks to the others like any other turn', async () => {
    const { hall, table } = await open(kind);
    const [one, two] = [await table(), await table()];
    const { command } = await madeBy(one.first);
    const { plan } = await madeBy(one.second);

    const before = [two.first, two.third].map(({ updates }) => updates.length);
    const seen = await two.third.look();
    await hall.setPlan(two.id, two.second.person, plan);
    expect(await two.third.look(), 'nobody sees it').toEqual(seen);
    expect(await hall.plan(two.id, two.second.person)).toEqual({ plan, dropped: false });
    expect(await hall.plan(two.id, two.third.person)).toEqual({ dropped: false });
    await hall.setPlan(two.id, two.third.person, undefined);
    expect([two.first, two.third].map(({ updates }) => updates.length)).toEqual(before);

    await two.first.do(command);
    await expect.poll(() => two.third.updates.length - before[1]!, SOON).toBe(2);
    expect(await hall.plan(two.id, two.second.person)).toEqual({ dropped: false });
    for (const [i, other] of (
      [
        [one.first, two.first],
        [one.third, two.third],
      ] as const
    ).entries())
      expect(traffic(other[1], before[i]!)).toEqual(traffic(other[0], before[i]!));
  });
});

describe('a prepared turn', () => {
  test('is dropped and told once if it would do something else, and void after an undo or an own move', async () => {
    const { hall, store, table } = await open('SQLite');
    const [one, two, three] = [await table(), await table(), await table()];
    const { command } = await madeBy(one.first);
    const { plan } = await madeBy(one.second);

    const { person } = two.second;
    await hall.setPlan(two.id, person, { ...plan, guard: `${plan.guard}\n{}` });
    await two.first.do(command);
    const { seat } = await two.second.position();
    await expect.poll(async () => (await store.plans.of(two.id, seat!))?.dropped, SOON).toBe(true);
    expect((await two.second.position()).legal).toBeDefined();
    expect(await hall.plan(two.id, person)).toEqual({ dropped: true });
    expect(await hall.plan(two.id, person)).toEqual({ dropped: false });
    await expect(hall.setPlan(two.id, person, plan)).rejects.toThrow('Your turn has already begun.');

    await hall.setPlan(three.id, person, plan);
    await three.first.do(command);
    await three.first.do({ type: 'undo' });
    await three.second.do({ type: 'answer', yes: true }).catch(() => undefined);
    await three.third.do({ type: 'answer', yes: true }).catch(() => undefined);
    await three.first.do({ ...command, n: (await three.first.position()).ply + 1 });
    await expect.poll(async () => store.plans.of(three.id, seat!), SOON).toBeUndefined();
    expect((await three.second.position()).legal, 'it is still their turn').toBeDefined();
  });
});
