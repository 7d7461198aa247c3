import type { Game, Kinds, Viewer } from '../core/game.ts';
import type { Language } from './language.ts';
import type { Names, Texts } from './texts.ts';

/** The table in words: one section for each part, as somebody hears it who sees no board. */
export type Reading = readonly Section[];

export interface Section {
  /** `hand` and `players` are answered to commands of their own; a section of a place has the id of the place. */
  readonly id: string;
  readonly title: string;
  /** What it amounts to, as sentences. */
  readonly sum?: string;
  readonly entries: readonly Entry[];
}

/** A place or a thing, as one line. */
export interface Entry {
  /** The id of the place on the board. */
  readonly id: string;
  /** What it is called in commands. */
  readonly name: string;
  /** The whole line, with the name. */
  readonly text: string;
  /** The places that a road leads to. */
  readonly ways?: readonly Way[];
}

export interface Way {
  /** The id of an entry. */
  readonly to: string;
  readonly direction: Direction;
}

export const DIRECTIONS = [
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
  'north',
  'northEast',
] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What is read: a view, for one viewer in one language. */
export interface ReadingScene<K extends Kinds = Kinds, T extends Texts<K> = Texts<K>> {
  readonly game: Game<K>;
  readonly view: K['view'];
  /** How the table will lie with the picked move, as far as that is known. */
  readonly after?: K['view'] | undefined;
  readonly viewer: Viewer;
  readonly names: Names;
  readonly texts: T;
  readonly lang: Language;
}

export type Reader<K extends Kinds = Kinds, T extends Texts<K> = Texts<K>> = (
  scene: ReadingScene<K, T>,
) => Reading;
