import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Settings } from '../settings/settings.ts';
import { openStore } from '../store/open.ts';
import { lockFolder } from '../store/sqlite/lock.ts';
import type { Store } from '../store/store.ts';
import { openApp } from './app.ts';
import { BotPool } from './bots/pool.ts';
import { openBus } from './bus/open.ts';
import { Mailer } from './mail/mailer.ts';
import { openNotices } from './notices/service.ts';
import type { LogStream } from './operations/log.ts';
import { Metrics } from './operations/metrics.ts';
import { busFault } from './operations/startup.ts';
import type { HallApi } from './tables/api.ts';
import { openHall } from './tables/open.ts';

/** A listening server. */
export interface Server {
  /** For example `http://127.0.0.1:8080`. */
  readonly url: string;
  readonly store: Store;
  readonly hall: HallApi;
  /** Accepts nothing new, finishes what is running, tells the sockets, and releases everything. */
  close(): Promise<void>;
  /** Reports errors outside of requests. */
  failed(error: unknown): void;
}

export interface ServerParts {
  readonly log?: LogStream;
  /** How long a closed page still counts as open, in milliseconds. */
  readonly grace?: number;
}

export async function openServer(settings: Settings, { log, grace }: ServerParts = {}): Promise<Server> {
  const opened: { close(): Promise<void> }[] = [];
  const closeAll = async () => {
    for (const part of opened.splice(0).reverse()) await part.close();
  };
  const opens = <T extends { close(): Promise<void> }>(part: T): T => {
    opened.push(part);
    return part;
  };
  const early: unknown[] = [];
  let failed = (error: unknown): void => void early.push(error);
  let url = '';
  try {
    const node = randomBytes(9).toString('base64url');
    const metrics = new Metrics();
    if (settings.databaseUrl === undefined) opens(await lockFolder(settings.dataDir));
    const store = opens(await openStore(settings));
    const bus = opens(
      await openBus({ ...settings, node }).catch((error: unknown) => {
        throw busFault(error, settings);
      }),
    );
    const advisor = opens(
      new BotPool({
        threads: settings.botThreads,
        seconds: settings.botSeconds,
        onAnswer: (outcome, seconds) => metrics.botSeconds.observe({ outcome }, seconds),
      }),
    );
    metrics.gauge('mandate_bot_queue', 'Decisions that wait for a thread', () => advisor.waiting);
    const hall = opens(
      await openHall({
        store,
        bus,
        advisor,
        node,
        limits: settings,
        botPause: settings.botPause,
        ...(grace !== undefined && { grace }),
        failed: (error) => failed(error),
        decided: (game) => metrics.decisions.inc({ game }),
      }),
    );
    const mailer = Mailer.open(settings, (error) => failed(error));
    if (mailer) opens({ close: async () => mailer.close() });
    const origin = () => settings.publicUrl ?? url;
    const notices = await openNotices(settings, {
      ...{ store, hall, mailer, origin },
      failed: (error) => failed(error),
    });
    opens(notices.sender);
    const app = opens(
      await openApp(settings, { store, hall, bus, mailer, metrics, notices, origin, ...(log && { log }) }),
    );
    failed = (error) => app.log.error({ err: error }, 'failed');
    early.forEach(failed);
    await app.listen({ host: settings.host, port: settings.port });
    url = urlOf(app.server.address() as AddressInfo);
    notices.sender.start();
    return { url, store, hall, close: closeAll, failed };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

const urlOf = ({ address, family, port }: AddressInfo): string =>
  `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
