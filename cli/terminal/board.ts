import type { Kinds } from '../../core/game.ts';
import type { Scene, Texts } from '../../i18n/index.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a board draws. */
export interface BoardInput<K extends Kinds> extends Scene<K> {
  /** The latest sentences of the log, newest last. */
  readonly log: readonly string[];
  readonly size: Size;
}

/** The terminal board of one game. No line exceeds the given width. */
export interface Board<K extends Kinds = Kinds> {
  readonly texts: Texts<K>;
  /** Explains the signs on the table. */
  readonly legend: string;
  /** Events left out of the log beside the table. */
  readonly minor: ReadonlySet<K['event']['type']>;
  /** The height at which the table shows everything; with less it drops the least important parts. */
  preferredHeight(scene: Scene<K>, names: readonly string[], width: number): number;
  table(sight: BoardInput<K>): string[];
  /** The game's lens: what the position means for every player. */
  lens(scene: Scene<K>, names: readonly string[], width: number): string[];
  /** The points of a finished game by source and seat, as the head and rows of a table. */
  result(events: readonly K['event'][], seats: number): { head: string[]; rows: string[][] };
}
