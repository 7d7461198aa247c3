import type { Kinds, RuleId, Seat } from '../../core/game.ts';
import type { Moment } from './board.ts';
import type { PlaceId } from './places.ts';

/** A decision of the reader. */
export interface RemarkScene<K extends Kinds = Kinds> extends Pick<Moment<K>, 'view' | 'phase' | 'legal'> {
  readonly seat: Seat;
}

/** What the guide says once, when it first matters; the words are in the catalogues of the game, under its id. */
export interface Remark<K extends Kinds = Kinds> {
  readonly id: string;
  /** Whether it matters to this decision: something new, or a loss ahead that can be prevented. */
  matters(scene: RemarkScene<K>): boolean;
  /** What it speaks of; the first of these that the table shows. */
  readonly shows: readonly PlaceId[];
  /** What `{name}` stands for in its words. */
  figures?(scene: RemarkScene<K>): Readonly<Record<string, number>>;
  readonly rules: readonly RuleId[];
}
