import {
  batch,
  computed,
  effect,
  type ReadonlySignal,
  type Signal,
  signal,
  untracked,
} from '@preact/signals';
import type { Action } from '../../core/game.ts';
import type { Board } from '../board/board.ts';
import type { LessonStep } from '../board/lesson.ts';
import type { PlaceId } from '../board/places.ts';
import type { Player } from '../session/session.ts';
import { still } from '../settings/settings.ts';
import { type TableModel, tableModel } from '../table/model.ts';
import { waysTo } from './holes.ts';
import { begins, type Detour, playScript, type Script, type Way, waysOf } from './script.ts';
import { LessonSession } from './session.ts';

/** Milliseconds between two decisions that are shown, and for all of them together. */
const PAUSE = 450;
const LONGEST = 4000;

interface Setup {
  readonly script: Script;
  readonly board: Board;
  readonly players: ReadonlySignal<readonly Player[]>;
  /** The step to begin with. */
  readonly at: number;
  /** Called with every step that is reached. */
  note(step: number): void;
}

/** Leads through a lesson: which step is shown, what may be decided in it, and what other choices are answered with. */
export class LessonPlayer {
  readonly session: LessonSession;
  readonly model: TableModel;
  readonly at: Signal<number>;
  /** While the others play. */
  readonly waiting = signal(false);
  /** The other choice that is being answered. */
  readonly answer = signal<string | undefined>(undefined);
  /** Whether something veiled was pressed. */
  readonly veiled = signal(false);
  /** Whether the reason is unfolded. */
  readonly why = signal(false);
  readonly #ways: ReadonlySignal<readonly Way[]>;
  readonly #note: Setup['note'];
  readonly #board: Board;
  /** Incremented to drop decisions that are still to be shown. */
  #walk = 0;
  #wake: (() => void) | undefined;
  /** The other choice that the game was played on with. */
  #detour: Detour | undefined;
  /** How many decisions of the turn were judged right. */
  #right = 0;
  readonly #stop: () => void;

  constructor({ script, board, players, at, note }: Setup) {
    this.#note = note;
    this.#board = board;
    this.at = signal(at);
    this.session = new LessonSession(script, script.begins[at]!, players, (actions) => this.#made(actions));
    this.#ways = computed(() => waysOf(script.game, this.step));
    this.session.asked.value = this.step.want !== undefined;
    // Nothing is prepared while others decide.
    const { nextTurn: _, ...shown } = board;
    this.model = this.#modelOf(tableModel(this.session, shown));
    const { turn } = this.model;
    this.#stop = effect(() => {
      const steps = turn.steps.value.map(({ action }) => action);
      const picked = turn.preset.value ? undefined : turn.picked.value;
      const asked = this.session.asked.value && !turn.committing.value;
      if (asked) untracked(() => this.#judge(picked === undefined ? steps : [...steps, picked]));
    });
  }

  get script(): Script {
    return this.session.script.value;
  }

  get step(): LessonStep {
    return this.script.lesson.steps[this.at.value]!;
  }

  get isLast(): boolean {
    return this.at.value === this.script.lesson.steps.length - 1;
  }

  /** How often the lesson has gone on much later: each time the table is laid anew. */
  get part(): number {
    return this.script.lesson.steps.slice(0, this.at.value + 1).filter(({ jump }) => jump).length;
  }

  /** The decisions that may come next, as far as the turn has come; the wanted ones first. */
  #ahead(): (readonly Action[])[] {
    if (!this.session.asked.value) return [];
    const made = this.model.turn.steps.value.map(({ action }) => action);
    return this.#ways.value.flatMap(({ actions }) =>
      begins(actions, made) && actions.length > made.length ? [actions.slice(made.length)] : [],
    );
  }

  /** The presses that may come next, each with those that do less at a time. */
  presses(): string[][] {
    return this.#ahead().map((actions) =>
      actions.map((_, n) => actions.slice(0, actions.length - n).join(' ')),
    );
  }

  /** The places of the decisions that may come next. */
  #asked(): PlaceId[] {
    const { game, lesson } = this.script;
    const scene = { view: this.session.now.value.view, seat: lesson.learner };
    return this.#ahead().flatMap((actions) =>
      actions.flatMap((action) => this.#board.targets(game.decode(action), scene)),
    );
  }

  /** Makes the wanted decisions, or goes on where none are wanted. */
  skip(): void {
    if (this.waiting.value) this.hurry();
    else if (!this.isLast) this.#go(this.script.ends[this.at.value]!);
  }

  back(): void {
    if (this.answer.value !== undefined) this.retry();
    else if (this.waiting.value) this.#open(this.at.value);
    else if (this.at.value > 0) this.#open(this.#detour?.step ?? this.at.value - 1);
  }

  restart(): void {
    this.#open(0);
  }

  retry(): void {
    this.answer.value = undefined;
  }

  /** Plays on with the answered choice. */
  goOn(): void {
    const key = this.answer.value;
    if (key === undefined || this.step.tries?.[key]?.onward === undefined) return;
    const { value: at } = this.at;
    this.#take({ step: at, key });
    void this.#go(this.script.ends[at]!, this.script.lesson.steps.length - 1);
  }

  /** Something that the step does not ask for was pressed. */
  refuse(): void {
    this.veiled.value = true;
  }

  hurry(): void {
    this.#wake?.();
  }

  close(): void {
    this.#walk++;
    this.#wake?.();
    this.#stop();
    this.model.close();
  }

  /** Shows the step as it begins. */
  #open(at: number): void {
    this.#walk++;
    batch(() => {
      this.waiting.value = false;
      this.answer.value = undefined;
      this.veiled.value = false;
      this.why.value = false;
      // A step before the choice of another way leads to both.
      if (at < this.at.peek()) this.#take(undefined);
      this.at.value = at;
      this.session.asked.value = false;
      this.session.ply.value = this.script.begins[at]!;
      this.session.asked.value = this.step.want !== undefined;
      this.model.panel.value = undefined;
    });
    this.#note(at);
  }

  /** Shows the decisions up to the next step one by one, then opens it. */
  async #go(ply: number, next = this.at.peek() + 1): Promise<void> {
    const walk = ++this.#walk;
    const to = this.script.begins[next]!;
    batch(() => {
      this.answer.value = undefined;
      this.veiled.value = false;
      this.waiting.value = true;
      this.session.asked.value = false;
      this.session.ply.value = ply;
    });
    if (!this.script.lesson.steps[next]!.jump && !still()) {
      const pause = Math.min(PAUSE, LONGEST / Math.max(1, to - ply));
      for (let shown = ply; shown < to; shown++) {
        await this.#rest(pause);
        if (walk !== this.#walk) return;
        this.session.ply.value = shown + 1;
      }
    }
    this.#open(next);
  }

  #rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
      setTimeout(resolve, ms);
    });
  }

  #take(detour: Detour | undefined): void {
    this.#detour = detour;
    const { game, lesson } = this.script;
    this.session.script.value = playScript(game, lesson, detour);
  }

  /** Takes back what is not wanted, and answers it. */
  #judge(made: readonly Action[]): void {
    const [wanted, ...others] = this.#ways.peek();
    if (!wanted || begins(wanted.actions, made)) {
      if (made.length > this.#right) this.#say(undefined, false);
      this.#right = made.length;
      return;
    }
    const other = others.find(({ actions }) => begins(made, actions));
    if (!other && others.some(({ actions }) => begins(actions, made))) return;
    this.#say(other?.key, other === undefined);
    const { turn } = this.model;
    const now = (): Action[] => {
      const picked = turn.preset.peek() ? undefined : turn.picked.peek();
      const steps = turn.steps.peek().map(({ action }) => action);
      return picked === undefined ? steps : [...steps, picked];
    };
    while (!begins(wanted.actions, now()) && turn.back());
    this.#right = now().length;
  }

  #say(answer: string | undefined, veiled: boolean): void {
    batch(() => {
      this.answer.value = answer;
      this.veiled.value = veiled;
    });
  }

  #made(actions: readonly Action[]): boolean {
    const [wanted] = this.#ways.peek();
    const right =
      wanted !== undefined && begins(wanted.actions, actions) && wanted.actions.length === actions.length;
    if (right) void this.#go(this.script.ends[this.at.peek()]!);
    else this.#judge(actions);
    return right;
  }

  /** The table's model, in which only what the step asks for can be picked. */
  #modelOf(table: TableModel): TableModel {
    const legal = computed(() => {
      const open = new Set(this.#ahead().map(([first]) => first));
      return table.legal.value.filter(({ action }) => open.has(action));
    });
    return {
      ...table,
      look: computed(() =>
        this.waiting.value
          ? undefined
          : [...this.step.shows.flat().flatMap(waysTo), ...(this.step.look ?? []), ...this.#asked()],
      ),
      legal,
      pick: (...actions: Parameters<TableModel['pick']>) => {
        if (legal.peek().some(({ action }) => action === actions[0])) table.pick(...actions);
        else this.refuse();
      },
      ask: () => this.refuse(),
      hint: () => undefined,
    };
  }
}
