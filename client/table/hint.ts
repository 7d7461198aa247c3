import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Action, Seat } from '../../core/game.ts';
import { stream } from '../../core/rng.ts';
import type { Moment, Session } from '../session/session.ts';
import { type Advice, type AdviceQuestion, type Adviser, workerThinker } from '../session/thinker.ts';

/** A request for advice, and the answer so far. */
export interface Told {
  readonly seat: Seat;
  /** The ply and move of a past decision; absent for the open one. */
  readonly ply?: number;
  readonly chosen?: Action;
  /** Progress from 0 to 1. */
  readonly part: number;
  /** Undefined once it is clear that there is no answer. */
  readonly advice?: Advice | undefined;
  /** Whether the bots failed. */
  readonly failed?: true;
}

/** Advice from the bots, based on what the viewer may see. */
export interface Hints {
  readonly told: ReadonlySignal<Told | undefined>;
  /** Asks about the open decision; false if there is none. */
  hint(): boolean;
  /** Asks why a decision was made; false if that cannot be answered. */
  why(ply: number): boolean;
  /** Retries after a failure. */
  again(): void;
  /** Cancels or discards the request. */
  drop(): void;
  stop(): void;
}

export function hintsOf(session: Session, present: ReadonlySignal<Moment>): Hints {
  const told: Signal<Told | undefined> = signal(undefined);
  let thinker: Adviser | undefined;
  let wanted = new AbortController();
  let again: () => void = () => undefined;

  const ask = (question: AdviceQuestion, about: Told) => {
    drop();
    wanted = new AbortController();
    const { signal: still } = wanted;
    thinker ??= workerThinker();
    told.value = about;
    const hear = (part: number) => {
      if (!still.aborted) told.value = { ...about, part };
    };
    again = () => ask(question, about);
    thinker.advise(question, hear, still).then(
      (advice) => {
        if (!still.aborted) told.value = { ...about, part: 1, advice };
      },
      () => {
        if (!still.aborted) told.value = { ...about, part: 1, failed: true };
      },
    );
  };
  const drop = () => {
    wanted.abort();
    told.value = undefined;
  };

  return {
    told,
    again: () => again(),
    drop,
    hint() {
      const { view, legal, ply } = present.peek();
      const seat = session.viewer.peek();
      if (seat === 'spectator' || legal.length === 0 || session.hints?.peek() === false) return false;
      const actions = legal.map(({ action }) => action);
      const dice = stream('hint', String(ply));
      ask({ game: session.game.id, view, seat, legal: actions, dice }, { seat, part: 0 });
      return true;
    },
    why(ply) {
      const decided = session.decided?.(ply);
      if (!decided) return false;
      const { seat, action, view, legal, imagine } = decided;
      const dice = stream('why', String(ply));
      ask(
        { game: session.game.id, view, seat, legal, dice, must: action, imagine },
        { seat, ply, chosen: action, part: 0 },
      );
      return true;
    },
    stop() {
      drop();
      thinker?.stop();
      thinker = undefined;
    },
  };
}
