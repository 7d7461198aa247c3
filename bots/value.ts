import type { Action, Seat, State } from '../core/game.ts';
import type { Stream } from '../core/rng.ts';
import type { Question } from './bot.ts';
import type { Aim } from './shortlist.ts';
import type { Searcher } from './thinker.ts';

/** Named numbers of one game, all of them plain factors that a tuner may change. */
export type Weights = Readonly<Record<string, number>>;

/** Actions of one seat up to where nothing is half done, and what everybody's points are expected to be then. */
export interface Prospect {
  readonly actions: readonly Action[];
  readonly totals: readonly number[];
  /** The same with the best that is likely to follow in the same turn, where something may. */
  readonly hoped?: readonly number[] | undefined;
}

/** What a strong player of one game knows: where the points of a position will come from. */
export interface Value<S extends State = State, W extends Weights = Weights> {
  /** Where points come from; the order of the columns of `appraise`. */
  readonly sources: readonly string[];
  readonly weights: W;
  /** Expected final points as one row of sources for each seat, in one flat array. */
  appraise(s: S, w: W): number[];
  /** All plans of a seat with what they come to, where that is known without carrying them out. */
  survey?(s: S, seat: Seat, w: W): Prospect[] | undefined;
  /** The best action, where it is known without looking at the others. */
  advise?(s: S, seat: Seat, w: W): Action | undefined;
  /** How far final scores may still drift apart, in points: the scale on which a margin becomes a chance. */
  spread(s: S, w: W): number;
  /** How a search goes about this game. */
  search(question: Question, rng: Stream, aim: Aim): Searcher;
  /** Nodes that a hint is thought over with. */
  readonly thought: number;
  /** How much less sure of its chances a search should sound than it is: `mandate calibrate` fits it. */
  readonly temperature: number;
  /** Whether planning may stop here although the same seat decides again: nothing is half done. */
  resting(s: S): boolean;
  /** The legal actions that are ever worth a thought; at least one of them. */
  sensible(s: S, seat: Seat, legal: readonly Action[]): readonly Action[];
}
