import { createECDH, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Position } from '../protocol/position.ts';
import type { TableInfo } from '../protocol/table.ts';
import { openStore } from '../store/open.ts';
import { type Ground, openGround } from './harness/ground.ts';
import { Guest } from './harness/guest.ts';
import { type Arrival, CERTIFICATE, Receivers } from './harness/receivers.ts';
import { ServerProcess } from './harness/server.ts';
import type { Listener } from './progress.ts';
import type { Trial } from './trial.ts';

export const trial: Trial = {
  summary:
    'kill -9 of one of two nodes while they send notices: none may be lost, and one comes twice only with the same id.',
  flags: {
    times: { fallback: '100', help: 'how many kills' },
    tables: { fallback: '5', help: 'how many begin before each kill' },
  },
  run: async (flags, progress) => {
    await using ground = await openGround('postgres');
    const options = { rounds: flags.count('times'), tables: flags.count('tables') };
    return [
      await notices(ground, { ...options, kills: true }, progress),
      await notices(ground, { ...options, rounds: 10, kills: false }, progress),
    ].join('\n');
  },
};

export interface NoticesOptions {
  readonly rounds: number;
  readonly tables: number;
  readonly kills: boolean;
}

const GRACE_S = 0.5;
/** Around the time at which the notices of a round are sent. */
const KILL_MS = 900;
/** A message that was not recorded as sent is sent again within this time. */
const SETTLED_MS = 45_000;
/** After a message arrived, its sender has this long to record it. */
const RECORD_MS = 2_000;

const WANTS = { turn: ['push', 'hook', 'mail'], time: [], invited: [], ended: [], chat: [] };

/** Each table begins with a person who is to move and looks nowhere: a push message, a webhook and a mail are due. */
export async function notices(
  ground: Ground,
  { rounds, tables, kills }: NoticesOptions,
  progress: Listener,
): Promise<string> {
  await using receivers = await Receivers.open();
  const env = {
    ...ground.env,
    HOOKS: 'private',
    SMTP_URL: receivers.mailUrl,
    NOTICE_GRACE: String(GRACE_S),
    NODE_EXTRA_CA_CERTS: CERTIFICATE,
  };
  await using mails = await addressBook(ground);
  await using one = await ServerProcess.start(env);
  await using two = await ServerProcess.start(env);
  const nodes = [one, two] as const;
  const told: string[] = [];
  const silent: string[] = [];
  const killed: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const begun = await Promise.all(
      Array.from({ length: tables }, (_, i) => begin(nodes[i % 2]!, receivers, mails)),
    );
    for (const [mover, other] of begun) {
      told.push(`/hook/${mover}`, `/push/${mover}`, `/mail/${mover}`);
      silent.push(other);
    }
    if (kills) {
      await sleep(GRACE_S * 500 + Math.random() * KILL_MS);
      const node = nodes[round % 2]!;
      killed.push(Date.now());
      await node.kill();
      await node.start();
    }
    progress.show(`${round} of ${rounds} rounds, ${receivers.arrivals.length} notices`);
  }
  const missing = () => told.filter((path) => !receivers.arrivals.some((arrival) => arrival.path === path));
  for (const end = Date.now() + SETTLED_MS; missing().length > 0 && Date.now() < end; ) await sleep(200);
  // Repetitions come late.
  await sleep(kills ? SETTLED_MS - 10_000 : 2_000);

  const lost = missing();
  if (lost.length > 0) throw new Error(`${lost.length} of ${told.length} notices were lost: ${lost[0]}.`);
  const heard = silent.filter((person) => receivers.arrivals.some(({ path }) => path.endsWith(person)));
  if (heard.length > 0) throw new Error(`${heard.length} people were told whose turn it was not.`);
  const repeated = [...Map.groupBy(receivers.arrivals, ({ path }) => path).values()].filter(
    (same) => same.length > 1,
  );
  for (const same of repeated) mayRepeat(same, killed);
  return `${kills ? `killed ${rounds} times` : 'without kills'}: ${told.length} notices, 0 lost, ${repeated.length} repeated${kills ? ' after a kill between sending and recording, with the same id' : ''}`;
}

function mayRepeat(same: readonly Arrival[], killed: readonly number[]): void {
  const [first, ...others] = same as [Arrival, ...Arrival[]];
  if (others.some(({ id }) => id !== first.id))
    throw new Error(
      `A repetition of ${first.path} cannot be recognised: ${same.map(({ id }) => id).join(', ')}.`,
    );
  for (const { at } of same.slice(0, -1))
    if (!killed.some((kill) => kill >= at - 50 && kill - at < RECORD_MS))
      throw new Error(`${first.path} came twice, and nothing was killed in between.`);
}

/** Confirms mail addresses in the store: the code would be a mail of its own. */
async function addressBook({ env, folder = '' }: Ground) {
  const store = await openStore({ dataDir: folder, databaseUrl: env.DATABASE_URL });
  return {
    add: (person: string) => store.accounts.addMail(person, `${person}@post.example`, Date.now()),
    [Symbol.asyncDispose]: () => store.close(),
  };
}

type AddressBook = Awaited<ReturnType<typeof addressBook>>;

/** Opens a table of two new people at a node; returns who is to move, and who is not. */
async function begin(
  node: ServerProcess,
  receivers: Receivers,
  mails: AddressBook,
): Promise<[mover: string, other: string]> {
  const [host, guest] = [
    await arrive(node, 'Ling', receivers, mails),
    await arrive(node, 'Wen', receivers, mails),
  ];
  const { id } = await host.ask<TableInfo>('POST /api/tables', { game: 'han', seats: 2, sit: {} });
  await guest.ask(`POST /api/tables/${id}/commands`, { type: 'sit' });
  await host.ask(`POST /api/tables/${id}/commands`, { type: 'start' });
  const { position } = await host.ask<{ position: Position }>(`GET /api/tables/${id}`);
  return position.legal ? [host.person.id, guest.person.id] : [guest.person.id, host.person.id];
}

async function arrive(
  node: ServerProcess,
  name: string,
  { hookUrl, pushUrl }: Receivers,
  mails: AddressBook,
): Promise<Guest> {
  const guest = await Guest.create(node, name);
  const { id } = guest.person;
  await mails.add(id);
  await guest.ask('PUT /api/me/notices', { wants: WANTS, zone: 'UTC', breaks: false, lang: 'en' });
  await guest.ask('POST /api/me/notices/ways', { kind: 'hook', address: `${hookUrl}/hook/${id}` });
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const keys = { p256dh, auth: randomBytes(16).toString('base64url') };
  await guest.ask('POST /api/me/notices/ways', { kind: 'push', address: `${pushUrl}/push/${id}`, keys });
  await guest.ask('POST /api/me/notices/ways', { kind: 'mail' });
  return guest;
}
