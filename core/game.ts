import type { Stream } from './rng.ts';

/**
 * The contract of every game, and all that bots, server and page know of one.
 *
 * A state is plain mutable data: a random stream per source of chance and a stack of frames. The top
 * frame is the open decision; an empty stack is the end of the game. `active`, `legal` and `apply` are the
 * hot path: they mutate and trust their caller. Everybody else goes through `play` (play.ts).
 */
export interface Game<K extends Kinds = Kinds> {
  readonly id: string;
  /**
   * Raised whenever a record made before would replay otherwise. States, options and records of all versions from 1
   * on stay readable: see `migrate`, `migrateOptions` and `inVersion`.
   */
  readonly version: number;
  readonly seats: readonly [min: number, max: number];
  /** Size of the fixed action space: every action is an integer from 0 to `actions - 1`. */
  readonly actions: number;
  /** Upper bound on decisions in a game, for any seats and options. */
  readonly longest: number;
  readonly options: OptionsSpec<K['options']>;
  /** Ids of the ways a game can end. */
  readonly endings: readonly string[];

  setup(options: K['options'], seats: number, seed: Seed): K['state'];
  active(s: K['state']): Seats;
  /** Appends the legal actions of an active seat to `out`, ascending; at least one. */
  legal(s: K['state'], seat: Seat, out: Action[]): void;
  /** Applies a legal action and runs to the next decision. */
  apply(s: K['state'], seat: Seat, action: Action, emit?: Emit<K['event']>): void;
  clone(s: K['state']): K['state'];
  /** Points as they stand; final once the game is over. */
  scores(s: K['state']): number[];
  /** Places 1, 2, … by seat with every tie-break; seats that remain tied share one. */
  places(s: K['state']): number[];

  /** The rule that breaks ties, and the one by which a player without the most points can win. */
  readonly tieBreaks: { readonly points: RuleId; readonly other?: RuleId };

  /** Sources of points. */
  readonly sources: readonly string[];
  /** Reports the points that an event gives each seat. Over a game they add up to the final scores. */
  credit(event: K['event'], add: Credit): void;
  /** How the finished game ended. */
  ending(s: K['state']): string;
  /** The id of a seat's opening, once its moves decide it; games that tell openings apart have this. */
  opening?(moves: readonly K['move'][]): string | undefined;

  /** The state as a viewer may see it, built by allow-list. */
  view(s: K['state'], viewer: Viewer): K['view'];
  /** An event as a viewer may see it, or nothing. */
  redact(event: K['event'], viewer: Viewer): K['event'] | undefined;
  /** A random state consistent with the view (a determinization), by its probability. */
  sample(view: K['view'], rng: Stream): K['state'];

  /** -1 for moves outside the action space. */
  encode(move: K['move']): Action;
  decode(action: Action): K['move'];
  /** An action in notation: one word, no spaces. */
  notate(action: Action): string;
  parse(text: string): Action | undefined;

  /**
   * The legal action for an absent player where no bot answers either. It uses only what the seat may see. Without
   * it the choice is random.
   */
  standIn?(s: K['state'], seat: Seat, legal: readonly Action[]): Action;

  /** The rules that forbid a move; none if it is legal. */
  why(s: K['state'], seat: Seat, move: K['move']): RuleId[];
  /** The invariants of the spec that a state breaks, by itself or compared with the state one decision before. */
  invariants(s: K['state'], before?: K['state']): RuleId[];
  /** Converts a stored state of an older version; the game continues by the rules it began with. */
  migrate(stored: unknown, version: number): K['state'];
  /** Converts stored options of an older version, from table settings and record headers. */
  migrateOptions(stored: object, version: number): K['options'];
  /** Converts a state back to an older version, to verify the checks of its records. */
  inVersion(s: K['state'], version: number): object;
}

/** The types of one game. */
export interface Kinds {
  state: State;
  options: object;
  move: { readonly type: string };
  event: { readonly type: string };
  view: View;
}

/** A seat, counted from 0 clockwise. */
export type Seat = number;
/** A set of seats: bit `1 << seat`. */
export type Seats = number;
export type Viewer = Seat | 'spectator';
export type Action = number;
export type RuleId = `${string}-${string}`;
export type Seed = string | Uint8Array;
export type Emit<E> = (event: E) => void;
export type Credit = (seat: Seat, source: string, points: number) => void;

/** A suspended procedure; its locals are plain fields. */
export interface Frame {
  phase: string;
}

export interface State {
  /** One stream for each source of chance that is still to come. */
  rng: { [source: string]: Stream };
  /** Counts reveals of hidden information; nothing is taken back beyond one. */
  shown: number;
  stack: Frame[];
}

/** Every view has the frames of the stack that its viewer may see. */
export interface View {
  readonly stack: readonly Frame[];
}

export type OptionValue = string | number | boolean;

/**
 * Each option with its values for a number of seats and the options listed before it, or, where none are given,
 * with all values it may have; forms, validation and help are made from it. Where the default is not among the
 * values, the first value takes its place.
 */
export type OptionsSpec<O> = {
  readonly [K in keyof O]: {
    readonly values: (seats: number, chosen?: Readonly<Partial<O>>) => readonly O[K][];
    readonly default: O[K];
    /** For an option added later: the version that added it, and the value that older games were played by. */
    readonly added?: { readonly version: number; readonly before: (chosen: Readonly<Partial<O>>) => O[K] };
  };
};

export const over = (s: State): boolean => s.stack.length === 0;

/** The phase of the open decision, or `end`; in a view, the phase its viewer may see. */
export const phaseOf = ({ stack }: View): string => stack[stack.length - 1]?.phase ?? 'end';

/** The only or lowest seat of a set. */
export const firstSeat = (seats: Seats): Seat => 31 - Math.clz32(seats & -seats);

export const seatsOf = (seats: Seats): Seat[] => {
  const out: Seat[] = [];
  for (let rest = seats; rest !== 0; rest &= rest - 1) out.push(firstSeat(rest));
  return out;
};

export const legalActions = <K extends Kinds>(game: Game<K>, s: K['state'], seat: Seat): Action[] => {
  const out: Action[] = [];
  if (game.active(s) & (1 << seat)) game.legal(s, seat, out);
  return out;
};
