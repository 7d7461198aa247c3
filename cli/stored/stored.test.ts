import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordMatch } from '../../bots/match.ts';
import { defaultOptions } from '../../core/options.ts';
import { replay } from '../../core/replay.ts';
import { botNamed } from '../../games/all-bots.ts';
import type { GameId } from '../../games/list.ts';
import { gameOf, games } from '../../games/rules.ts';
import { tableSettings } from '../../protocol/table.ts';
import { importRecord } from '../../store/log/import.ts';
import { databaseFile } from '../../store/sqlite/open.ts';
import type { GameResult, Store } from '../../store/store.ts';
import { callMandate } from '../testing/mandate.ts';
import { inStoreAt } from '../testing/store.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'mandate-stored-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const mandate = (...args: string[]) => callMandate(args, { DATA_DIR: dataDir, DATABASE_URL: '' });

function aRecord(id: GameId): string {
  const game = gameOf(id);
  const bots = Array(3).fill(botNamed('random'));
  return recordMatch({ game, options: defaultOptions(game, 3), seed: `stored/${id}`, bots });
}

const inStore = <T>(work: (store: Store) => Promise<T>): Promise<T> => inStoreAt(dataDir, work);

/** A table whose game has come as far as `decisions`. */
async function running(id: GameId, decisions: number): Promise<string> {
  const played = replay(aRecord(id), games as never);
  const { game, options, seats } = played.header;
  const settings = tableSettings.parse({ game, options, seats, order: 'seated' });
  const { table, append, snapshots } = importRecord(played, settings, Date.now());
  const lines = append.lines.slice(0, 1 + seats + 1 + decisions);
  const last = lines.at(-1)!.n;
  const summary = { ...append.summary!, status: 'running' };
  await inStore((store) =>
    store.tables.restore(
      table,
      { ...append, lines, summary },
      snapshots.filter(({ n }) => n <= last),
    ),
  );
  return table.id;
}

test.each(Object.keys(games) as GameId[])('a record of %s goes in and comes out the same', async (id) => {
  const file = join(dataDir, 'in.record');
  writeFileSync(file, aRecord(id));
  expect(await mandate('import', file)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('stored as table'),
  });
  expect((await mandate('import', file)).stdout).toContain('is here already');
  const to = join(dataDir, 'out');
  expect(await mandate('export', '--to', to)).toMatchObject({ status: 0, stdout: '1 records written.\n' });
  expect(readFileSync(join(to, readdirSync(to)[0]!), 'utf8')).toBe(readFileSync(file, 'utf8'));
});

test('a damaged record is refused before anything is stored', async () => {
  const [good, bad] = [join(dataDir, 'good.record'), join(dataDir, 'bad.record')];
  writeFileSync(good, aRecord('han'));
  writeFileSync(bad, aRecord('han').replace(/^3 (\d)/m, '3 9'));
  expect(await mandate('import', good, bad)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('bad.record: Line'),
  });
  expect((await mandate('export', '--to', join(dataDir, 'out'))).stdout).toBe('0 records written.\n');
});

test('a running game is not exported: its record would tell all hands', async () => {
  const table = await running('han', 20);
  const { status, stderr } = await mandate('export', table, '--to', join(dataDir, 'out'));
  expect({ status, stderr }).toMatchObject({ status: 2, stderr: expect.stringContaining('has not ended') });
});

test('patch finds nothing to say of games that hold', async () => {
  await running('dragon', 40);
  await running('confucius', 60);
  expect(await mandate('patch')).toMatchObject({
    status: 0,
    stdout: '2 games hold, 0 come out otherwise (0 written), 0 depart, 0 cannot be read.\n',
  });
});

test('patch tells where a state is another, and writes it anew on demand', async () => {
  const table = await running('dragon', 40);
  const { n, state } = await inStore(async (store) => {
    const lines = await store.tables.snapshots(table);
    const snapshot = (await store.tables.snapshot(table, lines[5]!.n))!;
    const all = await Promise.all(lines.map(({ n }) => store.tables.snapshot(table, n)));
    const changed = all.map((each) =>
      each!.n === snapshot.n ? { ...each!, state: { ...each!.state, shown: 99 } } : each!,
    );
    await store.tables.replaceSnapshots(table, changed);
    return snapshot;
  });
  const { stdout } = await mandate('patch', '--json');
  const [line, counts] = stdout
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text));
  expect(line).toMatchObject({ table, verdict: 'differs', ply: n - 5 });
  expect(counts).toEqual({ holds: 0, differs: 1, departs: 0, unreadable: 0, written: 0 });
  expect((await mandate('patch', '--write')).stdout).toContain('(1 written)');
  expect(await inStore((store) => store.tables.snapshot(table, n))).toMatchObject({ state });
  expect((await mandate('patch')).stdout).toContain('1 games hold');
});

test('patch tells where a log is no longer legal', async () => {
  const played = replay(aRecord('dragon'), games as never);
  const { game, options, seats } = played.header;
  const settings = tableSettings.parse({ game, options, seats, order: 'seated' });
  const { table, append, snapshots } = importRecord(played, settings, Date.now());
  const lines = append.lines.map((line) =>
    line.n === 12 ? { ...line, body: { ...line.body, action: 0, seat: 2 } } : line,
  );
  await inStore((store) => store.tables.restore(table, { ...append, lines }, snapshots));
  expect((await mandate('patch')).stdout).toMatch(/departs at decision 7: '.*' of seat 2 is not legal \(D-/);
});

test('patch does not write while a server is running', async () => {
  await running('han', 10);
  await inStore((store) => store.nodes.beat('a server', Date.now()));
  expect(await mandate('patch', '--write')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('Stop it, wait 15 seconds'),
  });
  expect((await mandate('patch')).status).toBe(0);
});

/** Changes a stored table by hand, as damage or another version would. */
async function tamper(statement: string): Promise<void> {
  await inStore(async () => {
    const db = new DatabaseSync(databaseFile(dataDir));
    db.exec(statement);
    db.close();
  });
}

test('tables lists what is stored, and which tables cannot be read and why', async () => {
  const [dragon, han] = [await running('dragon', 40), await running('han', 20)];
  expect(await mandate('tables', '--broken')).toMatchObject({
    status: 0,
    stdout: '0 tables cannot be read.\n',
  });
  const { stdout } = await mandate('tables');
  expect(stdout).toMatch(new RegExp(`^${dragon} dragon 1 running \\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d `, 'm'));
  expect(stdout).toContain(`${han} han 2 running`);
  expect(stdout).toMatch(/^2 tables\.$/m);
  await tamper(`update snapshots set version = 99 where table_id = '${han}'`);
  expect((await mandate('tables', '--broken')).stdout).toBe(
    `${han} han 2 running: its state is of version 99 of han, and version 2 plays here.\n1 table cannot be read.\n`,
  );
  await tamper(`update lines set body = '{"secret' where table_id = '${dragon}' and n = 4`);
  const lines = (await mandate('tables', '--broken', '--json')).stdout.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toContainEqual({
    table: dragon,
    game: 'dragon',
    version: 1,
    status: 'running',
    reason: 'line 4 of its log is damaged (SyntaxError)',
  });
  expect(lines.join()).not.toContain('secret');
});

test('a table that cannot be read stops neither patch nor export, and patch repairs its states', async () => {
  const [dragon, han] = [await running('dragon', 40), await running('han', 20)];
  const file = join(dataDir, 'in.record');
  writeFileSync(file, aRecord('confucius'));
  await mandate('import', file);
  await tamper(`update snapshots set state = '{' where table_id = '${dragon}'`);
  await tamper(`update snapshots set version = 99 where table_id = '${han}'`);
  const { status, stdout } = await mandate('patch', '--write');
  expect(status).toBe(0);
  expect(stdout).toContain(
    `${han}: unreadable: its state is of version 99 of han, and version 2 plays here.`,
  );
  expect(stdout).toContain('1 games hold, 1 come out otherwise (1 written), 0 depart, 1 cannot be read.');
  expect((await mandate('tables', '--broken')).stdout).not.toContain(dragon);

  // What a later version has written of the game is left alone, and an ended game needs its record only.
  const later = `update tables set version = 99 where game = 'confucius'`;
  await tamper(later);
  const to = join(dataDir, 'out');
  expect(await mandate('export', '--to', to)).toMatchObject({ status: 0, stdout: '1 records written.\n' });
  expect(readFileSync(join(to, readdirSync(to)[0]!), 'utf8')).toBe(aRecord('confucius'));
  await tamper('delete from records');
  const without = await mandate('export', '--to', to);
  expect(without).toMatchObject({ status: 1, stdout: '0 records written.\n' });
  expect(without.stderr).toMatch(/^Table \w+ has no record: it was opened with version 99 of confucius, /);
});

test('a wrong setting is named', async () => {
  const env = { DATA_DIR: dataDir, DATABASE_URL: 'mysql://nowhere' };
  expect(await callMandate(['patch'], env)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('DATABASE_URL'),
  });
});

test('ratings are made again, without the games that are annulled', async () => {
  const result = (ended: number, first: string, second: string): GameResult => ({
    ...{
      game: 'han',
      version: 2,
      seats: 2,
      options: {},
      pace: { kind: 'none' },
      listed: true,
      finished: true,
    },
    ...{ decisions: 1, started: ended - 1, ended, rated: 'people' },
    players: [first, second].map((person, i) => ({
      ...{
        person,
        bot: null,
        place: i + 1,
        points: 9 - i,
        sources: {},
        away: false,
        answer: null,
        opening: null,
      },
    })),
  });
  await inStore(async (store) => {
    for (const name of ['Anna', 'Ben']) await store.people.create({ id: name, name, created: 1, epoch: 1 });
    for (const [id, ended, first, second] of [
      ['one', 1, 'Anna', 'Ben'],
      ['two', 2, 'Ben', 'Anna'],
    ] as const) {
      const played = replay(aRecord('han'), games as never);
      const settings = tableSettings.parse({ game: 'han', seats: 3 });
      const { table, append } = importRecord(played, settings, 1);
      const lines = append.lines.slice(0, 1);
      await store.tables.restore(
        { ...table, id },
        { ...append, table: id, lines, result: result(ended, first, second) },
        [],
      );
    }
  });
  const all = await mandate('ratings');
  expect(all.stdout).toMatch(/^han\n +1\d{3} ± \d+ +\w+ \(2 games\)\n/);
  expect(all.stdout).toMatch(/\n2 rated games\.\n$/);
  const annulled = await mandate('ratings', '--annul', 'two', '--json');
  expect(
    annulled.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { game: 'han', person: 'Anna', name: 'Anna', points: 1605, margin: 323, games: 1 },
    { game: 'han', person: 'Ben', name: 'Ben', points: 1395, margin: 323, games: 1 },
    { games: 1 },
  ]);
  expect((await mandate('ratings', '--restore', 'two')).stdout).toBe(all.stdout);
  expect(await mandate('ratings', '--annul', 'none')).toMatchObject({ status: 2 });
});
