import { Chance } from './chance.ts';
import { type Address, Guest } from './guest.ts';
import { Match } from './match.ts';
import { persist } from './opening.ts';
import { type Planner, planOf } from './plan.ts';
import { movesOf } from './turn.ts';

/** Five seats at the largest table, and a spectator. */
const GROUP = 6;

export interface CrowdOptions {
  /** Guests are distributed over the addresses. */
  readonly at: readonly Address[];
  /** Tables played in parallel. */
  readonly tables: number;
  /** Games in total; a new one starts when another ends. */
  readonly games: number;
  readonly thinkMs?: number;
  readonly plan?: Planner;
  /** Called for each finished game, while its clients are connected. */
  onEnd(match: Match): Promise<void>;
}

/** Plays many tables in parallel. */
export class Crowd {
  readonly #options: CrowdOptions;
  readonly #matches = new Set<Match>();
  readonly #guests: Guest[] = [];
  readonly #stop = new AbortController();
  #begun = 0;
  #decided = 0;

  constructor(options: CrowdOptions) {
    this.#options = options;
  }

  /** Running games. */
  get matches(): readonly Match[] {
    return [...this.#matches];
  }

  /** Acknowledged decisions of all players, in all games. */
  get decided(): number {
    return this.#decided + this.matches.map(decidedAt).reduce((a, b) => a + b, 0);
  }

  /** Moves clients from one address to another, at running tables and at later ones. */
  move(from: Address, to: Address): void {
    for (const guest of this.#guests) if (guest.at === from) guest.at = to;
    for (const { everybody } of this.#matches)
      for (const player of everybody) if (player.at === from) player.move(to);
  }

  /** Resolves when all games have ended; rejects at the first violation. */
  async run(): Promise<void> {
    const rooms = Array.from({ length: Math.min(this.#options.tables, this.#options.games) }, (_, room) =>
      this.#playRoom(room),
    );
    try {
      await Promise.all(rooms);
    } finally {
      this.#stop.abort();
      for (const match of this.#matches) match.close();
      await Promise.allSettled(rooms);
    }
  }

  /** Plays while `job` runs, and then until the running games have ended. */
  async during(job: () => Promise<void>): Promise<void> {
    const playing = this.run();
    const doing = job().finally(() => {
      this.#begun = Number.POSITIVE_INFINITY;
    });
    doing.catch(() => this.#stop.abort());
    await Promise.all([playing, doing]);
  }

  async #playRoom(room: number): Promise<void> {
    const { at, games, thinkMs = 0, plan = planOf, onEnd } = this.#options;
    const guests = await Promise.all(
      Array.from({ length: GROUP }, (_, i) =>
        persist(() => Guest.create(at[(room + i) % at.length]!, `Guest ${room}-${i}`)),
      ),
    );
    this.#guests.push(...guests);
    const { signal } = this.#stop;
    while (this.#begun < games && !signal.aborted) {
      const index = this.#begun++;
      const match = await Match.open(plan(index), guests);
      this.#matches.add(match);
      try {
        await match.play({ chance: new Chance(`game ${index}`), thinkMs, signal });
        if (signal.aborted) return;
        await onEnd(match);
      } finally {
        match.close();
        this.#matches.delete(match);
        this.#decided += decidedAt(match);
      }
    }
  }
}

const decidedAt = ({ players }: Match): number =>
  players
    .flatMap(({ deeds }) => deeds)
    .reduce((sum, { command, n }) => sum + (n === undefined ? 0 : movesOf(command).length), 0);
