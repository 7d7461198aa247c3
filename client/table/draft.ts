import type { Seat } from '../../rules/core/game.ts';
import { TURN_PREFIX } from '../session/kept.ts';
import { read, write } from '../session/storage.ts';

/** What somebody has put together of a turn, in the notation of the game, and which decision was open then. */
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
    this.#text = read(this.#key + seat);
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
    write(this.#key + seat, () => text);
  }
}
