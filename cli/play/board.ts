import type { Scene, ShellTexts, Texts } from '../../i18n/index.ts';
import { catalogue, type Language } from '../../i18n/index.ts';
import type { GameId, Kinds } from '../../rules/core/game.ts';
import { confuciusBoard } from './confucius/board.ts';
import { dragonBoard } from './dragon/board.ts';
import { hanBoard } from './han/board.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a table is drawn from. */
export interface Sight<K extends Kinds> extends Scene<K> {
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
  comfort(scene: Scene<K>, names: readonly string[], width: number): number;
  table(sight: Sight<K>): string[];
  /** What the future holds for everybody. */
  lens(scene: Scene<K>, names: readonly string[], width: number): string[];
  /** How the points of a finished game came about, from all its events: a table's head and rows, by seat. */
  result(events: readonly K['event'][], seats: number): { head: string[]; rows: string[][] };
}

type Maker = (lang: Language, shell: ShellTexts) => Promise<Board>;

const BOARDS: Readonly<Partial<Record<GameId, Maker>>> = {
  confucius: async (lang, shell) =>
    confuciusBoard(await catalogue(lang, 'confucius'), shell.you) as unknown as Board,
  dragon: async (lang, shell) => dragonBoard(await catalogue(lang, 'dragon'), shell.you) as unknown as Board,
  han: async (lang, shell) => hanBoard(await catalogue(lang, 'han'), shell.you) as unknown as Board,
};

export const playable = Object.keys(BOARDS) as GameId[];

export const boardOf = (id: GameId, lang: Language, shell: ShellTexts): Promise<Board> =>
  BOARDS[id]!(lang, shell);
