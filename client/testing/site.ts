import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openServer } from '../../server/server.ts';
import { readSettings } from '../../settings/settings.ts';
import { buildPage } from '../build/page.ts';

/** The real server with the built page, on its own port and store. */
export interface Site {
  readonly url: string;
  /** Stops the server; the data stays. */
  stop(): Promise<void>;
  /** Starts it again on the same data. */
  start(): Promise<void>;
  close(): Promise<void>;
}

export async function openSite(): Promise<Site> {
  await buildPage();
  const folder = await mkdtemp(join(tmpdir(), 'mandate-page-'));
  const open = (port: string) =>
    openServer(
      readSettings({
        PORT: port,
        DATA_DIR: folder,
        LOG_LEVEL: 'error',
        BOT_THREADS: '1',
        BOT_PAUSE: '0',
        // All browsers of the tests share one address.
        REQUESTS_PER_MINUTE: '1000000',
        LINES_PER_MINUTE: '1000000000',
        PEOPLE_PER_HOUR: '100000',
      }),
      { grace: 1000 },
    );
  let server: Awaited<ReturnType<typeof open>> | undefined = await open('0');
  const { url } = server;
  const stop = async () => {
    await server?.close();
    server = undefined;
  };
  return {
    url,
    stop,
    async start() {
      server ??= await open(new URL(url).port);
    },
    async close() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
