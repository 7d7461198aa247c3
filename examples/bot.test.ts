import { execFile, spawnSync } from 'node:child_process';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId } from '../games/list.ts';
import { Device, type Net, openNet } from '../server/testing/net.ts';

const run = promisify(execFile);
const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const CLIENTS = {
  TypeScript: [process.execPath, file('bot.ts')],
  Python: ['python3', file('bot.py')],
} as const;
type Client = keyof typeof CLIENTS;

const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.warn('There is no python3, so the Python client is not tested.');
/** On a build server nothing may be left out. */
const present = (client: Client): boolean => client !== 'Python' || hasPython || process.env.CI !== undefined;
const clients = (Object.keys(CLIENTS) as Client[]).map((client) => ({ client, skip: !present(client) }));

let net: Net;
beforeAll(async () => {
  net = await openNet({ LOG_LEVEL: 'error', PEOPLE_PER_HOUR: '1000' });
});
afterAll(() => net.close());

async function start(client: Client, ...args: string[]): Promise<string> {
  const [program, script] = CLIENTS[client];
  return (await run(program, [script, ...args], { timeout: 50_000 })).stdout;
}

/** The places as the server knows them, in the words of the clients. */
async function placesOf(table: string): Promise<string[]> {
  const { status, result, seats } = (await net.hall.look(table, undefined)).info;
  expect(status).toBe('ended');
  return seats.map(
    ({ name, bot }, seat) => `${result!.places[seat]}. ${name ?? bot} (${result!.scores[seat]} points)`,
  );
}

const tableIn = (output: string): string => /^Table ([0-9a-z]{20})$/m.exec(output)![1]!;
const placesIn = (output: string): string[] => output.split('\n').filter((line) => /^\d\. /.test(line));

describe.each(clients)('$client', ({ client, skip }) => {
  describe.skipIf(skip)('the reference client', () => {
    test.each(GAME_IDS)('plays %s to the end beside bots of the server', async (game) => {
      const output = await start(client, '--server', net.url, '--game', game, '--bot', 'greedy');
      expect(placesIn(output).toSorted()).toEqual((await placesOf(tableIn(output))).toSorted());
      expect(output).toContain(`. ${client} (`);
    });

    // How a client comes back has nothing to do with what is played.
    test('plays to the end over a line that breaks again and again', async () => {
      const line = await breakingLine(Number(new URL(net.url).port), 25_000);
      try {
        const output = await start(client, '--server', line.url, '--game', 'confucius');
        expect(placesIn(output).toSorted()).toEqual((await placesOf(tableIn(output))).toSorted());
        expect(line.broken()).toBeGreaterThan(0);
      } finally {
        await line.close();
      }
    });

    test('says what is wrong', async () => {
      const failed = await start(client, '--server', net.url, 'a'.repeat(20)).catch((error) => error);
      expect(failed.code).toBe(1);
      expect(failed.stderr).toContain('Table not found');
    });
  });
});

describe.skipIf(clients.some(({ skip }) => skip))('both at one table', () => {
  test('play by a link, and agree on the end', async () => {
    const link = `${net.url}/t/${await openTable('han')}`;
    const outputs = await Promise.all(
      (['TypeScript', 'Python', 'Python'] as const).map((client, i) =>
        start(client, '--server', net.url, '--name', `${client} ${i}`, link),
      ),
    );
    expect(new Set(outputs).size).toBe(1);
    expect(placesIn(outputs[0]!)).toHaveLength(3);
  });
});

async function openTable(game: GameId): Promise<string> {
  const host = await Device.guest(net, 'Host');
  return (await host.ask('POST /api/tables', { game, seats: 3, autoStart: true })).body.id;
}

/** A line to a port of this machine on which every connection ends after so many bytes, wherever that is. */
async function breakingLine(port: number, bytes: number) {
  const ends = new Set<Socket>();
  let broken = 0;
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    let left = bytes;
    for (const end of [near, far]) {
      ends.add(end);
      end.on('error', () => undefined);
      end.on('close', () => {
        ends.delete(end);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far);
    far.on('data', (data) => {
      near.write(data.subarray(0, left));
      left -= data.length;
      if (left > 0) return;
      broken++;
      far.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    broken: () => broken,
    async close() {
      for (const end of ends) end.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
