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
import { LONGEST_TURN } from '../../core/turn.ts';
import { ahead } from '../session/ahead.ts';
import type { Answer, Moment, Session } from '../session/session.ts';
import { confirming } from '../settings/settings.ts';
import type { Draft } from './draft.ts';

/** A decision that is made here and not told to anybody yet. */
export interface Step {
  readonly action: Action;
  readonly from: Moment;
  readonly to: Moment;
  /** By the person; otherwise there was nothing to choose. */
  readonly chosen: boolean;
}

/**
 * A turn that is put together step by step and confirmed once, at its end: where another seat is to decide or
 * something hidden comes to light. Until then everything can be taken back, and nobody else has seen it.
 */
export interface Turn {
  readonly steps: ReadonlySignal<readonly Step[]>;
  /** How things stand with the steps. */
  readonly present: ReadonlySignal<Moment>;
  /** The decision that waits to be confirmed. */
  readonly picked: Signal<Action | undefined>;
  /** Whether that was picked by the table: the only choice, or a sensible one. */
  readonly preset: Signal<boolean>;
  readonly committing: ReadonlySignal<boolean>;
  readonly canBack: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Takes a step, or picks what ends the turn. */
  choose(action: Action): void;
  /** Goes on with what is picked; the answer is there when it ends the turn. */
  confirm(): Promise<Refused | undefined>;
  /** Tells the game the steps and one decision more. */
  commit(action: Action): Promise<Refused | undefined>;
  back(): boolean;
  redo(): boolean;
  close(): void;
}

interface Refused {
  readonly action: Action;
  readonly answer: Extract<Answer, { ok: false }>;
}

/** What is picked beforehand of several choices, if anything. */
export type Suggest = (moment: Moment) => Action | undefined;

export function turnOf(session: Session, suggest: Suggest, draft?: Draft): Turn {
  const steps = signal<readonly Step[]>([]);
  const undone = signal<readonly Action[]>([]);
  const picked = signal<Action | undefined>(undefined);
  const preset = signal(false);
  /** What is shown while the game is told. */
  const held = signal<Moment | undefined>(undefined);
  const committing = computed(() => held.value !== undefined);
  const present = computed(() => held.value ?? steps.value.at(-1)?.to ?? session.now.value);
  const isLegal = (action: Action) => present.peek().legal.some((choice) => choice.action === action);

  const follow = (action: Action, chosen: boolean): boolean => {
    const from = present.peek();
    const seat = session.viewer.peek();
    if (steps.peek().length === LONGEST_TURN - 1) return false;
    const to = seat === 'spectator' ? undefined : ahead(session.game, from, seat, action);
    if (to) steps.value = [...steps.peek(), { action, from, to, chosen }];
    return to !== undefined;
  };

  /** Takes the steps that leave no choice, and picks what need not be thought about. */
  const settle = () => {
    if (!confirming.peek()) return;
    let { legal } = present.peek();
    while (legal.length === 1 && follow(legal[0]!.action, false)) legal = present.peek().legal;
    picked.value =
      legal.length === 1 ? legal[0]!.action : legal.length > 1 ? suggest(present.peek()) : undefined;
    preset.value = picked.value !== undefined;
  };

  const clear = () => {
    steps.value = [];
    undone.value = [];
    picked.value = undefined;
    preset.value = false;
  };

  /** While others decide at the same time, what was put together stays as long as it may. */
  const keep = () => {
    const kept = steps.peek();
    const wanted = picked.peek();
    steps.value = [];
    for (const { action, chosen } of kept) if (!isLegal(action) || !follow(action, chosen)) break;
    if (wanted !== undefined && (steps.peek().length < kept.length || !isLegal(wanted)))
      picked.value = undefined;
  };

  /** Takes up again what was put together before the page was closed. */
  const recall = () => {
    const seat = session.viewer.peek();
    if (seat === 'spectator' || !confirming.peek()) return;
    for (const move of draft?.read(seat, session.now.peek().ply) ?? []) {
      const action = session.game.parse(move);
      if (action === undefined || !isLegal(action)) return;
      take(action);
    }
  };

  let base: Moment | undefined;
  let viewer = session.viewer.peek();
  /** Whether the same question is open, though others may have decided or talked since. */
  const isStillAsked = (now: Moment): boolean => {
    const before = base;
    return (
      before !== undefined &&
      session.viewer.value === viewer &&
      now.ply >= before.ply &&
      before.legal.length > 0 &&
      now.legal.length > 0 &&
      !session.entries.value.some(({ ply, seat }) => ply > before.ply && seat === viewer)
    );
  };
  const enter = () =>
    untracked(() =>
      batch(() => {
        const now = session.now.value;
        const goesOn = isStillAsked(now);
        base = now;
        viewer = session.viewer.value;
        if (goesOn) keep();
        else clear();
        if (picked.value === undefined) settle();
        if (!goesOn) recall();
      }),
    );
  const stop = effect(() => {
    session.now.value;
    session.viewer.value;
    if (!committing.peek()) enter();
  });

  const stopKeeping = effect(() => {
    const seat = session.viewer.value;
    if (!draft || seat === 'spectator' || committing.value || session.following?.value) return;
    const actions = steps.value.filter(({ chosen }) => chosen).map(({ action }) => action);
    if (picked.value !== undefined && !preset.value) actions.push(picked.value);
    draft.write(
      seat,
      session.now.value.ply,
      actions.map((action) => session.game.notate(action)),
    );
  });

  const turn: Turn = {
    steps,
    present,
    picked,
    preset,
    committing,
    canBack: computed(
      () => steps.value.some(({ chosen }) => chosen) || (picked.value !== undefined && !preset.value),
    ),
    canRedo: computed(() => undone.value.length > 0),
    choose(action) {
      batch(() => {
        undone.value = [];
        if (picked.value === action && !preset.value) {
          picked.value = undefined;
          settle();
        } else take(action);
      });
    },
    async confirm() {
      const action = picked.value;
      if (action === undefined || committing.value) return undefined;
      if (!batch(() => take(action))) return turn.commit(action);
      return undefined;
    },
    // A game on this device answers at once; all of it is one change then, and drawn once.
    commit: (action) =>
      batch(async () => {
        const actions = [...steps.value.map((step) => step.action), action];
        held.value = present.value;
        let troubled = false;
        try {
          const told = session.decide(actions);
          const answer = told instanceof Promise ? await told : told;
          if (answer.ok) return undefined;
          troubled = answer.troubled === true;
          return { action: actions[answer.at]!, answer };
        } finally {
          batch(() => {
            held.value = undefined;
            // What did not reach the game can be confirmed again.
            if (!troubled) clear();
            enter();
          });
        }
      }),
    back: () =>
      batch(() => {
        const { value: action } = picked;
        if (action !== undefined && !preset.value) {
          undone.value = [...undone.value, action];
          picked.value = undefined;
          settle();
          return true;
        }
        const at = steps.value.findLastIndex(({ chosen }) => chosen);
        if (at < 0) return false;
        undone.value = [...undone.value, steps.value[at]!.action];
        steps.value = steps.value.slice(0, at);
        picked.value = undefined;
        settle();
        return true;
      }),
    redo: () =>
      batch(() => {
        const action = undone.value.at(-1);
        if (action === undefined) return false;
        undone.value = undone.value.slice(0, -1);
        take(action);
        return true;
      }),
    close() {
      stop();
      stopKeeping();
    },
  };

  /** Whether the turn goes on after it; otherwise it is picked. */
  function take(action: Action): boolean {
    preset.value = false;
    if (confirming.peek() && follow(action, true)) {
      picked.value = undefined;
      settle();
      return true;
    }
    picked.value = action;
    return false;
  }

  return turn;
}
