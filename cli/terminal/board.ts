import type { Kinds } from '../../core/game.ts';
import type { Scene, Texts } from '../../i18n/index.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a table is drawn from. */
export interface BoardInput<K extends Kinds> extends Scene<K> {
  /** The latest sentences of the log, newest last. */
  readonly log: readonly string[];
  readonly size: Size;
}

/** How one game looks on a terminal. All lines keep to the width they are given. */
export interface Board<K extends Kinds = Kinds> {
  readonly texts: Texts<K>;
  /** How the signs on the table are read. */
  readonly legend: string;
  /** Events that the log beside the table passes over. */
  readonly minor: ReadonlySet<K['event']['type']>;
  /** The height at which the table shows everything; with less it leaves out the least important. */
  preferredHeight(scene: Scene<K>, names: readonly string[], width: number): number;
  table(sight: BoardInput<K>): string[];
  /** What the future holds for everybody. */
  lens(scene: Scene<K>, names: readonly string[], width: number): string[];
  /** How the points of a finished game came about, from all its events: a table's head and rows, by seat. */
  result(events: readonly K['event'][], seats: number): { head: string[]; rows: string[][] };
}
