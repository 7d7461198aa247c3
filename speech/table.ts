import type { Action, Game, Kinds, Seat, Viewer } from '../core/game.ts';
import type { Language, Texts } from '../i18n/index.ts';
import type { Reading } from '../i18n/reading.ts';
import type { SpokenTexts } from '../i18n/spoken.ts';
import { fullMove } from '../i18n/texts.ts';

/** A position in which a line is typed: what its seat sees, and may choose. */
export interface Position {
  readonly view: Kinds['view'];
  readonly legal: readonly Action[];
}

/** A sentence about what happened. */
export interface Said {
  /** The number of the decision. */
  readonly ply: number;
  readonly text: string;
}

/** The decisions of a replay, through which lines lead. */
interface Course {
  /** How many have been made in the position shown, and in all. */
  readonly ply: number;
  readonly last: number;
  /** A position, in words. */
  position(ply: number): string;
  /** The turning points. */
  readonly moments: readonly Said[];
}

/** All that answers to a typed line are made of; the page and the terminal bring it. */
export interface Table extends Position {
  readonly game: Game;
  readonly viewer: Viewer;
  readonly active: readonly Seat[];
  readonly over: boolean;
  readonly names: readonly string[];
  readonly texts: Texts;
  readonly words: SpokenTexts;
  readonly lang: Language;
  /** What is chosen and not confirmed, in words. */
  readonly pending?: string | undefined;
  reading(): Reading;
  /** Everything that happened. */
  log(): readonly Said[];
  /** The viewer's last decision before the others had their turn. */
  readonly lastTurn: number;
  /** Where the game is, as one sentence. */
  readonly where: string;
  /** Of a replay: where it is, and what stands out. */
  readonly course?: Course | undefined;
  /** The places a move points to. */
  targets?(action: Action): readonly string[];
}

/** A move in words. */
export function moveWords(
  table: Pick<Table, 'game' | 'texts' | 'names' | 'viewer'>,
  view: Kinds['view'],
  action: Action,
): string {
  const seat = table.viewer as Seat;
  return fullMove(table.texts, table.game.decode(action), { view, seat, names: table.names });
}
