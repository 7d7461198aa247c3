import type { Seat } from '../core/game.ts';

/** The names of the players by seat. */
export type Names = readonly string[];

/** Who reads a sentence: "you" is the reader's own seat, everybody else has a name. */
export interface Audience {
  readonly names: Names;
  /** None for spectators, and none where several people share a screen: they read names. */
  readonly reader?: Seat | undefined;
  /** The token of the seat stands before the sentence, which therefore does not begin with a name. */
  readonly beside?: boolean;
}

/** The names, with one's own as a language calls it in a list. */
export const called = ({ names, reader }: Audience, you: string): Names =>
  reader === undefined ? names : names.with(reader, you);

/** Some of the players: the others by name, and whether the reader is one of them. */
export interface Party {
  readonly names: Names;
  readonly own: boolean;
}

export const partyOf = ({ names, reader }: Audience, seats: readonly Seat[]): Party => ({
  names: seats.filter((seat) => seat !== reader).map((seat) => names[seat]!),
  own: seats.some((seat) => seat === reader),
});
