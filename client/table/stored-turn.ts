import type { Seat } from '../../core/game.ts';
import type { Plan } from '../../core/plan.ts';
import { TURN_PREFIX } from '../session/kept.ts';
import { writeSmall } from '../session/storage.ts';

/** The moves of an unconfirmed turn in notation, and the ply at which it started. */
interface Kept {
  readonly ply: number;
  readonly moves: readonly string[];
}

/** Unconfirmed turns of one table, stored on this device until the table moves on. */
export class StoredTurn {
  readonly #key: string;
  #text: string | null = null;

  constructor(table: string) {
    this.#key = `${TURN_PREFIX}${table}-`;
  }

  /** The stored moves for the open decision of a seat. */
  read(seat: Seat, ply: number): readonly string[] {
    this.#text = localStorage.getItem(this.#key + seat);
    if (this.#text === null) return [];
    try {
      const kept = JSON.parse(this.#text) as Partial<Kept>;
      return kept.ply === ply && Array.isArray(kept.moves) ? kept.moves : [];
    } catch {
      return [];
    }
  }

  write(seat: Seat, ply: number, moves: readonly string[]): void {
    const text = moves.length > 0 ? JSON.stringify({ ply, moves } satisfies Kept) : null;
    if (text === this.#text) return;
    this.#text = text;
    // Without room, the turn lasts until the page is closed.
    writeSmall(this.#key + seat, text);
  }

  /** The turn that a seat has prepared while others decide. */
  readPlan(seat: Seat): Plan | undefined {
    try {
      const kept = JSON.parse(localStorage.getItem(this.#planKey(seat)) ?? 'null') as Partial<Plan> | null;
      const { moves, guard } = kept ?? {};
      const isSound = Array.isArray(moves) && moves.every((move) => typeof move === 'string');
      return isSound && typeof guard === 'string' ? { moves, guard } : undefined;
    } catch {
      return undefined;
    }
  }

  writePlan(seat: Seat, plan: Plan | undefined): void {
    writeSmall(this.#planKey(seat), plan ? JSON.stringify(plan) : null);
  }

  #planKey(seat: Seat): string {
    return `${this.#key}${seat}-plan`;
  }
}
