import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Action } from '../../core/game.ts';
import { LONGEST_TURN } from '../../core/turn.ts';
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
}

export interface Refused {
  readonly action: Action;
  readonly answer: Extract<Answer, { ok: false }>;
}

/** The choice to pick in advance, if any. */
export type Suggest = (moment: Moment) => Action | undefined;

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
  readonly #session: Session;
  readonly #suggest: Suggest;
  readonly #stored: StoredTurn | undefined;
  readonly #steps = signal<readonly Step[]>([]);
  readonly #undone = signal<readonly Action[]>([]);
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

  /** Takes a step, or picks the decision that ends the turn, instead of any picked before. */
  choose(action: Action): void {
    batch(() => {
      this.#undone.value = [];
      if (this.picked.value === action && !this.preset.value) {
        this.picked.value = undefined;
        this.#settle();
      } else this.#take(action);
    });
  }

  /** Takes the picked step, or sends the turn if that ends it. */
  async confirm(): Promise<Refused | undefined> {
    const action = this.picked.value;
    if (action === undefined || this.committing.value) return undefined;
    return batch(() => this.#take(action)) ? undefined : this.commit(action);
  }

  /** Sends the steps and one more decision. */
  commit(action: Action): Promise<Refused | undefined> {
    // A local game answers at once; batching makes it one change, drawn once.
    return batch(async () => {
      const actions = [...this.#steps.value.map((step) => step.action), action];
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

  /** Takes back the last choice; false if there is none. */
  back(): boolean {
    return batch(() => {
      const { value: action } = this.picked;
      const at = this.#steps.value.findLastIndex(({ chosen }) => chosen);
      if (action !== undefined && !this.preset.value) this.#undone.value = [...this.#undone.value, action];
      else if (at >= 0) {
        this.#undone.value = [...this.#undone.value, this.#steps.value[at]!.action];
        this.#steps.value = this.#steps.value.slice(0, at);
      } else return false;
      this.picked.value = undefined;
      this.#settle();
      return true;
    });
  }

  /** Restores the choice taken back last; false if there is none. */
  redo(): boolean {
    return batch(() => {
      const action = this.#undone.value.at(-1);
      if (action === undefined) return false;
      this.#undone.value = this.#undone.value.slice(0, -1);
      this.#take(action);
      return true;
    });
  }

  close(): void {
    for (const stop of this.#stops) stop();
  }

  #isLegal(action: Action): boolean {
    return this.present.peek().legal.some((choice) => choice.action === action);
  }

  /** Takes a step if the turn goes on after it; returns whether it does. */
  #take(action: Action): boolean {
    this.preset.value = false;
    if (confirming.peek() && this.#follow(action, true)) {
      this.picked.value = undefined;
      this.#settle();
      return true;
    }
    this.picked.value = action;
    return false;
  }

  #follow(action: Action, chosen: boolean): boolean {
    const from = this.present.peek();
    const seat = this.#session.viewer.peek();
    if (this.#steps.peek().length === LONGEST_TURN - 1) return false;
    const to = seat === 'spectator' ? undefined : preview(this.#session.game, from, seat, action);
    if (to) this.#steps.value = [...this.#steps.peek(), { action, from, to, chosen }];
    return to !== undefined;
  }

  /** Takes forced steps, and picks a suggested one. */
  #settle(): void {
    if (!confirming.peek()) return;
    let { legal } = this.present.peek();
    while (legal.length === 1 && this.#follow(legal[0]!.action, false)) legal = this.present.peek().legal;
    this.picked.value = legal.length > 1 ? this.#suggest(this.present.peek()) : legal[0]?.action;
    this.preset.value = this.picked.value !== undefined;
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
    for (const { action, chosen } of steps)
      if (!this.#isLegal(action) || !this.#follow(action, chosen)) break;
    if (picked !== undefined && (this.#steps.peek().length < steps.length || !this.#isLegal(picked)))
      this.picked.value = undefined;
  }

  #clear(): void {
    this.#steps.value = [];
    this.#undone.value = [];
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
      this.#take(action);
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
