import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { Device } from '../net.ts';
import { recordAfter } from '../record.ts';

// Plays games on the server of an older checkout and keeps what it stored; README.md says how to call it.

const PEOPLE = ['Ling', 'Bo'] as const;
/** Decisions before a running game is left. */
const DECISIONS = 24;
/** Han: two cards of different colours and a joker pair, with which version 1 paid for a border space. */
const JOKER_PAIR = /^[a-z]{3}$/;
const MOST_DECISIONS = 400;
const MOST_BYTES = 2 ** 28;

const [checkout] = process.argv.slice(2);
if (checkout === undefined) throw new Error('Name the folder of a checkout.');
const databaseUrl = process.env.DATABASE_URL;
const commit = execFileSync('git', ['-C', checkout, 'rev-parse', '--short=7', 'HEAD'], {
  encoding: 'utf8',
}).trim();
const dataDir = mkdtempSync(join(tmpdir(), 'mandate-stored-'));

let seed = 7;
/** Deterministic, so that a fixture can be made again. */
const below = (n: number): number => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % n;
};

interface Looked {
  readonly info: { readonly id: string; readonly status: string };
  readonly position?: { readonly ply: number; readonly legal?: readonly string[] };
}

class Game {
  readonly #devices: readonly Device[];
  readonly id: string;

  constructor(devices: readonly Device[], id: string) {
    this.#devices = devices;
    this.id = id;
  }

  async do(who: number, command: object): Promise<void> {
    const { status, body } = await this.#devices[who]!.ask(`POST /api/tables/${this.id}/commands`, command);
    if (status !== 200) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(body)}`);
  }

  async look(who: number): Promise<Looked> {
    return (await this.#devices[who]!.ask<Looked>(`GET /api/tables/${this.id}`)).body;
  }

  /** Plays random moves until the game ends or a position is as wanted. */
  async play(done: (position: NonNullable<Looked['position']>) => boolean): Promise<void> {
    for (; ; await setTimeout(2))
      for (const who of this.#devices.keys()) {
        const { info, position } = await this.look(who);
        if (info.status !== 'running') return;
        if (!position?.legal) continue;
        if (done(position)) return;
        if (position.ply > MOST_DECISIONS) throw new Error(`Table ${this.id} does not get there.`);
        await this.do(who, {
          type: 'move',
          n: position.ply + 1,
          move: position.legal[below(position.legal.length)],
        });
      }
  }
}

async function playAll(url: string) {
  const devices = await Promise.all(PEOPLE.map(() => new Device({ url })));
  const tokens: string[] = [];
  for (const [i, name] of PEOPLE.entries()) {
    const { token } = (await devices[i]!.ask('POST /api/me', { name, token: true })).body;
    devices[i]!.token = token;
    tokens.push(token);
  }
  const open = async (settings: object, people: number, bots: number): Promise<Game> => {
    const body = { order: 'seated', seats: people + bots, standIn: 'greedy', ...settings };
    const game = new Game(devices, (await devices[0]!.ask('POST /api/tables', body)).body.id);
    for (let who = 0; who < people; who++)
      await game.do(who, { type: 'sit', seat: who, nonce: `nonce-${who}` });
    for (let seat = people; seat < people + bots; seat++)
      await game.do(0, { type: 'bot', seat, bot: 'greedy' });
    return game;
  };
  const started = async (...args: Parameters<typeof open>): Promise<Game> => {
    const game = await open(...args);
    await game.do(0, { type: 'start' });
    return game;
  };
  const after = (decisions: number) => (position: { ply: number }) => position.ply >= decisions;

  const running: Record<string, string> = {};
  for (const game of ['confucius', 'dragon']) {
    const table = await started({ game, pace: { kind: 'move', seconds: 86_400 }, listed: true }, 2, 1);
    await table.play(after(DECISIONS));
    running[game] = table.id;
  }
  const han = await started({ game: 'han' }, 2, 2);
  await han.do(1, { type: 'chat', text: 'Well played.' });
  await han.play(({ ply, legal = [] }) => ply >= DECISIONS && legal.some((move) => JOKER_PAIR.test(move)));
  running.han = han.id;

  const ended: Record<string, string> = {};
  for (const game of ['confucius', 'dragon', 'han']) {
    const table = await started({ game }, 1, game === 'confucius' ? 2 : 1);
    await table.play(() => false);
    ended[game] = table.id;
  }
  const resigned = await started({ game: 'dragon' }, 2, 0);
  await resigned.play(after(DECISIONS));
  await resigned.do(0, { type: 'resign' });
  const waiting = await open({ game: 'han', listed: true }, 1, 1);
  const body = { record: recordAfter('dragon', 2, 12), seat: 0, bots: [null, 'greedy'], table: {} };
  const brought: Looked['info'] = (await devices[0]!.ask('POST /api/records', body)).body;
  await new Game(devices, brought.id).do(0, { type: 'start' });
  const records: Record<string, string> = {};
  for (const id of [...Object.values(ended), resigned.id]) {
    const { body } = await devices[0]!.ask<string>(`GET /api/tables/${id}/record`);
    records[id] = createHash('sha256').update(body).digest('hex');
  }
  return { tokens, running, ended, resigned: resigned.id, open: waiting.id, brought: brought.id, records };
}

/** What is stored, by file type. */
function stored(): Record<string, Buffer> {
  if (databaseUrl !== undefined) {
    const args = ['--inserts', '--no-owner', '--no-privileges', '--no-comments', databaseUrl];
    const lines = execFileSync('pg_dump', args, { maxBuffer: MOST_BYTES, encoding: 'utf8' }).split('\n');
    // Without comments and psql meta commands.
    return { sql: Buffer.from(lines.filter((line) => !/^(--|\\|$)/.test(line)).join('\n')) };
  }
  const backup = execFileSync(process.execPath, ['cli/main.ts', 'backup', '-'], {
    cwd: checkout,
    env,
    maxBuffer: MOST_BYTES,
  });
  const file = join(dataDir, 'mandate.db');
  const db = new DatabaseSync(file);
  db.exec('pragma journal_mode = delete; vacuum');
  db.close();
  return { sqlite: readFileSync(file), backup };
}

const env = {
  PATH: process.env.PATH,
  PORT: '0',
  REQUESTS_PER_MINUTE: '1000000',
  DATA_DIR: dataDir,
  ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
};
const server = spawn(process.execPath, ['server/main.ts'], {
  cwd: checkout,
  env,
  stdio: ['ignore', 'pipe', 'ignore'],
});
try {
  const [line] = await once(server.stdout, 'data');
  const tables = await playAll(/http:\S+/.exec(String(line))![0]);
  server.kill('SIGTERM');
  await once(server, 'close');
  const to = (ending: string) => new URL(`${commit}.${ending}`, import.meta.url);
  for (const [kind, content] of Object.entries(stored()))
    writeFileSync(to(`${kind}.gz`), gzipSync(content, { level: 9 }));
  writeFileSync(
    to(databaseUrl === undefined ? 'sqlite.json' : 'sql.json'),
    `${JSON.stringify(tables, null, 2)}\n`,
  );
} finally {
  server.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
}
