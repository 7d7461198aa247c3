import type { RuleId } from '../../core/game.ts';

/** Something that the guide says in a first game. */
export interface Step {
  readonly id: string;
  /** The decision at which it is said; at the very beginning where there is none. */
  readonly phase?: string;
  /** Some games never come to it; the guide does not wait for that. */
  readonly rare?: true;
  /** Where the thing lies that it speaks of, on a phone or a wide screen. */
  readonly subject: string;
  /** What it speaks of, in the words of the rules. */
  readonly rules: readonly RuleId[];
}
