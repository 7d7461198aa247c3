import { setTimeout as sleep } from 'node:timers/promises';
import type { TableInfo } from '../../protocol/table.ts';
import { Chance } from '../harness/chance.ts';
import type { Address } from '../harness/guest.ts';
import type { Heard, Testimony } from './heard.ts';
import type { Plan } from './plan.ts';
import { type Habits, Player } from './player.ts';
import { Stranger } from './stranger.ts';
import { Witness } from './witness.ts';

const MOST_SEATS = 5;
const LOOK_MS = 1000;
const GAME_MS = 300_000;
const HABITS: Habits = { chats: 1, undoes: 3, asksAlso: 2, drops: 1 };

/** Five players, a spectator and a stranger, who play one game after another. */
export class Company {
  readonly #players: readonly Witness[];
  readonly #spectator: Witness;
  readonly #stranger: Witness;
  readonly #seed: string;
  readonly #chance: Chance;
  #dealt = 0;
  #table: string | undefined;

  private constructor(people: readonly Witness[], seed: string) {
    this.#players = people.slice(0, MOST_SEATS);
    this.#spectator = people[MOST_SEATS]!;
    this.#stranger = people[MOST_SEATS + 1]!;
    this.#seed = seed;
    this.#chance = new Chance(seed);
  }

  static async arrive(at: Address, seed: string): Promise<Company> {
    const names = ['An', 'Bo', 'Cai', 'Du', 'En', 'Spectator', 'Stranger'];
    return new Company(await Promise.all(names.map((name) => Witness.arrive(at, name))), seed);
  }

  /** Milliseconds that the players waited for answers. */
  get delays(): number[] {
    return this.#players.flatMap(({ delays }) => delays);
  }

  /** The table where they play now. */
  get table(): string | undefined {
    return this.#table;
  }

  /** Plays one game to its end; what everybody heard of it, and its record. */
  async play({ settings, nonces, resigns }: Plan, habits = HABITS): Promise<Testimony> {
    const host = this.#players[0]!;
    const { id: table } = await host.guest.ask<TableInfo>('POST /api/tables', settings);
    this.#table = table;
    const stranger = new Stranger(this.#stranger, this.#dice());
    stranger.haunt(table);
    const resignsAt = (i: number) => (resigns && i === 1 ? 10 + this.#chance.below(60) : Infinity);
    const players = this.#players
      .slice(0, settings.seats)
      .map((witness, i) => new Player(witness, table, this.#dice(), habits, resignsAt(i)));
    for (const [i, player] of players.entries())
      await player.sit(nonces && i % 2 === 0 ? `nonce-${this.#chance.below(1e9)}` : undefined);
    // Over HTTP: on the socket the first move may come, and the player go away, before the answer.
    if (!settings.autoStart) await host.guest.ask(`POST /api/tables/${table}/commands`, { type: 'start' });
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
    return { table, heard: this.#take(record), record };
  }

  /** The spectator comes and goes, and reads from any point on. */
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
    // Whoever waits for it hears of a failure; until then something else may have failed first.
    done.catch(() => {});
    return {
      stop: () => {
        going = false;
      },
      done,
    };
  }

  /** What all have heard since the last game, without the record, which tells everything and may. */
  #take(record: string): Heard[] {
    const all = [...this.#players, this.#spectator, this.#stranger];
    return all.flatMap((witness) => witness.heard.splice(0)).filter(({ text }) => text !== record);
  }

  #dice(): Chance {
    return new Chance(`${this.#seed} ${this.#dealt++}`);
  }

  leave(): void {
    for (const witness of [...this.#players, this.#spectator, this.#stranger]) witness.drop();
  }
}

async function inTime(work: Promise<unknown>, late: () => string): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(late())), GAME_MS);
  await Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
