import type { AddressInfo } from 'node:net';
import websocket from '@fastify/websocket';
import fastify from 'fastify';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Connection, type ConnectionOptions } from './connection.ts';
import type { Entry } from './entry.ts';
import type { ClientMessage, ServerMessage, Update } from './socket.ts';

const TABLE = 'aaaaaaaaaaaaaaaaaaaa';
const YOU = { id: 'pppppppppppppppppppp', name: 'Ling' };

interface Talk {
  /** The number of connections before this one. */
  readonly link: number;
  say(message: ServerMessage): void;
  /** Drops the connection without closing it. */
  cut(): void;
}
type Script = (message: ClientMessage, talk: Talk) => void;

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

/** A server that follows a script and records what it receives. */
async function serve(script: Script, welcome: (talk: Talk) => void = () => undefined) {
  const heard: ClientMessage[] = [];
  const tokens: (string | undefined)[] = [];
  const talks: Talk[] = [];
  const app = fastify();
  await app.register(websocket);
  app.get('/ws', { websocket: true }, (socket, request) => {
    const talk: Talk = {
      link: talks.length,
      say: (message) => socket.send(JSON.stringify(message)),
      cut: () => socket.terminate(),
    };
    talks.push(talk);
    tokens.push(request.headers.authorization);
    socket.on('message', (data: Buffer) => {
      const message: ClientMessage = JSON.parse(data.toString());
      heard.push(message);
      script(message, talk);
    });
    talk.say({ t: 'welcome', version: '0', now: 0, you: YOU });
    welcome(talk);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  open.push(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  return { url: `ws://127.0.0.1:${port}/ws`, heard, tokens, talks };
}

function connect(url: string, options: Partial<ConnectionOptions> = {}) {
  const updates: Update[] = [];
  const connection = new Connection({ url, onUpdate: (update) => updates.push(update), ...options });
  open.push(() => connection.close());
  return {
    connection,
    updates,
    entries: () => updates.flatMap((update) => update.entries.map(({ n }) => n)),
  };
}

const chat = (n: number, text = `line ${n}`): Entry => ({
  n,
  at: 0,
  what: { type: 'chat', person: YOU.id, name: YOU.name, text },
});
const moved = (n: number, ply: number, move?: string): Entry => ({
  n,
  at: 0,
  what: { type: 'move', ply, seat: 0, events: [], ...(move ? { move } : {}) },
});

/** All entries of a log after a number. */
const update = (log: readonly Entry[], after: number): Update => ({
  t: 'update',
  table: TABLE,
  after,
  n: log.length,
  now: 0,
  entries: log.slice(after),
});

/** Answers `watch` from a log as a server should. */
function watching(log: Entry[], otherwise: Script = () => undefined): Script {
  return (message, talk) => {
    if (message.t !== 'watch') return otherwise(message, talk);
    talk.say(update(log, message.since));
    talk.say({ t: 'ok', id: message.id });
  };
}

const upTo = (n: number): Entry[] => Array.from({ length: n }, (_, i) => chat(i + 1));
const kinds = (heard: readonly ClientMessage[]) => heard.map(({ t }) => t);

describe('updates', () => {
  test('arrive in order; what comes twice is skipped', async () => {
    const log = upTo(2);
    const { url, talks } = await serve(watching(log));
    const { connection, entries } = connect(url);
    await connection.watch(TABLE);
    const again = update(log, 1);
    log.push(chat(3));
    talks[0]!.say(update(log, 2));
    talks[0]!.say(update(log, 2));
    talks[0]!.say(again);
    await vi.waitFor(() => expect(entries()).toEqual([1, 2, 3]), 10_000);
    log.push(chat(4));
    talks[0]!.say(update(log, 3));
    await vi.waitFor(() => expect(entries()).toEqual([1, 2, 3, 4]), 10_000);
  });

  test('with a gap are asked for again from the last number', async () => {
    const log = upTo(1);
    const { url, talks, heard } = await serve(watching(log));
    const { connection, entries } = connect(url);
    await connection.watch(TABLE);
    log.push(chat(2), chat(3));
    talks[0]!.say(update(log, 2));
    await vi.waitFor(() => expect(entries()).toEqual([1, 2, 3]), 10_000);
    expect(heard.at(-1)).toMatchObject({ t: 'watch', since: 1 });
  });

  test('go on from the last number after the connection was lost', async () => {
    const log = upTo(2);
    const { url, talks, heard } = await serve(watching(log));
    const { connection, entries } = connect(url);
    await connection.watch(TABLE);
    for (let loss = 0; loss < 3; loss++) {
      talks[loss]!.cut();
      log.push(chat(log.length + 1));
      await vi.waitFor(() => expect(entries()).toHaveLength(log.length), 5000);
    }
    expect(entries()).toEqual([1, 2, 3, 4, 5]);
    expect(heard.map((message) => message.t === 'watch' && message.since)).toEqual([0, 2, 3, 4]);
  });

  test('start afresh when the server has gone back to an older copy', async () => {
    const log = upTo(5);
    const { url, talks } = await serve(watching(log));
    const { connection, updates, entries } = connect(url);
    await connection.watch(TABLE);
    log.splice(3);
    talks[0]!.say(update(log, 0));
    await vi.waitFor(() => expect(updates.at(-1)).toMatchObject({ after: 0, n: 3 }), 10_000);
    log.push(chat(4));
    talks[0]!.say(update(log, 3));
    await vi.waitFor(() => expect(entries()).toEqual([1, 2, 3, 4, 5, 1, 2, 3, 4]), 10_000);
  });

  test('of a table that is no longer watched are not delivered', async () => {
    const log = upTo(1);
    const { url, talks, heard } = await serve(watching(log));
    const { connection, entries } = connect(url);
    await connection.watch(TABLE);
    connection.unwatch(TABLE);
    log.push(chat(2));
    talks[0]!.say(update(log, 1));
    await vi.waitFor(() => expect(kinds(heard)).toEqual(['watch', 'unwatch']), 10_000);
    expect(entries()).toEqual([1]);
  });
});

describe('a move whose answer is lost', () => {
  const move = { type: 'move', n: 7, move: 'pass' } as const;

  test('is done once the log shows it, and not sent again', async () => {
    const log = upTo(1);
    const { url, heard } = await serve(
      watching(log, (_, { cut }) => {
        log.push(moved(2, 7, 'pass'));
        cut();
      }),
    );
    const { connection } = connect(url);
    await connection.watch(TABLE);
    expect(await connection.do(TABLE, move)).toEqual({ n: 2 });
    expect(kinds(heard)).toEqual(['watch', 'do', 'watch']);
  });

  test('is done as well when the log showed it before the loss', async () => {
    const log = upTo(1);
    const { url, heard } = await serve(
      watching(log, (_, { say, cut }) => {
        log.push(moved(2, 7, 'pass'));
        say(update(log, 1));
        setTimeout(cut, 50);
      }),
    );
    const { connection } = connect(url);
    await connection.watch(TABLE);
    expect(await connection.do(TABLE, move)).toEqual({ n: 2 });
    expect(kinds(heard)).toEqual(['watch', 'do', 'watch']);
  });

  test('is sent again when the log does not show it', async () => {
    const { url, heard } = await serve(
      watching(upTo(1), (message, { link, say, cut }) =>
        link === 0 ? cut() : say({ t: 'ok', id: message.id, n: 2 }),
      ),
    );
    const { connection } = connect(url);
    await connection.watch(TABLE);
    expect(await connection.do(TABLE, move)).toEqual({ n: 2 });
    expect(kinds(heard)).toEqual(['watch', 'do', 'watch', 'do']);
  });

  const stale = { code: 'stale', message: 'Decision 7 has been made.' } as const;

  test('is done when it was sent again too early and is refused for its own sake', async () => {
    const log = upTo(1);
    const { url } = await serve(
      watching(log, (message, { link, say, cut }) => {
        if (link === 0) return cut();
        log.push(moved(2, 7, 'pass'));
        say({ t: 'error', id: message.id, error: stale });
      }),
    );
    const { connection } = connect(url);
    await connection.watch(TABLE);
    expect(await connection.do(TABLE, move)).toEqual({ n: 2 });
  });

  test('is refused when another decision has taken its number', async () => {
    const log = upTo(1);
    const { url } = await serve(
      watching(log, (message, { link, say, cut }) => {
        if (link > 0) return say({ t: 'error', id: message.id, error: stale });
        log.push(moved(2, 7));
        cut();
      }),
    );
    const { connection } = connect(url);
    await connection.watch(TABLE);
    await expect(connection.do(TABLE, move)).rejects.toMatchObject({ code: 'stale' });
  });

  test('at a table that is not watched is in doubt when it is refused', async () => {
    const { url } = await serve((message, { link, say, cut }) =>
      link === 0 ? cut() : say({ t: 'error', id: message.id, error: stale }),
    );
    const { connection } = connect(url);
    await expect(connection.do(TABLE, move)).rejects.toMatchObject({ code: 'lost' });
  });
});

describe('a turn whose answer is lost', () => {
  const turn = { type: 'moves', n: 7, moves: ['build', '@2'] } as const;
  const command = { ...turn, moves: [...turn.moves] };
  const made = [moved(2, 7, 'build'), moved(3, 8, '@2')];

  test('is done once the log shows it, and ends where its last decision does', async () => {
    const log = upTo(1);
    const { url, heard } = await serve(
      watching(log, (_, { cut }) => {
        log.push(...made, chat(4));
        cut();
      }),
    );
    const { connection } = connect(url);
    await connection.watch(TABLE);
    expect(await connection.do(TABLE, command)).toEqual({ n: 3 });
    expect(kinds(heard)).toEqual(['watch', 'do', 'watch']);
  });

  test('is done also where others who decide at the same time were faster', async () => {
    const log = upTo(1);
    const { url, heard } = await serve(
      watching(log, (_, { cut }) => {
        log.push(moved(2, 7), moved(3, 8, 'build'), moved(4, 9, '@2'));
        cut();
      }),
    );
    const { connection } = connect(url);
    await connection.watch(TABLE);
    expect(await connection.do(TABLE, command)).toEqual({ n: 4 });
    expect(kinds(heard)).toEqual(['watch', 'do', 'watch']);
  });

  test('is sent again when the log does not show it', async () => {
    const { url, heard } = await serve(
      watching(upTo(1), (message, { link, say, cut }) =>
        link === 0 ? cut() : say({ t: 'ok', id: message.id, n: 3 }),
      ),
    );
    const { connection } = connect(url);
    await connection.watch(TABLE);
    expect(await connection.do(TABLE, command)).toEqual({ n: 3 });
    expect(kinds(heard)).toEqual(['watch', 'do', 'watch', 'do']);
  });

  test('is done when it ended the game, and the game is found to be over when it is sent again', async () => {
    const log = upTo(1);
    const { url } = await serve(
      watching(log, (message, { link, say, cut }) => {
        if (link === 0) return cut();
        log.push(...made);
        say({ t: 'error', id: message.id, error: { code: 'ended', message: 'The game has ended.' } });
      }),
    );
    const { connection } = connect(url);
    await connection.watch(TABLE);
    expect(await connection.do(TABLE, command)).toEqual({ n: 3 });
  });
});

describe('another command whose answer is lost', () => {
  test('is done if the log shows it', async () => {
    const log = upTo(1);
    const { url, heard } = await serve(
      watching(log, (_, { cut }) => {
        log.push(chat(2, 'Hello'));
        cut();
      }),
    );
    const { connection } = connect(url);
    await connection.watch(TABLE);
    expect(await connection.do(TABLE, { type: 'chat', text: ' Hello ' })).toEqual({ n: 2 });
    expect(kinds(heard)).toEqual(['watch', 'do', 'watch']);
  });

  test('is in doubt otherwise, and not sent again', async () => {
    const { url, heard } = await serve(watching(upTo(1), (_, { cut }) => cut()));
    const { connection } = connect(url);
    await connection.watch(TABLE);
    await expect(connection.do(TABLE, { type: 'undo' })).rejects.toMatchObject({ code: 'lost' });
    expect(kinds(heard)).toEqual(['watch', 'do', 'watch']);
  });

  test('is not taken for done because the log shows the same from before', async () => {
    const { url, heard } = await serve(
      watching([chat(1, 'Hello')], (message, { say }) => say({ t: 'ok', id: message.id, n: 2 })),
    );
    const { connection } = connect(url);
    const watched = connection.watch(TABLE);
    expect(await connection.do(TABLE, { type: 'chat', text: 'Hello' })).toEqual({ n: 2 });
    await watched;
    expect(kinds(heard)).toEqual(['watch', 'do']);
  });

  test('that was never sent is sent when there is a connection', async () => {
    const { url, heard } = await serve((message, { say }) => say({ t: 'ok', id: message.id, n: 1 }));
    const { connection } = connect(url);
    expect(await connection.do(TABLE, { type: 'undo' })).toEqual({ n: 1 });
    expect(kinds(heard)).toEqual(['do']);
  });
});

describe('refusals', () => {
  test('of a command reach the one who gave it, with the rules', async () => {
    const error = { code: 'illegal', message: 'No.', rules: ['H-1'] } as const;
    const { url } = await serve((message, { say }) =>
      say({ t: 'error', id: message.id, error: { ...error, rules: ['H-1'] } }),
    );
    const { connection } = connect(url);
    const refused = connection.do(TABLE, { type: 'start' });
    await expect(refused).rejects.toMatchObject({ code: 'illegal', fault: error });
  });

  test('of a watch are final, unless the server says when to try again', async () => {
    let tries = 0;
    const log = upTo(1);
    const { url } = await serve((message, talk) => {
      if (message.t === 'watch' && tries++ < 2) {
        const error = { code: 'unavailable', message: 'Not now.', retryAfter: 0.05 } as const;
        talk.say({ t: 'error', id: message.id, error });
      } else watching(log)(message, talk);
    });
    const { connection, entries } = connect(url);
    await connection.watch(TABLE);
    expect(entries()).toEqual([1]);

    const refusing = await serve((message, { say }) =>
      say({ t: 'error', id: message.id, error: { code: 'not-found', message: 'No such table.' } }),
    );
    const refused = connect(refusing.url).connection.watch(TABLE);
    await expect(refused).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('the connection', () => {
  test('tells how it stands, and carries the token', async () => {
    const seen: string[] = [];
    const { url, talks, tokens } = await serve(() => undefined);
    const { connection } = connect(url, { token: 'mdt_1', onStatus: (status) => seen.push(status) });
    await vi.waitFor(() => expect(seen).toEqual(['connecting', 'open']), 10_000);
    expect(connection.you).toEqual(YOU);
    talks[0]!.cut();
    await vi.waitFor(() => expect(seen).toEqual(['connecting', 'open', 'connecting', 'open']), 5000);
    connection.close();
    expect(seen.at(-1)).toBe('closed');
    expect(tokens).toEqual(['Bearer mdt_1', 'Bearer mdt_1']);
  });

  test('waits as long as a server that says good-bye asks for', async () => {
    const times: number[] = [];
    const { url } = await serve(
      () => undefined,
      ({ link, say, cut }) => {
        times.push(performance.now());
        if (link > 0) return;
        say({ t: 'bye', reason: 'closing', retryAfter: 0.6 });
        setTimeout(cut, 20);
      },
    );
    connect(url);
    await vi.waitFor(() => expect(times).toHaveLength(2), 5000);
    expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(600);
  });

  test('comes up when the server does', async () => {
    const { url } = await serve(() => undefined);
    await open.pop()!();
    const { connection } = connect(url);
    const done = connection.do(TABLE, { type: 'start' });
    await new Promise((resolve) => setTimeout(resolve, 200));
    const app = fastify();
    await app.register(websocket);
    app.get('/ws', { websocket: true }, (socket) => {
      socket.send(JSON.stringify({ t: 'welcome', version: '0', now: 0 }));
      socket.on('message', (data: Buffer) => {
        socket.send(JSON.stringify({ t: 'ok', id: JSON.parse(data.toString()).id, n: 3 }));
      });
    });
    await app.listen({ host: '127.0.0.1', port: Number(new URL(url).port) });
    open.push(() => app.close());
    expect(await done).toEqual({ n: 3 });
  });

  test('that is closed rejects what is under way and what comes later', async () => {
    const { url } = await serve(() => undefined);
    const { connection } = connect(url);
    const waiting = [connection.do(TABLE, { type: 'start' }), connection.watch(TABLE)];
    const refused = waiting.map((each) => expect(each).rejects.toMatchObject({ code: 'closed' }));
    connection.close();
    await Promise.all(refused);
    await expect(connection.do(TABLE, { type: 'start' })).rejects.toMatchObject({ code: 'closed' });
    await expect(connection.watch(TABLE)).rejects.toMatchObject({ code: 'closed' });
  });

  test('passes notices on', async () => {
    const notice = { t: 'notice', table: TABLE, status: 'running', yourTurn: true } as const;
    const { url } = await serve(
      () => undefined,
      ({ say }) => say(notice),
    );
    const onNotice = vi.fn();
    connect(url, { onNotice });
    await vi.waitFor(() => expect(onNotice).toHaveBeenCalledWith(notice), 10_000);
  });
});
