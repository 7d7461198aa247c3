import type { Action, Emit, Frame, RuleId, Seat, Seats, State } from './game.ts';

/**
 * One phase of a game: what may be done stands beside doing it.
 * A phase without decisions has only `resume`.
 */
export interface Phase<S extends State, F extends Frame, M, E> {
  /**
   * Called while the frame is on top and nothing is being asked. Either does the next piece of the
   * procedure (pushes, pops, changes the state) and returns false, or returns true: a decision is open.
   */
  resume(s: S, f: F, emit?: Emit<E>): boolean;
  active?(s: S, f: F): Seats;
  legal?(s: S, f: F, seat: Seat, out: Action[]): void;
  apply?(s: S, f: F, seat: Seat, action: Action, emit?: Emit<E>): void;
  /** The rules that forbid a move of an active seat. */
  why?(s: S, f: F, seat: Seat, move: M): RuleId[];
}

/** `active` of frames with one seat. */
export const ofSeat = (_: State, f: { seat: Seat }): Seats => 1 << f.seat;

export type Phases<S extends State, F extends Frame, M, E> = {
  readonly [P in F['phase']]: Phase<S, Extract<F, { phase: P }>, M, E>;
};

/** The phase machine: builds a game's `active`, `legal`, `apply` and `why` from its phases. */
export function flow<S extends State & { stack: F[] }, F extends Frame, M, E>(
  phases: Phases<S, F, M, E>,
  notYours: RuleId,
  /** The rules against a move outside the action space; [] for moves inside. */
  unknown: (move: M) => RuleId[],
) {
  const table = phases as unknown as Record<string, Phase<S, F, M, E>>;
  const top = (s: S): F => s.stack[s.stack.length - 1]!;

  /** Resumes frames until a decision is open or the game is over. */
  const run = (s: S, emit?: Emit<E>): void => {
    while (s.stack.length > 0) {
      const f = top(s);
      if (table[f.phase]!.resume(s, f, emit)) return;
    }
  };

  const active = (s: S): Seats => {
    if (s.stack.length === 0) return 0;
    const f = top(s);
    return table[f.phase]!.active!(s, f);
  };

  return {
    run,
    active,
    legal(s: S, seat: Seat, out: Action[]): void {
      const f = top(s);
      table[f.phase]!.legal!(s, f, seat, out);
    },
    apply(s: S, seat: Seat, action: Action, emit?: Emit<E>): void {
      const f = top(s);
      table[f.phase]!.apply!(s, f, seat, action, emit);
      run(s, emit);
    },
    why(s: S, seat: Seat, move: M): RuleId[] {
      if ((active(s) & (1 << seat)) === 0) return [notYours];
      const rules = unknown(move);
      if (rules.length > 0) return rules;
      const f = top(s);
      return table[f.phase]!.why!(s, f, seat, move);
    },
  };
}
