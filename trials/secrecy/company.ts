import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import { gameOf } from '../../games/rules.ts';
import type { done } from '../../protocol/http.ts';
import type { TableInfo } from '../../protocol/table.ts';
import { Chance } from '../harness/chance.ts';
import type { Address } from '../harness/guest.ts';
import { recordFromHome } from './brought.ts';
import type { Heard, Testimony } from './heard.ts';
import type { Plan } from './plan.ts';
import { type Habits, Player } from './player.ts';
import { Stranger } from './stranger.ts';
import { Witness } from './witness.ts';

const MOST_SEATS = 5;
const LOOK_MS = 1000;
const GAME_MS = 300_000;
const HABITS: Habits = { chats: 1, undoes: 3, asksAlso: 2, drops: 1, errs: 3 };
const BOTS = ['random', 'level1'] as const;

/** Five players, a spectator and a stranger, who play game after game. */
export class Company {
  readonly #players: readonly Witness[];
  readonly #spectator: Witness;
  readonly #stranger: Witness;
  /** Second sockets of the first players, which watch nothing and receive notices. */
  readonly #idle: readonly Witness[];
  readonly #seed: string;
  readonly #chance: Chance;
  #dealt = 0;
  #table: string | undefined;

  private constructor(people: readonly Witness[], idle: readonly Witness[], seed: string) {
    this.#idle = idle;
    this.#players = people.slice(0, MOST_SEATS);
    this.#spectator = people[MOST_SEATS]!;
    this.#stranger = people[MOST_SEATS + 1]!;
    this.#seed = seed;
    this.#chance = new Chance(seed);
  }

  static async create(at: Address, seed: string): Promise<Company> {
    const names = ['An', 'Bo', 'Cai', 'Du', 'En', 'Spectator', 'Stranger'];
    const people = await Promise.all(names.map((name) => Witness.create(at, name)));
    const idle = await Promise.all(people.slice(0, 2).map(({ guest }) => Witness.of(guest)));
    return new Company(people, idle, seed);
  }

  /** Milliseconds until answers to players. */
  get delays(): number[] {
    return this.#players.flatMap(({ delays }) => delays);
  }

  /** The current table. */
  get table(): string | undefined {
    return this.#table;
  }

  /** Plays one game to its end; returns all messages and the record. */
  async play(plan: Plan, habits = HABITS): Promise<Testimony> {
    const { settings, nonces, resigns, bots } = plan;
    const host = this.#players[0]!;
    const table = await this.#open(plan);
    this.#table = table;
    const stranger = new Stranger(this.#stranger, this.#dice());
    stranger.haunt(table);
    const resignsAt = (i: number) => (resigns && i === 1 ? 10 + this.#chance.below(60) : Infinity);
    const players = this.#players.slice(0, settings.seats - bots).map((witness, i) => {
      const seating = { table, game: gameOf(settings.game), bots: bots > 0, resignsAt: resignsAt(i) };
      return new Player(witness, seating, this.#dice(), habits);
    });
    for (const [i, player] of players.entries())
      await player.sit(nonces && i % 2 === 0 ? `nonce-${this.#chance.below(1e9)}` : undefined);
    await this.#seatBots(plan, table);
    // Over HTTP, as on the socket the first move may arrive, and the player leave, before the answer.
    if (!startsItself(plan)) await host.guest.ask(`POST /api/tables/${table}/commands`, { type: 'start' });
    const looking = this.#lookOn(table);
    await inTime(
      Promise.all(players.map(({ over }) => over)),
      () => `${settings.game} at ${table} goes on and on, at entries ${players.map(({ n }) => n)}.`,
    );
    looking.stop();
    await looking.done;
    await stranger.leave();
    for (const player of players) await player.leave();
    const record = await host.guest.ask<string>(`GET /api/tables/${table}/record`);
    const rematch = await this.#rematch(table);
    return { table, pace: settings.pace ?? { kind: 'none' }, heard: this.#take(), record, rematch };
  }

  /** A table for a new game, or for one begun on the host's device. */
  async #open(plan: Plan): Promise<string> {
    const { settings, bots, brought } = plan;
    const { guest } = this.#players[0]!;
    if (brought === 0) return (await guest.ask<TableInfo>('POST /api/tables', settings)).id;
    const { listed, spectators, pace, standIn } = settings;
    const seated = Array.from({ length: settings.seats }, (_, seat) =>
      seat >= settings.seats - bots ? BOTS[0] : null,
    );
    const record = recordFromHome(plan, this.#dice());
    const body = { record, seat: 0, bots: seated, table: { listed, spectators, pace, standIn } };
    return (await guest.ask<TableInfo>('POST /api/records', body)).id;
  }

  async #seatBots({ settings, bots, brought }: Plan, table: string): Promise<void> {
    if (brought > 0) return;
    for (let i = 0; i < bots; i++) {
      const command = { type: 'bot', seat: settings.seats - bots + i, bot: BOTS[i % BOTS.length] };
      await this.#players[0]!.guest.ask(`POST /api/tables/${table}/commands`, command);
    }
  }

  /** Asks for a rematch; returns how its table was opened. */
  async #rematch(table: string): Promise<string> {
    const { guest } = this.#players[0]!;
    const { table: next } = await guest.ask<Done>(`POST /api/tables/${table}/commands`, { type: 'rematch' });
    const looked = JSON.stringify(await guest.ask<object>(`GET /api/tables/${next}`));
    await guest.ask(`POST /api/tables/${next}/commands`, { type: 'close' });
    return looked;
  }

  /** The spectator comes and goes, and reads from random numbers on. */
  #lookOn(table: string): { stop(): void; done: Promise<void> } {
    const dice = this.#dice();
    let going = true;
    const look = async () => {
      for (let since = 0; going; since = dice.below(since + 80)) {
        await this.#spectator.ask({ t: 'watch', table, since });
        await sleep(LOOK_MS);
        if (dice.once(3)) await this.#spectator.do(table, { type: 'chat', text: 'May I say a word?' });
      }
      await this.#spectator.ask({ t: 'unwatch', table });
    };
    const done = look();
    // The caller sees the failure later; another one may come first.
    done.catch(() => {});
    return {
      stop: () => {
        going = false;
      },
      done,
    };
  }

  get #all(): Witness[] {
    return [...this.#players, ...this.#idle, this.#spectator, this.#stranger];
  }

  /** All messages since the last game. */
  #take(): Heard[] {
    return this.#all.flatMap((witness) => witness.heard.splice(0));
  }

  #dice(): Chance {
    return new Chance(`${this.#seed} ${this.#dealt++}`);
  }

  leave(): void {
    for (const witness of this.#all) witness.drop();
  }
}

type Done = z.infer<typeof done>;

const startsItself = ({ settings, brought }: Plan): boolean => settings.autoStart === true && brought === 0;

async function inTime(work: Promise<unknown>, late: () => string): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(late())), GAME_MS);
  await Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
