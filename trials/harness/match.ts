import { setTimeout as sleep } from 'node:timers/promises';
import type { Guest } from './guest.ts';
import { type Manners, playOn } from './habit.ts';
import { openTable } from './opening.ts';
import type { Plan } from './plan.ts';
import { Player } from './player.ts';
import { Violation } from './violation.ts';

/** A running game without news for this long, with all clients connected, is stuck. */
const STALL_MS = 45_000;
const LOOK_MS = 250;

/** A table with a client in every seat without a bot, and a spectator. */
export class Match {
  readonly plan: Plan;
  readonly table: string;
  /** By seat. */
  readonly players: readonly Player[];
  readonly onlooker: Player;

  private constructor(plan: Plan, table: string, guests: readonly Guest[], onlooker: Guest) {
    this.plan = plan;
    this.table = table;
    this.players = guests.map((guest) => new Player(guest, table));
    this.onlooker = new Player(onlooker, table);
  }

  /** The last guest is the spectator, the others play. */
  static async open(plan: Plan, guests: readonly Guest[]): Promise<Match> {
    const seated = guests.slice(0, plan.settings.seats - plan.bots);
    const table = await openTable(plan, seated);
    return new Match(plan, table, seated, guests.at(-1)!);
  }

  get everybody(): readonly Player[] {
    return [...this.players, this.onlooker];
  }

  get ended(): boolean {
    return this.everybody.every((player) => player.ended);
  }

  /** Plays the game to its end, and resolves when everybody has seen that. */
  async play(manners: Manners): Promise<void> {
    const playing = this.players.map((player) => playOn(player, manners));
    await Promise.all([...playing, this.#watch(manners.signal)]);
  }

  close(): void {
    for (const player of this.everybody) player.close();
  }

  async #watch(signal: AbortSignal): Promise<void> {
    let last = '';
    let since = performance.now();
    while (!this.ended && !signal.aborted) {
      await sleep(LOOK_MS);
      const standing = this.everybody.map(({ n }) => n).join(' ');
      const connected = this.everybody.every(({ open }) => open);
      if (standing !== last || !connected) since = performance.now();
      last = standing;
      if (performance.now() - since > STALL_MS)
        throw new Violation(this.table, `is stuck: ${this.#standing()}`);
    }
  }

  #standing(): string {
    const lines = this.everybody.map(
      ({ seat, n, position, info, deeds, joined }) =>
        `seat ${seat ?? '-'} has ${n} since it joined at ${joined.toFixed(0)} (${info?.status}, decision ${position?.ply}, active ${position?.active}, ` +
        `asking ${JSON.stringify(position?.asking)}, last ${JSON.stringify(deeds.at(-1))})`,
    );
    return lines.join('; ');
  }
}
