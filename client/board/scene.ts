import type { ComponentType } from 'preact';
import type { Kinds, Seat } from '../../core/game.ts';
import type { SceneTexts } from '../../i18n/scene.ts';
import { capital, type Texts } from '../../i18n/texts.ts';
import type { IconName } from '../icons/names.ts';
import type { BoardProps } from './board.ts';

/** An event of the log with the decision that brought it about. */
export interface Told<K extends Kinds = Kinds> {
  readonly ply: number;
  readonly event: K['event'];
}

/** A part of a scene: the events that are told together. */
export interface SceneStep<K extends Kinds = Kinds> {
  readonly id: string;
  readonly events: readonly K['event'][];
}

/** A stretch of the log that is shown as one scene. */
export interface Cut<K extends Kinds = Kinds> {
  /** Unique in a game. */
  readonly id: string;
  /** Indices in the list that was cut; the end is that of the first event after it. */
  readonly start: number;
  readonly end: number;
  /** Whether all of it has happened. */
  readonly done: boolean;
  readonly steps: readonly SceneStep<K>[];
}

/** A cut with all that follows from it and the position at its end. */
export interface Script<K extends Kinds = Kinds> extends Cut<K> {
  /** The view after the decision in which it ends, or stops. */
  readonly view: K['view'];
  /** Events of that decision after the end of the scene. */
  readonly rest: readonly K['event'][];
  /** Points by seat: before the scene, and after each step. */
  readonly scores: readonly (readonly number[])[];
  /** Points that each step brings each seat. */
  readonly gains: readonly (readonly number[])[];
}

/** What the pictures of a scene are drawn from. */
export interface SceneProps<K extends Kinds = Kinds, T extends Texts<K> = Texts<K>, W = unknown> {
  readonly script: Script<K>;
  /** The step that is being told: it and those before it are seen. */
  readonly at: number;
  /** The position at the end of the scene. */
  readonly props: BoardProps<K, T>;
  /** The game's words for its scenes, and those of the page. */
  readonly words: W;
  readonly ui: SceneTexts;
  /** The lines under each other of a phone, instead of columns. */
  readonly narrow: boolean;
}

/** What the picture of the end is built from. */
export interface EndOf<K extends Kinds = Kinds, T extends Texts<K> = Texts<K>> {
  /** What each source of points is called, and its sign. */
  word(source: string, props: BoardProps<K, T>): string;
  readonly icons: Readonly<Record<string, IconName>>;
  /** The sources that pay in the final scoring alone. */
  readonly last: readonly string[];
}

/** What a game brings to show its scenes. */
export interface Scenes<K extends Kinds = Kinds, T extends Texts<K> = Texts<K>, W = unknown> {
  /** The scenes in a part of the log, in order; the last may not be complete. */
  cut(told: readonly Told<K>[]): readonly Cut<K>[];
  /** The heading, and what is to be seen in the bar for each step. */
  title(scene: SceneProps<K, T, W>): string;
  label(step: SceneStep<K>, scene: SceneProps<K, T, W>): string;
  /** What stands beside a name in the standings. */
  note?(seat: Seat, scene: SceneProps<K, T, W>): string | undefined;
  /** What happens. */
  readonly Stage: ComponentType<SceneProps<K, T, W>>;
  /** Beside it, between the standings and the list of steps. */
  readonly Aside?: ComponentType<SceneProps<K, T, W>>;
  readonly end: EndOf<K, T>;
}

/** A player in a heading: "You" for the reader. */
export const nameOf = (
  { names, reader, you, lang }: Pick<BoardProps, 'names' | 'reader' | 'you' | 'lang'>,
  seat: Seat,
): string => (seat === reader ? capital(you, lang) : names[seat]!);
