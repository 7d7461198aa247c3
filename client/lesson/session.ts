import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Action, Game, Seat } from '../../core/game.ts';
import { Recorder } from '../../core/record.ts';
import { momentFromState, resultOf } from '../session/moment.ts';
import { redactedEntries } from '../session/redacted-entries.ts';
import type { Answer, DecisionEntry, Moment, Player, Result, Session, Undoing } from '../session/session.ts';
import { type Script, stateAt } from './script.ts';

/** A lesson's game as a table shows it: recorded decisions, of which more and more are shown. */
export class LessonSession implements Session {
  readonly game: Game;
  readonly players: ReadonlySignal<readonly Player[]>;
  readonly viewer: Signal<Seat>;
  readonly reader: ReadonlySignal<Seat>;
  readonly now: ReadonlySignal<Moment>;
  readonly entries: ReadonlySignal<readonly DecisionEntry[]>;
  readonly result: ReadonlySignal<Result | undefined>;
  readonly undoing: ReadonlySignal<Undoing> = signal('nothing');
  readonly redoing: ReadonlySignal<Undoing> = signal('nothing');
  readonly hints: ReadonlySignal<boolean> = signal(false);
  readonly script: Signal<Script>;
  /** Number of decisions shown. */
  readonly ply: Signal<number>;
  /** Whether the learner is to decide now. */
  readonly asked = signal(false);
  readonly #made: (actions: readonly Action[]) => boolean;

  /** `made` says whether the decisions of a turn are those that are wanted. */
  constructor(
    script: Script,
    ply: number,
    players: ReadonlySignal<readonly Player[]>,
    made: (actions: readonly Action[]) => boolean,
  ) {
    const { game, lesson } = script;
    this.game = game;
    this.players = players;
    this.script = signal(script);
    this.ply = signal(ply);
    this.viewer = signal(lesson.learner);
    this.reader = this.viewer;
    this.#made = made;
    this.now = computed(() => {
      const moment = this.at(this.ply.value);
      return this.asked.value ? moment : { ...moment, legal: [] };
    });
    this.entries = computed(() =>
      redactedEntries(game, this.script.value.steps.slice(0, this.ply.value), lesson.learner),
    );
    this.result = computed(() => resultOf(game, stateAt(this.script.value, this.ply.value)));
  }

  at(ply: number): Moment {
    return momentFromState(this.game, stateAt(this.script.value, ply), ply, this.viewer.value);
  }

  decide(actions: readonly Action[]): Answer {
    // What is not wanted is answered by the coach, and can be changed.
    return this.#made(actions) ? { ok: true } : { ok: false, at: 0, rules: [], troubled: true };
  }

  async undo(): Promise<void> {}
  async redo(): Promise<void> {}
  close(): void {}

  /** The game as far as it is shown, so that it can be played on. */
  get record(): string {
    const { header, start, steps } = this.script.peek();
    const recorder = new Recorder(this.game, header, start);
    for (const { seat, action, state } of steps.slice(0, this.ply.peek())) recorder.add(seat, action, state);
    return recorder.text();
  }
}
