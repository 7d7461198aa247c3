// A player of your own: takes a seat at a table and plays until the game is over.
//
//   node examples/bot.ts TABLE                    sits down at a table, by its id or link
//   node examples/bot.ts --game han --seats 3     opens a table and seats bots of the server beside it
//
// To make it yours, replace `choose`.

import { parseArgs } from 'node:util';
import type { Command } from '../protocol/command.ts';
import { Connection, type ConnectionError } from '../protocol/connection.ts';
import type { Fault } from '../protocol/fault.ts';
import type { Position } from '../protocol/position.ts';
import type { Update } from '../protocol/socket.ts';
import type { TableInfo } from '../protocol/table.ts';

/** One of `position.legal`. `position.view` holds all that your seat may see of the game. */
function choose(position: Position): string {
  const legal = position.legal ?? [];
  return legal[Math.floor(Math.random() * legal.length)]!;
}

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    server: { type: 'string', default: 'http://127.0.0.1:8080' },
    name: { type: 'string', default: 'TypeScript' },
    token: { type: 'string' },
    game: { type: 'string', default: 'dragon' },
    seats: { type: 'string', default: '3' },
    bot: { type: 'string', default: 'random' },
  },
});

try {
  const token = flags.token ?? (await guestToken());
  await play(tableIn(positionals[0]) ?? (await openTable(token)), token);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Resolves when the game is over. */
async function play(table: string, token: string): Promise<void> {
  const over = Promise.withResolvers<void>();
  let info: TableInfo | undefined;
  let position: Position | undefined;
  let deciding = false;

  const connection = new Connection({
    url: flags.server.replace(/^http/, 'ws').replace(/\/?$/, '/ws'),
    token,
    onUpdate(update: Update) {
      info = update.info ?? info;
      position = update.position ?? position;
      if (info?.result || info?.status === 'closed') over.resolve();
      else if (!deciding) decide().catch(over.reject);
    },
    onRefused: (_table, fault) => over.reject(new Error(fault.message)),
  });

  /** Moves as long as it is our turn. A decision of others may come first: then the next update says so. */
  async function decide(): Promise<void> {
    deciding = true;
    for (let made = -1; position?.legal?.length && position.ply !== made; ) {
      made = position.ply;
      const move: Command = { type: 'move', n: made + 1, move: choose(position) };
      await connection.do(table, move).catch(async (error: ConnectionError) => {
        if (error.fault?.retryAfter !== undefined) {
          await new Promise((resolve) => setTimeout(resolve, error.fault!.retryAfter! * 1000));
          made = -1;
        } else if (error.code !== 'stale' && error.code !== 'not-your-turn') throw error;
      });
    }
    deciding = false;
  }

  try {
    await connection.watch(table);
    if (!info?.seats.some(({ person }) => person === connection.you?.id)) {
      await connection.do(table, { type: 'sit' });
      if (positionals.length === 0)
        for (let seat = 1; seat < Number(flags.seats); seat++)
          await connection.do(table, { type: 'bot', seat, bot: flags.bot });
    }
    await over.promise;
  } finally {
    connection.close();
  }
  printPlaces(info);
}

function printPlaces(info: TableInfo | undefined): void {
  if (!info?.result) return console.log('The table was closed before the start.');
  const { places, scores } = info.result;
  const seats = info.seats.map(({ name, bot }, seat) => ({ name: name ?? bot ?? '', seat }));
  seats.sort((a, b) => places[a.seat]! - places[b.seat]!);
  for (const { name, seat } of seats) console.log(`${places[seat]}. ${name} (${scores[seat]} points)`);
}

async function guestToken(): Promise<string> {
  const { token } = await post<{ token: string }>('/api/me', { name: flags.name, token: true });
  return token;
}

function tableIn(link: string | undefined): string | undefined {
  if (link === undefined) return undefined;
  const id = /[0-9a-z]{20}/.exec(link)?.[0];
  if (!id) throw new Error(`'${link}' is neither the id nor the link of a table.`);
  return id;
}

async function openTable(token: string): Promise<string> {
  const settings = { game: flags.game, seats: Number(flags.seats), order: 'seated', autoStart: true };
  const { id } = await post<TableInfo>('/api/tables', settings, token);
  console.log(`Table ${id}`);
  return id;
}

async function post<T>(path: string, body: object, bearer?: string): Promise<T> {
  const response = await fetch(new URL(path, flags.server), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${path}: ${(answer as Fault).message}`);
  return answer as T;
}
