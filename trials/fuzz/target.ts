import { isDeepStrictEqual } from 'node:util';
import { type GameId, idsWith } from '../../games/list.ts';
import type { Command } from '../../protocol/command.ts';
import type { Position } from '../../protocol/position.ts';
import type { TableInfo, TableStatus } from '../../protocol/table.ts';
import { type Address, Guest } from '../harness/guest.ts';

/** A table as another client sees it. */
interface Seen {
  readonly info: TableInfo;
  readonly n: number;
  readonly position?: Position;
}

const GAMES: readonly GameId[] = idsWith('board');
const SEATS = 3;

/** A table to shoot at, with an observer who notices every change. */
export class Target {
  readonly id: string;
  readonly status: TableStatus;
  readonly #crew: Crew;
  readonly #legal = new Map<string, readonly string[]>();
  #seen: Seen;

  private constructor(status: TableStatus, crew: Crew, seen: Seen) {
    this.id = seen.info.id;
    this.status = status;
    this.#crew = crew;
    this.#seen = seen;
  }

  get game(): GameId {
    return this.#seen.info.settings.game;
  }

  /** Whether its status is still the intended one. */
  get holds(): boolean {
    return this.#seen.info.status === this.status;
  }

  get position(): Position | undefined {
    return this.#seen.position;
  }

  /** The current legal moves of a player. */
  legal(person: string): readonly string[] | undefined {
    return this.#legal.get(person);
  }

  static async make(status: TableStatus, game: GameId, crew: Crew): Promise<Target> {
    const { host, others, observer } = crew;
    const { id } = await host.ask<TableInfo>('POST /api/tables', { game, seats: SEATS });
    const act = (who: Guest, command: Command) => who.ask(`POST /api/tables/${id}/commands`, command);
    await act(host, { type: 'sit', seat: 0 });
    if (status === 'open') await act(others[0]!, { type: 'sit', seat: 1 });
    else if (status === 'closed') await act(host, { type: 'close' });
    else {
      for (const other of others) await act(other, { type: 'sit' });
      await act(host, { type: 'start' });
    }
    if (status === 'ended')
      for (const who of [host, ...others.slice(0, -1)]) await act(who, { type: 'resign' });
    const target = new Target(status, crew, await observer.ask<Seen>(`GET /api/tables/${id}`));
    await target.#readMoves();
    return target;
  }

  /**
   * Compares the table with its last state. `done`: the highest log number acknowledged since, if any. Returns an
   * unexplained difference.
   */
  async check(done: number | undefined): Promise<string | undefined> {
    const seen = await this.#crew.observer.ask<Seen>(`GET /api/tables/${this.id}`);
    const before = this.#seen;
    this.#seen = seen;
    if (seen.n !== before.n) await this.#readMoves();
    if (done !== undefined)
      return seen.n === done ? undefined : `is at ${seen.n} where ${done} was acknowledged`;
    if (seen.n !== before.n) return `went from ${before.n} to ${seen.n} by messages that were all refused`;
    return isDeepStrictEqual(seen, before)
      ? undefined
      : 'looks otherwise after messages that were all refused';
  }

  async #readMoves(): Promise<void> {
    if (this.status !== 'running') return;
    this.#legal.clear();
    for (const guest of [this.#crew.host, ...this.#crew.others]) {
      const { position } = await guest.ask<Seen>(`GET /api/tables/${this.id}`);
      if (position?.legal) this.#legal.set(guest.person.id, position.legal);
    }
  }
}

/** The people at one shooter's targets. */
export interface Crew {
  readonly host: Guest;
  readonly others: readonly Guest[];
  readonly observer: Guest;
  readonly stranger: Guest;
}

export async function gatherCrew(at: Address): Promise<Crew> {
  const names = ['Host', 'Second', 'Third', 'Observer', 'Stranger'];
  const [host, second, third, observer, stranger] = await Promise.all(
    names.map((name) => Guest.create(at, name)),
  );
  return { host: host!, others: [second!, third!], observer: observer!, stranger: stranger! };
}

/** One table per status, and a running one of each game. */
export async function makeTargets(crew: Crew): Promise<Target[]> {
  const wanted: [TableStatus, GameId][] = [
    ['open', 'han'],
    ['ended', 'dragon'],
    ['closed', 'confucius'],
    ...GAMES.map((game): [TableStatus, GameId] => ['running', game]),
  ];
  const out: Target[] = [];
  for (const [status, game] of wanted) out.push(await Target.make(status, game, crew));
  return out;
}
