import type { Fault } from '../../protocol/fault.ts';
import type { TableInfo } from '../../protocol/table.ts';
import { openGround } from '../harness/ground.ts';
import { type Address, Guest, HttpError } from '../harness/guest.ts';
import { ServerProcess } from '../harness/server.ts';
import { exchange, textOf } from './http.ts';
import { UPGRADE, Wire } from './wire.ts';

const LIMITS = {
  REQUESTS_PER_MINUTE: '60',
  LINES_PER_MINUTE: '20',
  PEOPLE_PER_HOUR: '4',
  TABLES_PER_HOUR: '4',
  OPEN_TABLES: '2',
  SOCKETS_PER_ADDRESS: '3',
  MESSAGES_PER_SECOND: '10',
  CHAT_PER_MINUTE: '2',
};

const BURST = 100;

/** Checks every limit on a server with low ones; returns the violations. */
export async function checkLimits(): Promise<string[]> {
  await using ground = await openGround('sqlite');
  await using server = await ServerProcess.start({ ...ground.env, ...LIMITS });
  const kept: string[] = [];
  const guests: Guest[] = [];
  for (let i = 0; i < 4; i++) guests.push(await Guest.create(server, `Guest ${i}`));
  await refused('new people', () => Guest.create(server, 'One more'), true);
  kept.push('people');

  const [host, other] = guests as [Guest, Guest];
  const table = () => host.ask<TableInfo>('POST /api/tables', { game: 'han', seats: 2 });
  const { id } = await table();
  const second = await table();
  await refused('open tables', table, false);
  kept.push('open tables');
  await host.ask(`POST /api/tables/${second.id}/commands`, { type: 'close' });
  await table();
  await refused('new tables', table, true);
  kept.push('new tables');

  const say = () => host.ask(`POST /api/tables/${id}/commands`, { type: 'chat', text: 'Hello' });
  await say();
  await say();
  await refused('chat lines', say, true);
  kept.push('chat');

  await refused(
    'lines read',
    async () => {
      for (let i = 0; i < 10; i++) await host.ask(`GET /api/tables/${id}/entries?limit=5`);
    },
    true,
  );
  kept.push('lines');

  await sockets(server, host);
  kept.push('sockets', 'messages');

  await refused(
    'requests',
    async () => {
      for (let i = 0; i < 100; i++) await other.ask('GET /api/me');
    },
    true,
  );
  kept.push('requests');
  const last = await exchange(server, textOf({ line: 'GET /api/games', codes: [] }));
  if (!/^retry-after: \d+$/m.test(last?.headers ?? ''))
    throw new Error(`A request too many was answered with ${JSON.stringify(last)}.`);
  if ((await fetch(`${server.url}/healthz`)).status !== 200) throw new Error('/healthz was limited.');
  return kept;
}

/** Checks that a request is refused as too many, with the time to wait if waiting helps. */
async function refused(what: string, ask: () => Promise<unknown>, heals: boolean): Promise<void> {
  const error = await ask().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof HttpError) || error.status !== 429 || error.fault.code !== 'too-many')
    throw new Error(`Too many ${what} were not refused with 429: ${error}`);
  if (heals && !(error.fault.retryAfter! >= 1))
    throw new Error(`Too many ${what}: when to try again is missing.`);
}

async function sockets(server: Address, host: Guest): Promise<void> {
  const signed = { authorization: `Bearer ${host.token}` };
  const wires = [await Wire.open(server, signed), await Wire.open(server), await Wire.open(server)];
  const fourth = await exchange(server, textOf({ line: 'GET /ws', headers: UPGRADE, codes: [] }));
  if (fourth?.status !== 429 || !/^retry-after: \d+$/m.test(fourth.headers))
    throw new Error(`A fourth socket from one address was answered with ${JSON.stringify(fourth)}.`);
  const [wire] = wires as [Wire];
  for (let id = 0; id < BURST; id++) wire.send(JSON.stringify({ t: 'ping', id }));
  const faults: Fault[] = [];
  for (let i = 0; i < BURST; i++) {
    const reply = await wire.reply();
    if (reply?.t === 'error') faults.push(reply.error);
  }
  const fit = faults.every(({ code, retryAfter }) => code === 'too-many' && retryAfter !== undefined);
  if (faults.length < BURST / 2 || !fit)
    throw new Error(
      `Of ${BURST} messages at once ${faults.length} were refused: ${JSON.stringify(faults[0])}`,
    );
  for (const each of wires) each.drop();
}
