import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { foundIn, isSolved, puzzleId, solutionOf } from '../../bots/puzzle/puzzle.ts';
import { type Action, legalActions } from '../../core/game.ts';
import { stream } from '../../core/rng.ts';
import type { PointGap } from '../../i18n/hints.ts';
import type { Board } from '../board/board.ts';
import type { Player } from '../session/session.ts';
import { workerThinker } from '../session/thinker.ts';
import { type TableModel, tableModel } from '../table/model.ts';
import type { Position } from './position.ts';
import { type Done, noteDone, progressOf } from './progress.ts';
import { PuzzleSession } from './session.ts';

/** A turn that is not the best. */
export interface Attempt {
  readonly made: readonly Action[];
  /** What of it belongs to the best turn. */
  readonly right: readonly Action[];
  /** Where it gains and loses against the best turn, once known; none if that could not be found out. */
  readonly gaps: ReadonlySignal<readonly PointGap[] | undefined>;
}

export type Stage = 'open' | 'wrong' | 'solved' | 'shown';

/** Leads through one puzzle: which stage it is in, the help that was taken, and what was tried. */
export class Solver {
  readonly position: Position;
  readonly model: TableModel;
  readonly session: PuzzleSession;
  readonly stage = signal<Stage>('open');
  readonly attempt = signal<Attempt | undefined>(undefined);
  /** Whether the theme is shown. */
  readonly unsealed = signal(false);
  /** How many decisions of the solution are shown as help. */
  readonly helped = signal(0);
  readonly solution: readonly Action[];
  /** How many in a row are solved at the first try. */
  readonly row: Signal<number>;
  readonly over: ReadonlySignal<boolean>;
  #thinker: ReturnType<typeof workerThinker> | undefined;
  readonly #wanted = new AbortController();
  #missed = false;

  constructor(position: Position, board: Board, players: ReadonlySignal<readonly Player[]>) {
    this.position = position;
    const { game, puzzle } = position;
    this.session = new PuzzleSession(position, players, (made) => this.#judge(made));
    // Nothing is prepared while others decide.
    const { nextTurn: _, ...shown } = board;
    this.model = tableModel(this.session, shown);
    this.solution = solutionOf(game, puzzle);
    this.row = signal(progressOf(game.id).row);
    this.over = computed(() => this.stage.value === 'solved' || this.stage.value === 'shown');
  }

  /** The first decision that matters, as help. */
  help(): void {
    this.helped.value = 1;
    this.unsealed.value = true;
  }

  /** Takes back the whole turn. */
  again(): void {
    while (this.model.turn.back());
    batch(() => {
      this.stage.value = 'open';
      this.attempt.value = undefined;
    });
  }

  show(): void {
    while (this.model.turn.back());
    this.#end('shown', 'shown');
  }

  close(): void {
    this.#wanted.abort();
    this.#thinker?.stop();
    this.model.close();
  }

  #judge(made: readonly Action[]): boolean {
    const { game, puzzle, state } = this.position;
    if (isSolved(game, state, puzzle, made)) {
      this.#end(
        'solved',
        this.#missed || this.helped.peek() > 0 || this.unsealed.peek() ? 'helped' : 'solved',
      );
      return true;
    }
    this.#missed = true;
    batch(() => {
      this.stage.value = 'wrong';
      this.attempt.value = { made, right: foundIn(game, puzzle, made), gaps: this.#compare(made) };
    });
    return false;
  }

  #end(stage: Stage, how: Done): void {
    const { game, puzzle } = this.position;
    noteDone(game.id, puzzleId(puzzle), how);
    batch(() => {
      this.session.asked.value = false;
      this.stage.value = stage;
      this.unsealed.value = true;
      this.row.value = progressOf(game.id).row;
    });
  }

  /** Plays the best turn and this one on, from the same positions. */
  #compare(made: readonly Action[]): Attempt['gaps'] {
    const found = signal<readonly PointGap[] | undefined>(undefined);
    const { game, puzzle, state } = this.position;
    const { seat } = puzzle;
    const question = {
      game: game.id,
      view: game.view(state, seat),
      seat,
      legal: legalActions(game, state, seat),
      dice: stream('puzzle', puzzleId(puzzle)),
      moves: [
        { plan: this.solution, shares: [] },
        { plan: made, shares: [] },
      ],
    };
    this.#thinker ??= workerThinker();
    this.#thinker.reasons(question, this.#wanted.signal).then(
      ([, mine]) => {
        found.value = mine?.differences ?? [];
      },
      () => {
        found.value = [];
      },
    );
    return found;
  }
}
