import type { Kinds, Seat } from '../../core/game.ts';
import type { PlaceId } from './places.ts';

/**
 * A lesson: a recorded game of which a learner sees parts and makes some of the decisions. The words are in the
 * catalogues of the game, under the ids of the steps.
 */
export interface Lesson<K extends Kinds = Kinds> {
  readonly seed: string;
  readonly seats: number;
  /** Options other than the defaults. */
  readonly options: Readonly<Record<string, string>>;
  readonly learner: Seat;
  readonly steps: readonly LessonStep<K>[];
}

export interface LessonStep<K extends Kinds = Kinds> {
  readonly id: string;
  /** What all seats decide before the step, in the notation of the game. */
  readonly play?: string;
  /** These decisions are not shown: the lesson goes on much later. */
  readonly jump?: true;
  /**
   * What each sentence explains: a place, several framed as one, or nothing that can be seen. Of `one|another` the first
   * that is in sight, for boards that show a part of the table at a time.
   */
  readonly shows: readonly (PlaceId | readonly PlaceId[])[];
  /** What else is to be in sight where a board shows a part of the table at a time; without a frame. */
  readonly look?: readonly PlaceId[];
  /** The decisions that the learner is to make, in notation. They end a turn. */
  readonly want?: string;
  /** Other choices that are open beside the wanted one; without any, the wanted one is marked. */
  readonly tries?: Readonly<Record<string, Try>>;
  /** What `{name}` stands for in the words of the step. */
  figures?(scene: LessonScene<K>): Readonly<Record<string, number>>;
}

/** Another choice, answered with the reason against it. */
export interface Try {
  /** Notation; one decision or the first of several. */
  readonly moves: string;
  /**
   * What follows it up to the end of the game, where one may play on with it. Then comes the last step.
   */
  readonly onward?: string;
}

/** What a step's figures are read from. */
export interface LessonScene<K extends Kinds = Kinds> {
  readonly view: K['view'];
  readonly seat: Seat;
  /** What has happened since the step before. */
  readonly events: readonly K['event'][];
  /** Points as they stand, by seat. */
  readonly scores: readonly number[];
  /** The position that decisions in notation lead to. */
  after(moves: string): K['view'];
}
