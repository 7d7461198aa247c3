import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { replay } from '../core/replay.ts';
import { games } from '../games/rules.ts';
import { dump, restore, splitLines } from '../store/dump.ts';
import type { StorePlace } from '../store/open.ts';
import { databaseFile } from '../store/sqlite/open.ts';
import type { Store } from '../store/store.ts';
import { KINDS, type Kind, newPlace, openFor } from '../store/testing/places.ts';
import { verifyDump } from '../store/verify.ts';
import { Device, openNet } from './testing/net.ts';

// Databases written by servers of older commits; testing/stored/README.md says how they were made.

const STORED = new URL('testing/stored/', import.meta.url);
const COMMITS = readdirSync(STORED).flatMap((file) => /^(\w+)\.sqlite\.gz$/.exec(file)?.[1] ?? []);
const HASH = 'sha256';

interface Manifest {
  readonly tokens: readonly string[];
  readonly running: Readonly<Record<'confucius' | 'dragon' | 'han', string>>;
  readonly ended: Readonly<Record<'confucius' | 'dragon' | 'han', string>>;
  readonly resigned: string;
  readonly open: string;
  readonly brought: string;
  readonly records: Readonly<Record<string, string>>;
}

const read = (file: string): Buffer => readFileSync(new URL(file, STORED));
const suffix = (kind: Kind): string => (kind === 'SQLite' ? 'sqlite' : 'sql');
const manifestOf = (commit: string, kind: Kind): Manifest =>
  JSON.parse(read(`${commit}.${suffix(kind)}.json`).toString());

/** A database as that commit left it, plus optional extra SQL. */
async function storedBy(commit: string, kind: Kind, more = ''): Promise<StorePlace> {
  const place = await newPlace(kind);
  const content = gunzipSync(read(`${commit}.${suffix(kind)}.gz`));
  if (place.databaseUrl === undefined) {
    writeFileSync(databaseFile(place.dataDir), content);
    const db = new DatabaseSync(databaseFile(place.dataDir));
    db.exec(more);
    db.close();
  } else {
    const client = new Client({ connectionString: place.databaseUrl });
    await client.connect();
    await client.query(content.toString());
    await client.query(`set search_path to public; ${more}`);
    await client.end();
  }
  return place;
}

/** Today's server on a stored place. */
async function serve(place: StorePlace) {
  const store = await openFor(place);
  const net = await openNet({ REQUESTS_PER_MINUTE: '1000000' }, { store });
  onTestFinished(() => net.close());
  return { net, store };
}

function playersOf(url: string, { tokens }: Manifest): Device[] {
  return tokens.map((token) => {
    const device = new Device({ url });
    device.token = token;
    return device;
  });
}

/** The people play on, with the first legal move unless another is preferred. */
async function playOn(
  players: readonly Device[],
  table: string,
  decisions: number,
  prefer = (legal: readonly string[]) => legal[0]!,
): Promise<string[]> {
  const moves: string[] = [];
  while (moves.length < decisions) {
    let moved = false;
    for (const player of players) {
      const { status, body } = await player.ask(`GET /api/tables/${table}`);
      expect(status).toBe(200);
      if (body.info.status === 'ended') return moves;
      if (!body.position.legal) continue;
      const move = prefer(body.position.legal);
      const done = await player.ask(`POST /api/tables/${table}/commands`, {
        type: 'move',
        n: body.position.ply + 1,
        move,
      });
      expect(done).toMatchObject({ status: 200 });
      moves.push(move);
      moved = true;
    }
    if (!moved) await setTimeout(5);
  }
  return moves;
}

const recordFrom = async (player: Device, table: string): Promise<string> => {
  const { status, body } = await player.ask<string>(`GET /api/tables/${table}/record`);
  expect(status).toBe(200);
  return body;
};
/** How lists show the seats of some tables. */
const standings = (store: Store, ids: readonly string[]) =>
  Promise.all(
    ids.map(async (id) =>
      (await store.tables.find(id))!.summary.seats.flatMap((seat) => seat.standing ?? []),
    ),
  );

/** Games that ended before results were stored have one as well. */
async function expectResults(store: Store, { ended, resigned }: Manifest): Promise<void> {
  for (const [game, id] of Object.entries(ended)) {
    const { players, ...result } = (await store.results.find(id))!;
    expect(result).toMatchObject({ game, finished: true, rated: null, annulled: false });
    expect(result.ended).toBeGreaterThan(result.started);
    expect(players.map(({ sources }) => Object.values(sources).reduce((a, b) => a + b, 0))).toEqual(
      players.map(({ points }) => points),
    );
    for (const { opening } of players) expect(opening).not.toBeNull();
    expect((await store.results.of(players[0]!.person!, 10)).map(({ table }) => table)).toContain(id);
  }
  expect(await store.results.find(resigned)).toMatchObject({
    finished: false,
    players: [
      { away: true, place: 2 },
      { away: false, place: 1 },
    ],
  });
}
const hash = (text: string): string => createHash(HASH).update(text).digest('hex');

describe.each(COMMITS)('data of %s', (commit) => {
  test.each(KINDS)('in %s are read, played on, ended and replayed', async (kind) => {
    const manifest = manifestOf(commit, kind);
    const { net, store } = await serve(await storedBy(commit, kind));
    const players = playersOf(net.url, manifest);
    const [host] = players as [Device];

    const { running, ended, resigned, open, brought, records } = manifest;
    for (const id of [...Object.values(running), ...Object.values(ended), resigned, open, brought])
      for (const path of ['', '/entries', ...(id === open ? [] : ['/positions/0', '/positions/9'])])
        expect([path, (await host.ask(`GET /api/tables/${id}${path}`)).status]).toEqual([path, 200]);
    const listed = (await host.ask('GET /api/tables?status=running')).body.tables;
    expect(listed.map(({ id }: { id: string }) => id).sort()).toEqual(
      [running.confucius, running.dragon].sort(),
    );
    expect((await host.ask('GET /api/me/tables')).body.tables).toHaveLength(9);
    expect((await host.ask('GET /api/me/export')).body.records).toHaveLength(4);

    // Ended games keep the record that the old server gave out, and it is stored from now on.
    for (const [id, hashed] of Object.entries(records)) {
      const text = await recordFrom(host, id);
      expect(hash(text)).toBe(hashed);
      expect(await store.tables.record(id)).toBe(text);
      expect(replay(text, games).finished).toBe(id !== resigned);
    }
    await expectResults(store, manifest);

    // Han 1 pays for border spaces with a joker pair, and continues to do so.
    const pair = await playOn(
      players,
      running.han!,
      1,
      (legal) => legal.find((move) => /^[a-z]{3}$/.test(move))!,
    );
    expect(pair).toEqual([expect.stringMatching(/^[vyogr]{3}$/)]);
    for (const id of [...Object.values(running), brought]) await playOn(players, id, 6);
    for (const id of [...Object.values(running), brought]) {
      await host.ask(`POST /api/tables/${id}/commands`, { type: 'resign' });
      await players[1]!.ask(`POST /api/tables/${id}/commands`, { type: 'resign' });
      expect((await host.ask(`GET /api/tables/${id}`)).body.info.status).toBe('ended');
      const text = await recordFrom(host, id);
      expect(await store.tables.record(id)).toBe(text);
      const { header, steps } = replay(text, games);
      expect(header.version).toBe(1);
      expect(steps.length).toBeGreaterThan(12);
    }
    expect((await host.ask(`POST /api/tables/${open}/commands`, { type: 'start' })).status).toBe(200);
    expect(net.failures).toEqual([]);
    expect(net.hall.aside).toBe(0);
  });

  test.each(KINDS)('in %s lists show at once who was away or had resigned then', async (kind) => {
    const manifest = manifestOf(commit, kind);
    const { confucius, dragon } = manifest.running;
    const line = (id: string, type: string) =>
      `insert into lines (table_id, n, at, type, body) select '${id}', max(n) + 1, max(at), '${type}', '{"seat":0}' from lines where table_id = '${id}';`;
    const place = await storedBy(commit, kind, line(confucius, 'absent') + line(dragon, 'resign'));
    expect(await standings(await openFor(place), [confucius, dragon])).toEqual([['away'], ['resigned']]);
  });

  test('a backup of then is restored, with the records of ended games and who was away', async () => {
    const manifest = manifestOf(commit, 'SQLite');
    const { dragon } = manifest.running;
    const away = { table_id: dragon, n: 9999, at: 0, type: 'absent', body: '{"seat":0}', events: null };
    const text = gunzipSync(read(`${commit}.backup.gz`))
      .toString()
      .replace(
        /\{"rows":(\d+)\}/,
        (_, rows) => `${JSON.stringify({ lines: { ...away, person: null } })}\n{"rows":${Number(rows) + 1}}`,
      );
    async function* chunks() {
      yield text;
    }
    const place = await newPlace('SQLite');
    await restore(place, splitLines(chunks()));
    const store = await openFor(place);
    for (const [id, hashed] of Object.entries(manifest.records))
      expect(hash((await store.tables.record(id))!)).toBe(hashed);
    expect(await standings(store, [dragon])).toEqual([['away']]);
    await expectResults(store, manifest);
    await verifyDump(() => splitLines(dump(place)));
  });
});
