import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { address, count, fields, hooks, logLevel, mailAddress, number, proxies, text } from './kinds.ts';

/** All settings: environment variable, type, default and meaning. */
const SETTINGS = {
  host: { env: 'HOST', type: text, fallback: '127.0.0.1', help: 'Address to listen on; 0.0.0.0 for all' },
  port: {
    env: 'PORT',
    type: count(0, 65_535),
    fallback: 8080,
    help: 'Port to listen on; 0 for any free one',
  },
  dataDir: { env: 'DATA_DIR', type: text, fallback: 'data', help: 'Folder of the embedded database' },
  databaseUrl: {
    env: 'DATABASE_URL',
    type: address('postgres', 'postgresql').optional(),
    fallback: undefined,
    help: 'PostgreSQL to use instead of the embedded database',
  },
  natsUrl: {
    env: 'NATS_URL',
    type: address('nats', 'tls').optional(),
    fallback: undefined,
    help: 'NATS that carries word between many nodes, instead of PostgreSQL',
  },
  publicUrl: {
    env: 'PUBLIC_URL',
    type: address('http', 'https').transform(originOf).optional(),
    fallback: undefined,
    help: 'Where people reach this server; https makes cookies Secure and the browser insist on https',
  },
  smtpUrl: {
    env: 'SMTP_URL',
    type: address('smtp', 'smtps').optional(),
    fallback: undefined,
    help: 'Mail server that sends the codes to sign in with, as smtps://user:password@host; without it mail is off',
  },
  mailFrom: {
    env: 'MAIL_FROM',
    type: mailAddress.optional(),
    fallback: undefined,
    help: 'Sender of mails; by default mandate@ the host of PUBLIC_URL',
  },
  trustProxy: {
    env: 'TRUST_PROXY',
    type: proxies,
    fallback: 0,
    help: 'How many proxies stand in front, or their addresses, so that limits count the people behind them',
  },
  logLevel: { env: 'LOG_LEVEL', type: logLevel, fallback: 'info', help: 'What is logged, as JSON to stderr' },
  botThreads: {
    env: 'BOT_THREADS',
    type: count(1, 256),
    fallback: Math.max(1, availableParallelism() - 1),
    shown: 'one less than cores',
    help: 'Threads in which bots think',
  },
  botSeconds: {
    env: 'BOT_SECONDS',
    type: number(0.05, 60),
    fallback: 1.5,
    help: 'Time a bot has for a decision',
  },
  botPause: {
    env: 'BOT_PAUSE',
    type: number(0, 10),
    fallback: 0.25,
    help: 'Time a quick bot takes for any decision at a table with people; level 5 takes two, level 6 four of them',
  },
  noticeGrace: {
    env: 'NOTICE_GRACE',
    type: number(0, 86_400).optional(),
    fallback: undefined,
    help: 'Seconds a player has to see what happened before a notice is sent; by default 600 at slow tables and 30 at quick ones',
  },
  hooks: {
    env: 'HOOKS',
    type: hooks,
    fallback: 'public',
    help: 'Where notices may be sent: public for https addresses of the public net, private also for http and your own network, off for nowhere',
  },
  metricsToken: {
    env: 'METRICS_TOKEN',
    type: z.string().min(16, 'must have 16 characters or more').optional(),
    fallback: undefined,
    help: 'Bearer token without which /metrics is refused',
  },
  requestsPerMinute: {
    env: 'REQUESTS_PER_MINUTE',
    type: count(1),
    fallback: 1200,
    help: 'Requests of one address, and of one person',
  },
  linesPerMinute: {
    env: 'LINES_PER_MINUTE',
    type: count(1),
    fallback: 30_000,
    help: 'Lines of tables read or replayed for one address, and for one person',
  },
  peoplePerHour: {
    env: 'PEOPLE_PER_HOUR',
    type: count(1),
    fallback: 60,
    help: 'New people from one address',
  },
  signInsPerHour: {
    env: 'SIGN_INS_PER_HOUR',
    type: count(1),
    fallback: 30,
    help: 'Failed attempts to sign in from one address, and mails asked for there; ten times as many to one mail address',
  },
  tablesPerHour: {
    env: 'TABLES_PER_HOUR',
    type: count(1),
    fallback: 120,
    help: 'New tables of one person',
  },
  openTables: {
    env: 'OPEN_TABLES',
    type: count(1),
    fallback: 40,
    help: 'Tables of one host that are open or running',
  },
  listedTables: {
    env: 'LISTED_TABLES',
    type: count(1),
    fallback: 5,
    help: 'Open tables of one host in the public list',
  },
  openHours: {
    env: 'OPEN_HOURS',
    type: count(1),
    fallback: 24,
    help: 'Hours after which an open table is closed when nothing happens there and nobody looks at it',
  },
  socketsPerAddress: {
    env: 'SOCKETS_PER_ADDRESS',
    type: count(1),
    fallback: 200,
    help: 'Sockets open at once from one address',
  },
  messagesPerSecond: {
    env: 'MESSAGES_PER_SECOND',
    type: count(1),
    fallback: 50,
    help: 'Messages of one socket; all sockets of one address together may send ten times as many',
  },
  chatPerMinute: {
    env: 'CHAT_PER_MINUTE',
    type: count(1),
    fallback: 30,
    help: 'Chat lines of one person',
  },
  maxBytes: {
    env: 'MAX_BYTES',
    type: count(1024, 1_048_576),
    fallback: 16_384,
    help: 'Size of one request body or socket message',
  },
} as const satisfies Record<string, Setting>;

interface Setting {
  readonly env: string;
  readonly type: z.ZodType;
  readonly fallback: unknown;
  /** The default in words, if it depends on the machine. */
  readonly shown?: string;
  readonly help: string;
}

export type Settings = { readonly [K in keyof typeof SETTINGS]: z.output<(typeof SETTINGS)[K]['type']> };

/** An unusable setting; the message names the variable and what it takes. */
export class SettingError extends Error {}

/** An empty variable counts as not set, as shells and compose files produce them. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const wrong: string[] = [];
  const entries = fields(SETTINGS).map(([key, { env: name, type, fallback }]) => {
    const given = env[name]?.trim();
    if (given === undefined || given === '') return [key, fallback];
    const read = type.safeParse(given);
    if (!read.success) wrong.push(`${name} ${read.error.issues[0]!.message}, not '${masked(name, given)}'.`);
    return [key, read.data];
  });
  if (wrong.length > 0) throw new SettingError(wrong.join('\n'));
  return Object.fromEntries(entries) as Settings;
}

/** For help texts and the manual: name, default in words, meaning. */
export const describeSettings = (): { name: string; fallback: string; help: string }[] =>
  Object.values<Setting>(SETTINGS).map(({ env, fallback, shown, help }) => ({
    name: env,
    fallback: shown ?? (fallback === undefined ? '' : String(fallback)),
    help,
  }));

/** Does not print what may hold a password. */
const masked = (name: string, given: string): string =>
  name.endsWith('_TOKEN') || given.includes('@') ? '…' : given;

function originOf(url: string): string {
  return new URL(url).origin;
}
