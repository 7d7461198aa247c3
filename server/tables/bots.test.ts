import { afterEach, expect, test } from 'vitest';
import { stream } from '../../core/rng.ts';
import { botNamed } from '../../games/all-bots.ts';
import { gameOf } from '../../games/rules.ts';
import type { Person } from '../../protocol/person.ts';
import type { TableLine } from '../../store/log/line.ts';
import { BotPool } from '../bots/pool.ts';
import { BotError, type BotQuestion } from '../bots/question.ts';
import type { Claim } from '../bots/queue.ts';
import {
  fromTurn,
  guest,
  openPlace,
  type Place,
  Player,
  playOn,
  seated,
  settingsOf,
} from '../testing/hall.ts';
import type { Advisor, Clock } from './bot-driver.ts';

const places: Place[] = [];
afterEach(async () => {
  await Promise.all(places.splice(0).map((place) => place.close()));
});

async function place(parts: Parameters<typeof openPlace>[0] = {}): Promise<Place> {
  const opened = await openPlace(parts);
  places.push(opened);
  return opened;
}

const decide = ({ game, bot, dice, view, seat, legal }: BotQuestion): number =>
  botNamed(bot).choose({ game: gameOf(game), view, seat, legal }, stream(dice, 'test'));

/** Answers at once and records its questions. */
class Recorder implements Advisor {
  readonly asked: { question: BotQuestion; claim: Claim }[] = [];
  async choose(question: BotQuestion, claim: Claim): Promise<number> {
    this.asked.push({ question, claim });
    return decide(question);
  }
}

/** A running table with bots only. */
async function botTable({ hall, store }: Place, host?: Person, bot = 'random'): Promise<Player> {
  const person = host ?? (await guest(store, 'Host'));
  const { id } = await hall.create(person, settingsOf({ game: 'han', seats: 3 }));
  const player = new Player(hall, id, person);
  for (let seat = 0; seat < 3; seat++) await player.do({ type: 'bot', seat, bot });
  return player;
}

/** Longer than two sweeps. */
const aWhile = () => new Promise((done) => setTimeout(done, 1200));

test('a table of bots alone plays only while somebody watches, and is never due', async () => {
  const here = await place();
  const host = await botTable(here);
  await aWhile();
  const { n, info } = await host.look();
  expect(info.status).toBe('running');
  expect((await host.position()).ply).toBe(0);
  expect(await here.store.tables.due(Number.MAX_SAFE_INTEGER, 10)).toEqual([]);

  // Leaves at the first move.
  const watcher = new Player(here.hall, host.table, await guest(here.store, 'Watcher'));
  const { promise: moved, resolve } = Promise.withResolvers<void>();
  watcher.send = (text) => {
    if (JSON.parse(text).position.ply === 0) return;
    here.hall.unwatch(host.table, watcher);
    resolve();
  };
  await watcher.watch(n);
  await moved;
  await aWhile();
  const { ply } = await host.position();
  await aWhile();
  expect((await host.position()).ply).toBe(ply);
  expect((await host.look()).info.status).toBe('running');

  await host.watch();
  await expect.poll(async () => (await host.look()).info.status).toBe('ended');
});

test('a table of bots alone that an earlier version left due is taken off that list', async () => {
  const here = await place();
  const host = await botTable(here);
  const { summary } = (await here.store.tables.find(host.table))!;
  const { n } = await host.look();
  const chat = { n: n + 1, at: summary.updated, type: 'chat', body: { person: 'p', name: 'P', text: 'Hm' } };
  await here.store.tables.append({ table: host.table, lines: [chat], summary: { ...summary, due: 1 } });
  expect(await here.store.tables.due(Date.now(), 10)).toEqual([host.table]);
  await expect.poll(() => here.store.tables.due(Date.now(), 10)).toEqual([]);
  expect((await host.position()).ply).toBe(0);
});

test('bots are asked for the host of their table, urgently where a player is present', async () => {
  const advisor = new Recorder();
  const here = await place({ advisor });
  const [a] = await seated(here, { game: 'dragon', seats: 2 }, ['A']);
  await playOn([a!], () => advisor.asked.length > 3);
  const { claim } = advisor.asked[0]!;
  expect(claim.host).toBe(a!.person.id);
  // Another decision was made in the meantime.
  expect(claim.urgency()).toBeUndefined();

  const urgencies: unknown[] = [];
  advisor.choose = (question, asked) => {
    urgencies.push(asked.urgency());
    here.hall.unwatch(a!.table, a!);
    urgencies.push(asked.urgency());
    return Promise.resolve(decide(question));
  };
  await playOn([a!], () => urgencies.length > 0);
  expect(urgencies.slice(0, 2)).toEqual(['people present', 'people away']);
});

test('with real threads, a player is answered before the many watched tables of another host', async () => {
  const pool = new BotPool({ threads: 1, seconds: 5 });
  const answered: string[] = [];
  /** When the player's bot was asked: how many questions waited, and how many were answered. */
  let asked: { waiting: number; answered: number } | undefined;
  const advisor: Advisor = {
    async choose(question, claim) {
      if (claim.host === a.person.id) asked ??= { waiting: pool.waiting, answered: answered.length };
      const action = await pool.choose(question, claim);
      answered.push(claim.host);
      return action;
    },
  };
  const here = await place({ advisor });
  const flooder = await guest(here.store, 'Flooder');
  const tables = await Promise.all(Array.from({ length: 30 }, () => botTable(here, flooder, 'level6')));
  const a = await playerFirst(here);
  try {
    for (const table of tables) await table.watch();
    await expect.poll(() => pool.waiting).toBeGreaterThan(20);
    while ((await a.position()).legal) await a.any();
    await expect.poll(() => answered.includes(a.person.id)).toBe(true);
    expect(asked!.waiting).toBeGreaterThan(20);
    // Only the question that occupied the thread came first.
    expect(answered.indexOf(a.person.id) - asked!.answered).toBeLessThanOrEqual(1);
  } finally {
    await pool.close();
  }
}, 60_000);

/** A person to move against a bot. */
async function playerFirst({ hall, store }: Place): Promise<Player> {
  const person = await guest(store, 'A');
  const { id } = await hall.create(
    person,
    settingsOf({ game: 'han', seats: 2, order: 'seated', options: { startPlayer: 0 } }),
  );
  const a = new Player(hall, id, person);
  await a.watch();
  await a.do({ type: 'sit', seat: 0 });
  await a.do({ type: 'bot', seat: 1, bot: 'level1' });
  return a;
}

test('a host may have so many tables open or running, and can close those of bots alone', async () => {
  const here = await place();
  const host = await guest(here.store, 'Host');
  const tables = await Promise.all(Array.from({ length: 50 }, () => botTable(here, host)));
  await expect(botTable(here, host)).rejects.toMatchObject({ fault: { code: 'too-many' } });
  const other = await guest(here.store, 'Other');
  const stranger = new Player(here.hall, tables[0]!.table, other);
  await expect(stranger.do({ type: 'close' })).rejects.toMatchObject({ fault: { code: 'not-host' } });
  await tables[0]!.do({ type: 'close' });
  expect((await tables[0]!.look()).info.status).toBe('closed');
  expect((await tables[0]!.position()).active).toEqual([]);
  await expect(tables[0]!.do({ type: 'close' })).rejects.toMatchObject({ fault: { code: 'ended' } });
  const [a] = await seated(here, { game: 'dragon', seats: 2 }, ['A']);
  await expect(a!.do({ type: 'close' })).rejects.toMatchObject({ fault: { code: 'already-started' } });
  await botTable(here, host);
});

test('a bot that fails is replaced by another one for that move', async () => {
  const asked: string[] = [];
  const advisor: Advisor = {
    async choose(question) {
      asked.push(question.bot);
      if (question.bot !== 'level1') throw new BotError('late', 'It is stuck.');
      return decide(question);
    },
  };
  const here = await place({ advisor });
  const [a] = await seated(here, { game: 'dragon', seats: 2 }, ['A']);
  await playOn([a!], ({ position }) => position!.ply > 10);
  expect(asked.slice(0, 2)).toEqual(['random', 'level1']);
  expect(here.failures.length).toBeGreaterThan(0);
  for (const failure of here.failures) expect(failure).toMatchObject({ fault: 'late' });
});

test.each([
  // C-EDGE-59 and H-EDGE-26; Dragon has no rule for it.
  ['confucius', 3, /^none none none/],
  ['han', 2, /^-\w \+deck -\w \+deck -\w \+deck/],
  ['dragon', 2, /./],
] as const)(
  'where no bot of %s answers, the rules move for a player who has left',
  async (id, seats, words) => {
    const advisor: Advisor = {
      choose: () => Promise.reject(new BotError('failed', 'No worker for bots could be started.')),
    };
    const here = await place({ advisor });
    const names = Array.from({ length: seats }, (_, at) => `Player ${at}`);
    const [gone, ...others] = await fromTurn(await seated(here, { game: id, seats }, names));
    const { seat } = await gone!.position();
    await gone!.do({ type: 'leave' });
    const ply = async () => {
      for (const other of others) if ((await other.position()).legal) await other.any();
      return (await others[0]!.position()).ply;
    };
    await expect.poll(ply, { interval: 5 }).toBeGreaterThan(40);
    const lines = (await here.store.tables.log(gone!.table, 0, false)) as TableLine[];
    const moves = lines.flatMap((line) => (line.type === 'move' && line.body.seat === seat ? line.body : []));
    expect(moves.map(({ action }) => gameOf(id).notate(action)).join(' ')).toMatch(words);
  },
);

test('a bot that is stopped by the end of the server makes no move', async () => {
  const { promise, reject } = Promise.withResolvers<number>();
  const here = await place({ advisor: { choose: () => promise } });
  const [a] = await seated(here, { game: 'dragon', seats: 2 }, ['A']);
  while ((await a!.position()).legal) await a!.any();
  const { n } = await a!.look();
  reject(new BotError('closed', 'The server is closing.'));
  await aWhile();
  expect((await a!.look()).n).toBe(n);
  expect(here.failures).toEqual([]);
});

/** A clock that moves only when somebody sleeps or thinks. */
class Slept implements Clock {
  time = 0;
  now(): number {
    return this.time;
  }
  async sleep(ms: number): Promise<void> {
    this.time += ms;
  }
}

test.each([
  ['random', 250],
  ['level5', 500],
  ['level6', 1000],
])('whatever its choices, %s takes %d ms for a decision among people', async (bot, pause) => {
  const clock = new Slept();
  const answers: { choices: number; asked: number }[] = [];
  const took = new Map<number, number>();
  const advisor: Advisor = {
    async choose(question) {
      answers.push({ choices: question.legal.length, asked: clock.time });
      // The more choices, the longer it thinks.
      clock.time += question.legal.length;
      return decide({ ...question, bot: 'random' });
    },
  };
  const here = await place({ advisor, clock, botPause: 0.25 });
  const settings = settingsOf({ game: 'confucius', seats: 3, autoStart: false });
  const person = await guest(here.store, 'A');
  const { id } = await here.hall.create(person, settings);
  const a = new Player(here.hall, id, person);
  await a.do({ type: 'sit', seat: 0 });
  for (const seat of [1, 2]) await a.do({ type: 'bot', seat, bot });
  a.send = () => {
    const last = answers.at(-1);
    if (last) took.set(answers.length, clock.time - last.asked);
  };
  await a.watch();
  await a.do({ type: 'start' });
  await playOn([a], ({ position }) => position!.ply > 150);
  const choices = answers.map(({ choices }) => choices);
  expect(choices).toContain(1);
  expect(Math.max(...choices)).toBeGreaterThan(5);
  expect([...new Set(took.values())]).toEqual([pause]);
});
