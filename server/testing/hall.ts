import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Action, Kinds } from '../../core/game.ts';
import { below, stream } from '../../core/rng.ts';
import { planTurn } from '../../core/turn.ts';
import { botNamed } from '../../games/all-bots.ts';
import { gameOf } from '../../games/rules.ts';
import type { Command, CommandOf } from '../../protocol/command.ts';
import type { Person } from '../../protocol/person.ts';
import type { ServerMessage, Update } from '../../protocol/socket.ts';
import { type Presence, type TableSettings, tableSettings } from '../../protocol/table.ts';
import { newId } from '../../store/id.ts';
import { openStore } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import { LocalBus } from '../bus/local.ts';
import type { Done } from '../tables/api.ts';
import type { Watcher } from '../tables/audience.ts';
import type { Advisor } from '../tables/bot-driver.ts';
import type { Hall, HallParts } from '../tables/hall.ts';
import { openHall } from '../tables/open.ts';

const dice = stream('players', 'test');

/** Bots that answer in this thread; the thread pool has its own tests. */
const advisor: Advisor = {
  async choose({ game, bot, dice, view, seat, legal }) {
    const question = { game: gameOf(game), view, seat, legal };
    return botNamed(bot).choose(question, stream(dice, 'test'));
  },
};

/** How long a closed page counts as open in tests. */
export const GRACE_MS = 1000;

export interface Place {
  readonly store: Store;
  readonly hall: Hall;
  readonly failures: unknown[];
  close(): Promise<void>;
}

/** A hall on its own store. */
export async function openPlace(
  parts: Partial<
    Pick<HallParts, 'advisor' | 'bus' | 'store' | 'node' | 'botPause' | 'clock' | 'planPause'>
  > & {
    limits?: Partial<HallParts['limits']>;
  } = {},
): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mandate-hall-'));
  const store = parts.store ?? (await openStore({ dataDir }));
  const failures: unknown[] = [];
  const hall = await openHall({
    store,
    bus: parts.bus ?? new LocalBus(),
    advisor: parts.advisor ?? advisor,
    node: parts.node ?? newId(),
    grace: GRACE_MS,
    limits: { openTables: 50, listedTables: 50, openHours: 24, ...parts.limits },
    botPause: parts.botPause ?? 0,
    ...(parts.clock ? { clock: parts.clock } : {}),
    ...(parts.planPause === undefined ? {} : { planPause: parts.planPause }),
    failed: (error) => failures.push(error),
  });
  return {
    store,
    hall,
    failures,
    async close() {
      await hall.close();
      if (!parts.store) await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export async function guest(store: Store, name: string): Promise<Person> {
  const person = { id: newId(), name };
  await store.people.create({ ...person, created: Date.now(), epoch: 1 });
  return person;
}

export const settingsOf = (some: { game: TableSettings['game'] } & Partial<TableSettings>): TableSettings =>
  tableSettings.parse({ seats: 3, order: 'seated', autoStart: true, ...some });

/** A person at a table; records all updates. */
export class Player implements Watcher {
  readonly person: Person;
  readonly #hall: Hall;
  readonly table: string;
  readonly updates: Update[] = [];
  /** Presence as last received. */
  presence: Presence | undefined;
  readonly dismissed: string[] = [];

  constructor(hall: Hall, table: string, person: Person) {
    this.#hall = hall;
    this.table = table;
    this.person = person;
  }

  send(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.t === 'update') this.updates.push(message);
    if (message.t === 'update' || message.t === 'presence') this.presence = message.presence ?? this.presence;
  }

  dismiss(table: string): void {
    this.dismissed.push(table);
  }

  async watch(since = 0): Promise<void> {
    for (let from: number | undefined = since; from !== undefined; )
      from = (await this.#hall.watch(this.table, this, from)).next;
  }

  unwatch(): void {
    this.#hall.unwatch(this.table, this);
  }

  do(command: Command): Promise<Done> {
    return this.#hall.do(this.table, this.person, command);
  }

  async move(move: string) {
    return this.do({ type: 'move', n: (await this.position()).ply + 1, move });
  }

  /** Plays a random legal move. */
  async any() {
    const { ply, legal } = await this.position();
    return this.do({ type: 'move', n: ply + 1, move: legal![below(dice, legal!.length)]! });
  }

  /** A random turn in one command, as far as it can be planned. */
  async plan(): Promise<CommandOf<'moves'>> {
    const { info, position } = await this.look();
    const { ply, seat, view } = position!;
    const game = gameOf(info.settings.game);
    const random = (legal: readonly Action[]) => legal[below(dice, legal.length)]!;
    const turn = planTurn(game, view as object as Kinds['view'], seat!, dice, random);
    return { type: 'moves', n: ply + 1, moves: turn.map((action) => game.notate(action)) };
  }

  /** Plays until it is no longer this player's turn. */
  async turn(): Promise<void> {
    do await this.any();
    while ((await this.position()).legal);
  }

  async look() {
    return this.#hall.look(this.table, this.person);
  }

  async position() {
    const { position } = await this.look();
    if (!position) throw new Error('The game has not started');
    return position;
  }
}

/** A table with watching people on its first seats and bots on the rest. */
export async function seated(
  { hall, store }: Place,
  some: Parameters<typeof settingsOf>[0],
  names: readonly (string | Person)[],
): Promise<Player[]> {
  const settings = settingsOf(some);
  const people = await Promise.all(
    names.map((name) => (typeof name === 'string' ? guest(store, name) : name)),
  );
  const { id } = await hall.create(people[0]!, settings);
  const players = people.map((person) => new Player(hall, id, person));
  for (const [seat, player] of players.entries()) await player.do({ type: 'sit', seat });
  for (let seat = names.length; seat < settings.seats; seat++)
    await players[0]!.do({ type: 'bot', seat, bot: 'random' });
  for (const player of players) await player.watch();
  return players;
}

/** The players, starting with the one to move. */
export async function fromTurn(players: readonly Player[]): Promise<Player[]> {
  const at = (await players[0]!.position()).active[0]!;
  return [...players.slice(at), ...players.slice(0, at)];
}

/** Lets the players to move play until the table is as wanted or the game ends. */
export async function playOn(
  players: readonly Player[],
  until: (info: Awaited<ReturnType<Player['look']>>) => boolean,
) {
  for (let turns = 0; turns < 2000; turns++) {
    const looked = await players[0]!.look();
    if (looked.info.status === 'ended' || until(looked)) return;
    const [seat] = looked.position!.active;
    const player = players[seat!];
    // Bots play for bot seats and for those who have left for good.
    if (player && (await player.position()).legal) await player.any();
    else await new Promise((done) => setImmediate(done));
  }
  throw new Error('The game does not get there');
}
