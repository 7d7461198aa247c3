import type { Action, Seat, State } from '../core/game.ts';
import type { Stream } from '../core/rng.ts';
import type { Search } from './anytime.ts';
import type { Question } from './bot.ts';
import type { ShortlistOptions } from './shortlist.ts';

/** Named factors of one game's value, set by the tuner. */
export type Weights = Readonly<Record<string, number>>;

/** Actions of one seat up to a stable position, and everybody's expected final points there. */
export interface SurveyedPlan {
  readonly actions: readonly Action[];
  readonly totals: readonly number[];
  /** The totals with the best likely continuation in the same turn, if there can be one. */
  readonly potentialTotals?: readonly number[] | undefined;
}

/** The evaluation function of one game, and what searches need to know about the game. */
export interface Value<S extends State = State, W extends Weights = Weights> {
  /** Where points come from: the columns of `appraise`. */
  readonly sources: readonly string[];
  readonly weights: W;
  /** Expected final points: one row of sources for each seat, in one flat array. */
  appraise(s: S, w: W): number[];
  /** All plans of a seat with their totals, where these can be computed without applying the actions. */
  survey?(s: S, seat: Seat, w: W): SurveyedPlan[] | undefined;
  /** The best action, where it can be found without comparing plans. */
  advise?(s: S, seat: Seat, w: W): Action | undefined;
  /** The scale, in points, on which a margin becomes a win share. */
  spread(s: S, w: W): number;
  /** The kind of search that suits the game. */
  search(question: Question, rng: Stream, options: ShortlistOptions): Search;
  /** Nodes of the search behind a hint. */
  readonly hintNodes: number;
  /** Softens the win shares that the search states; fitted by `mandate calibrate`. */
  readonly temperature: number;
  /** Whether a plan may end here although the same seat decides next. */
  isStable(s: S): boolean;
  /** The legal actions worth considering; at least one. */
  candidates(s: S, seat: Seat, legal: readonly Action[]): readonly Action[];
}
