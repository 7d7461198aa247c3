import type { Seat } from '../../core/game.ts';
import { TURN_PREFIX } from '../session/kept.ts';
import { writeSmall } from '../session/storage.ts';

/** The moves of a turn that is not confirmed, in the notation of the game, and which decision was open then. */
interface Kept {
  readonly ply: number;
  readonly moves: readonly string[];
}

/** Turns of one table that are not confirmed, kept on this device until the table has moved on. */
export class Draft {
  readonly #key: string;
  #text: string | null = null;

  constructor(table: string) {
    this.#key = `${TURN_PREFIX}${table}-`;
  }

  /** What was kept for the open decision of a seat. */
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
    // Without room for it, the turn lasts as long as the page.
    writeSmall(this.#key + seat, text);
  }
}
