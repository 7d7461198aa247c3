import { Agent, request } from 'node:http';
import type { Game, Kinds, Seat } from '../../core/game.ts';
import { below, stream } from '../../core/rng.ts';
import { planTurn } from '../../core/turn.ts';
import type { GameId } from '../../games/list.ts';
import { gameOf } from '../../games/rules.ts';
import type { Group, GroupListener, ServerUnderTest } from './server-under-test.ts';
import { openWire, type Wire } from './wire.ts';

const UPDATE = '{"t":"update","table":"';
const POSITION = '"position":{"ply":';
const LEGAL = '"legal":[';
const ENDED = '"status":"ended"';
/** The answer to a rematch names its table. */
const REMATCH = /^\{"t":"ok".*"table":"(\w+)"/;

/** Idle connections for each person, because creating a person is slow on purpose. */
const DEVICES = 10;

const dice = stream('bench', 'players');

/** Our server. Reads only the parts of messages that a player needs. */
export function openMandate(url: string, game: string): ServerUnderTest {
  const agent = new Agent({ keepAlive: true });
  const wires: Wire[] = [];
  let device = Promise.resolve('');
  let lingering = 0;

  const ask = (path: string, token?: string, body?: unknown) => fetchText(agent, url + path, token, body);
  const newToken = async (): Promise<string> =>
    JSON.parse(await ask('/api/me', undefined, { token: true })).token;
  const connect = async (token: string, onText: (text: string) => void): Promise<Wire> => {
    const wire = await openWire(`${url}/ws`, { authorization: `Bearer ${token}` }, onText);
    wires.push(wire);
    return wire;
  };

  return {
    async gather(seats, listener) {
      const tokens = await Promise.all(Array.from({ length: seats }, newToken));
      const group = new Players(game, (settings) => ask('/api/tables', tokens[0], settings), listener);
      group.wires = await Promise.all(
        tokens.map((token, seat) => connect(token, (text) => group.hear(seat, text))),
      );
      return group;
    },
    async connectIdle() {
      if (lingering++ % DEVICES === 0) device = newToken();
      await connect(await device, () => {});
    },
    async leave() {
      await Promise.all(wires.splice(0).map((wire) => wire.close()));
    },
    async live() {
      return Number(/^mandate_live_tables (\d+)/m.exec(await ask('/metrics'))![1]);
    },
  };
}

/** What is read of an update by the player who is to decide. */
interface Update {
  readonly position: { readonly ply: number; readonly seat: Seat; readonly view: Kinds['view'] };
}

class Players implements Group {
  wires: readonly Wire[] = [];
  readonly #game: string;
  readonly #rules: Game;
  readonly #open: (settings: object) => Promise<string>;
  readonly #listener: GroupListener;
  /** The last update with a position, by seat. */
  readonly #texts: string[] = [];
  #table = '';

  constructor(game: string, open: (settings: object) => Promise<string>, listener: GroupListener) {
    this.#game = game;
    this.#rules = gameOf(game as GameId);
    this.#open = open;
    this.#listener = listener;
  }

  /** Plays a rematch after a game, or opens a table. */
  begin(): void {
    const rematch = this.#texts[0]?.includes(ENDED);
    for (const seat of this.wires.keys()) if (this.#table) this.#send(seat, 'unwatch');
    if (rematch) this.#send(0, 'do', { command: { type: 'rematch' } });
    else void this.#openTable();
    this.#table = '';
  }

  async #openTable(): Promise<void> {
    const seats = this.wires.length;
    const { id } = JSON.parse(
      await this.#open({ game: this.#game, seats, order: 'seated', autoStart: true }),
    );
    this.#watch(id);
    for (const seat of this.wires.keys()) this.#send(seat, 'do', { command: { type: 'sit', seat } });
  }

  #watch(table: string): void {
    this.#table = table;
    for (const seat of this.wires.keys()) this.#send(seat, 'watch');
  }

  #send(seat: number, t: string, more: object = {}): void {
    this.wires[seat]!.send(JSON.stringify({ t, id: 1, table: this.#table, ...more }));
  }

  /** As the page does: the turn is put together on the player's own view. In a rematch seats are others. */
  decide(client: number): void {
    const { ply, seat, view } = (JSON.parse(this.#texts[client]!) as Update).position;
    const turn = planTurn(this.#rules, view, seat, dice, (legal) => legal[below(dice, legal.length)]!);
    const moves = turn.map((action) => this.#rules.notate(action));
    this.#send(client, 'do', { command: { type: 'moves', n: ply + 1, moves } });
  }

  hear(seat: number, text: string): void {
    if (!text.startsWith(UPDATE)) return this.#answer(text);
    if (this.#table === '' || !text.startsWith(this.#table, UPDATE.length)) return;
    // As written by the server: the position is last, and in it the moves come after the view.
    const at = text.indexOf(POSITION);
    if (at < 0) return;
    const ply = Number.parseInt(text.slice(at + POSITION.length, at + POSITION.length + 8), 10);
    this.#texts[seat] = text;
    this.#listener.onPosition(seat, ply, text.includes(LEGAL, at));
  }

  #answer(text: string): void {
    if (text.startsWith('{"t":"error"')) throw new Error(`The server refuses: ${text}`);
    const table = REMATCH.exec(text)?.[1];
    if (table === undefined) return;
    this.#watch(table);
    // The table starts by itself when the last of those invited has sat down.
    for (const seat of this.wires.keys()) if (seat > 0) this.#send(seat, 'do', { command: { type: 'sit' } });
  }
}

function fetchText(agent: Agent, url: string, token: string | undefined, body: unknown): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      agent,
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
    });
    asked.on('error', reject);
    asked.on('response', (response) => {
      let text = '';
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () => {
        if (response.statusCode! < 300) resolve(text);
        else reject(new Error(`The server refuses: ${text}`));
      });
    });
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
