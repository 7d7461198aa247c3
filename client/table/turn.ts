import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Action, Seat, Viewer } from '../../core/game.ts';
import { LONGEST_TURN } from '../../core/turn.ts';
import type { Press } from '../board/board.ts';
import { isIndifferent } from '../session/alike.ts';
import { preview } from '../session/preview.ts';
import type { Answer, Moment, Session } from '../session/session.ts';
import { confirming } from '../settings/settings.ts';
import type { StoredTurn } from './stored-turn.ts';

/** A decision of the unconfirmed turn. */
export interface Step {
  readonly action: Action;
  readonly from: Moment;
  readonly to: Moment;
  /** Whether the person made it; otherwise it was the only choice. */
  readonly chosen: boolean;
  /** Whether the same press made the step before it too, so that both are taken back together. */
  readonly joined: boolean;
}

export interface Refused {
  readonly action: Action;
  readonly answer: Extract<Answer, { ok: false }>;
}

/** The choice to pick in advance, if any. */
export type Suggest = (moment: Moment, seat: Seat) => Action | undefined;

/**
 * A turn that is put together step by step and confirmed once, at its end: when another seat is to decide or something
 * hidden is revealed. Until then all of it can be taken back, and nobody else sees it.
 */
export class Turn {
  /** The decision that waits to be confirmed. */
  readonly picked = signal<Action | undefined>(undefined);
  /** Whether the table picked it: the only choice, or a sensible one. */
  readonly preset = signal(false);
  /** The position after the steps. */
  readonly present: ReadonlySignal<Moment>;
  readonly committing: ReadonlySignal<boolean>;
  readonly canBack: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** The last press, if it made several decisions and nothing was chosen after it. */
  readonly pressed: ReadonlySignal<Press | undefined>;
  /** Whether the picked decision was made by the press that made the last step. */
  readonly goesOn: ReadonlySignal<boolean>;
  readonly #session: Session;
  readonly #suggest: Suggest;
  readonly #stored: StoredTurn | undefined;
  readonly #steps = signal<readonly Step[]>([]);
  /** The decisions of each press that was taken back, the latest last. */
  readonly #undone = signal<readonly (readonly Action[])[]>([]);
  readonly #joined = signal(false);
  /** The position that is shown while the turn is sent. */
  readonly #held = signal<Moment | undefined>(undefined);
  /** The position in which the steps begin, and its viewer. */
  #base: Moment | undefined;
  #viewer: Session['viewer']['value'];
  readonly #stops: readonly (() => void)[];

  constructor(session: Session, suggest: Suggest, stored?: StoredTurn) {
    this.#session = session;
    this.#suggest = suggest;
    this.#stored = stored;
    this.#viewer = session.viewer.peek();
    this.committing = computed(() => this.#held.value !== undefined);
    this.present = computed(() => this.#held.value ?? this.#steps.value.at(-1)?.to ?? session.now.value);
    this.canBack = computed(
      () =>
        this.#steps.value.some(({ chosen }) => chosen) ||
        (this.picked.value !== undefined && !this.preset.value),
    );
    this.canRedo = computed(() => this.#undone.value.length > 0);
    this.goesOn = computed(() => this.#joined.value && this.picked.value !== undefined);
    this.pressed = computed(() => {
      const { from, actions } = this.#lastPress();
      return from && actions.length > 1 ? { from, actions } : undefined;
    });
    const enter = effect(() => {
      session.now.value;
      session.viewer.value;
      if (!this.committing.peek()) this.#enter();
    });
    this.#stops = [enter, effect(() => this.#store())];
  }

  get steps(): ReadonlySignal<readonly Step[]> {
    return this.#steps;
  }

  /**
   * Takes a step, or picks the decision that ends the turn, instead of any picked before. Several decisions of one press
   * are taken one after another, and taken back together.
   */
  choose(...actions: readonly Action[]): void {
    batch(() => {
      this.#undone.value = [];
      if (actions.length === 1 && this.picked.value === actions[0] && !this.preset.value) {
        this.picked.value = undefined;
        this.#settle();
      } else this.#takeAll(actions);
    });
  }

  /** Makes other decisions instead of those of the last press. */
  exchange(...actions: readonly Action[]): void {
    batch(() => {
      if (this.back()) this.choose(...actions);
    });
  }

  /** Takes the picked step, or sends the turn if that ends it. */
  async confirm(): Promise<Refused | undefined> {
    const action = this.picked.value;
    if (action === undefined || this.committing.value) return undefined;
    return batch(() => this.#takeAll([action])) ? undefined : this.commit(action);
  }

  /** Sends the steps and more decisions. */
  commit(...more: readonly Action[]): Promise<Refused | undefined> {
    // A local game answers at once; batching makes it one change, drawn once.
    return batch(async () => {
      const actions = [...this.#steps.value.map((step) => step.action), ...more];
      this.#held.value = this.present.value;
      let troubled = false;
      try {
        const sent = this.#session.decide(actions);
        const answer = sent instanceof Promise ? await sent : sent;
        if (answer.ok) return undefined;
        troubled = answer.troubled === true;
        return { action: actions[answer.at]!, answer };
      } finally {
        batch(() => {
          this.#held.value = undefined;
          // A turn that did not reach the game can be confirmed again.
          if (!troubled) this.#clear();
          this.#enter();
        });
      }
    });
  }

  /** Takes back the last press; false if there is none. */
  back(): boolean {
    return batch(() => {
      const { at, actions } = this.#lastPress();
      if (actions.length === 0) return false;
      this.#undone.value = [...this.#undone.value, actions];
      this.#steps.value = this.#steps.value.slice(0, at);
      this.picked.value = undefined;
      this.#joined.value = false;
      this.#settle();
      return true;
    });
  }

  /** Restores the press taken back last; false if there is none. */
  redo(): boolean {
    return batch(() => {
      const actions = this.#undone.value.at(-1);
      if (actions === undefined) return false;
      this.#undone.value = this.#undone.value.slice(0, -1);
      this.#takeAll(actions);
      return true;
    });
  }

  close(): void {
    for (const stop of this.#stops) stop();
  }

  #isLegal(action: Action): boolean {
    return this.present.peek().legal.some((choice) => choice.action === action);
  }

  /** The decisions of the last press, the step that they begin with, and the position before it. */
  #lastPress(): { readonly at: number; readonly from?: Moment; readonly actions: readonly Action[] } {
    const steps = this.#steps.value;
    const picked = this.preset.value ? undefined : this.picked.value;
    const ends = picked === undefined ? [] : [picked];
    if (picked !== undefined && !this.#joined.value)
      return { at: steps.length, from: this.present.value, actions: ends };
    const at = steps.findLastIndex(({ chosen, joined }) => chosen && !joined);
    if (at < 0) return { at: steps.length, actions: ends };
    const made = steps.slice(at).filter(({ chosen }) => chosen);
    return { at, from: steps[at]!.from, actions: [...made.map(({ action }) => action), ...ends] };
  }

  /** Takes the decisions of one press, as far as they are legal; returns whether the turn goes on after them. */
  #takeAll(actions: readonly Action[]): boolean {
    for (const [i, action] of actions.entries()) {
      if (i > 0 && !this.#isLegal(action)) break;
      this.#joined.value = i > 0;
      if (!this.#step(action)) return false;
    }
    this.#joined.value = false;
    this.#settle();
    return true;
  }

  /** Takes a step if the turn goes on after it, or picks the decision; returns whether it is a step. */
  #step(action: Action): boolean {
    this.preset.value = false;
    const taken = confirming.peek() && this.#follow(action, true, this.#joined.peek());
    this.picked.value = taken ? undefined : action;
    return taken;
  }

  #follow(action: Action, chosen: boolean, joined = false): boolean {
    const from = this.present.peek();
    const seat = this.#session.viewer.peek();
    if (this.#steps.peek().length === LONGEST_TURN - 1) return false;
    const to = seat === 'spectator' ? undefined : preview(this.#session.game, from, seat, action);
    if (to) this.#steps.value = [...this.#steps.peek(), { action, from, to, chosen, joined }];
    return to !== undefined;
  }

  /** Takes steps that are no choice, and picks a suggested one. */
  #settle(): void {
    if (!confirming.peek()) return;
    const seat = this.#session.viewer.peek();
    while (this.#isForced(seat) && this.#follow(this.present.peek().legal[0]!.action, false));
    const now = this.present.peek();
    this.picked.value =
      seat === 'spectator' || this.#isForced(seat) ? now.legal[0]?.action : this.#suggest(now, seat);
    this.preset.value = this.picked.value !== undefined;
  }

  /** Whether there is nothing to choose: one answer, or several that come to the same. */
  #isForced(seat: Viewer): boolean {
    const now = this.present.peek();
    return now.legal.length === 1 || (seat !== 'spectator' && isIndifferent(this.#session.game, now, seat));
  }

  /** The game has moved on, or the viewer changed. */
  #enter(): void {
    untracked(() =>
      batch(() => {
        const now = this.#session.now.value;
        const goesOn = this.#isStillAsked(now);
        this.#base = now;
        this.#viewer = this.#session.viewer.value;
        if (goesOn) this.#keep();
        else this.#clear();
        if (this.picked.value === undefined) this.#settle();
        if (!goesOn) this.#recall();
      }),
    );
  }

  /** Whether the same decision is open, though others may have decided or chatted since. */
  #isStillAsked(now: Moment): boolean {
    const { viewer, entries } = this.#session;
    const base = this.#base;
    return (
      base !== undefined &&
      viewer.value === this.#viewer &&
      now.ply >= base.ply &&
      base.legal.length > 0 &&
      now.legal.length > 0 &&
      !entries.value.some(({ ply, seat }) => ply > base.ply && seat === viewer.value)
    );
  }

  /** While others decide at the same time, keeps as much of the turn as is still legal. */
  #keep(): void {
    const steps = this.#steps.peek();
    const picked = this.picked.peek();
    this.#steps.value = [];
    for (const { action, chosen, joined } of steps)
      if (!this.#isLegal(action) || !this.#follow(action, chosen, joined)) break;
    if (picked !== undefined && (this.#steps.peek().length < steps.length || !this.#isLegal(picked)))
      this.picked.value = undefined;
  }

  #clear(): void {
    this.#steps.value = [];
    this.#undone.value = [];
    this.#joined.value = false;
    this.picked.value = undefined;
    this.preset.value = false;
  }

  /** Restores a turn from before the page was closed. */
  #recall(): void {
    const { viewer, now, game } = this.#session;
    const seat = viewer.peek();
    if (seat === 'spectator' || !confirming.peek()) return;
    for (const move of this.#stored?.read(seat, now.peek().ply) ?? []) {
      const action = game.parse(move);
      if (action === undefined || !this.#isLegal(action)) return;
      this.#takeAll([action]);
    }
  }

  #store(): void {
    const { viewer, now, game, following } = this.#session;
    const seat = viewer.value;
    if (!this.#stored || seat === 'spectator' || this.committing.value || following?.value) return;
    const actions = this.#steps.value.filter(({ chosen }) => chosen).map(({ action }) => action);
    if (this.picked.value !== undefined && !this.preset.value) actions.push(this.picked.value);
    this.#stored.write(
      seat,
      now.value.ply,
      actions.map((action) => game.notate(action)),
    );
  }
}
