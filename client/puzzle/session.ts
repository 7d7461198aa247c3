import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Action, Game, Kinds, Seat } from '../../core/game.ts';
import { over } from '../../core/game.ts';
import { play } from '../../core/play.ts';
import { turnContinues } from '../../core/turn.ts';
import { momentFromState } from '../session/moment.ts';
import { redactedEntries } from '../session/redacted-entries.ts';
import type { Answer, DecisionEntry, Moment, Player, Result, Session, Undoing } from '../session/session.ts';
import type { Position } from './position.ts';

/** The game of a puzzle as a table shows it: it stands at the position until the best turn is found. */
export class PuzzleSession implements Session {
  readonly game: Game;
  readonly players: ReadonlySignal<readonly Player[]>;
  readonly viewer: Signal<Seat>;
  readonly reader: ReadonlySignal<Seat>;
  readonly now: ReadonlySignal<Moment>;
  readonly entries: ReadonlySignal<readonly DecisionEntry[]>;
  readonly result: ReadonlySignal<Result | undefined> = signal(undefined);
  readonly undoing: ReadonlySignal<Undoing> = signal('nothing');
  readonly redoing: ReadonlySignal<Undoing> = signal('nothing');
  /** The help is the puzzle's own. */
  readonly hints: ReadonlySignal<boolean> = signal(false);
  /** Whether a turn is asked for. */
  readonly asked = signal(true);
  readonly #position: Position;
  /** Decisions of the turn made so far where the table cannot foresee what they lead to. */
  readonly #made = signal<readonly Action[]>([]);
  readonly #state: Signal<Kinds['state']>;
  readonly #judge: (made: readonly Action[]) => boolean;

  /** `judge` says whether a whole turn is the best one. */
  constructor(
    position: Position,
    players: ReadonlySignal<readonly Player[]>,
    judge: (made: readonly Action[]) => boolean,
  ) {
    const { game, puzzle, steps } = position;
    this.#position = position;
    this.game = game;
    this.players = players;
    this.viewer = signal(puzzle.seat);
    this.reader = this.viewer;
    this.#judge = judge;
    this.#state = signal(position.state);
    this.now = computed(() => {
      const ply = steps.length + this.#made.value.length;
      const moment = momentFromState(game, this.#state.value, ply, puzzle.seat);
      return this.asked.value ? moment : { ...moment, legal: [] };
    });
    this.entries = computed(() => redactedEntries(game, steps, puzzle.seat));
  }

  at(ply: number): Moment {
    const { game, puzzle, start, steps } = this.#position;
    return momentFromState(game, steps[ply - 1]?.state ?? start, ply, puzzle.seat);
  }

  decide(actions: readonly Action[]): Answer {
    const { game, puzzle } = this.#position;
    let state = this.#state.peek();
    let goesOn = true;
    for (const [at, action] of actions.entries()) {
      const played = play(game, state, puzzle.seat, action);
      if (!played.ok) return { ok: false, at, rules: played.rules };
      goesOn = !over(played.state) && turnContinues(game, state, puzzle.seat, played.state);
      state = played.state;
    }
    const made = [...this.#made.peek(), ...actions];
    if (goesOn) {
      this.#state.value = state;
      this.#made.value = made;
      return { ok: true };
    }
    const right = this.#judge(made);
    this.restart();
    // A turn that is not the best stays as it was put together, so that it can be changed.
    return right ? { ok: true } : { ok: false, at: 0, rules: [], troubled: true };
  }

  /** Back to the position. */
  restart(): void {
    this.#made.value = [];
    this.#state.value = this.#position.state;
  }

  async undo(): Promise<void> {}
  async redo(): Promise<void> {}
  close(): void {}
}
