import {
  batch,
  computed,
  effect,
  type ReadonlySignal,
  type Signal,
  signal,
  untracked,
} from '@preact/signals';
import type { Action, Seat } from '../../core/game.ts';
import { actionsOf, type Plan, planOf } from '../../core/plan.ts';
import { stream } from '../../core/rng.ts';
import type { Board } from '../board/board.ts';
import { momentFromState } from '../session/moment.ts';
import { preview } from '../session/preview.ts';
import type { Moment, Session } from '../session/session.ts';
import { lastOwn } from './lookback.ts';
import type { StoredTurn } from './stored-turn.ts';
import { type Suggest, Turn } from './turn.ts';

/** A turn that is put together while others decide, and made when it is the viewer's turn. */
export interface Preparation {
  /** Whether the next turn can be prepared now. */
  readonly can: ReadonlySignal<boolean>;
  /** The turn that is being prepared. */
  readonly turn: ReadonlySignal<Turn | undefined>;
  /** The prepared turn, which nobody else sees. */
  readonly plan: ReadonlySignal<Plan | undefined>;
  /** The decisions of the prepared turn, each with the position before it. */
  readonly steps: ReadonlySignal<readonly Planned[]>;
  /** Whether the last prepared turn was dropped, because it was not legal any more or would have done something else. */
  readonly dropped: Signal<boolean>;
  start(): void;
  /** Leaves the turn that is being prepared. */
  leave(): void;
  /** Forgets the prepared turn. */
  forget(): void;
  close(): void;
}

interface Planned {
  readonly from: Moment;
  readonly action: Action;
}

interface Draft {
  readonly turn: Turn;
  readonly now: Signal<Moment>;
}

interface Wanted {
  readonly session: Session;
  readonly board: Board | undefined;
  readonly suggest: Suggest;
  readonly stored: StoredTurn | undefined;
  /** The viewer's turn in the game. */
  readonly turn: Turn;
  /** Sends decisions. */
  readonly send: (actions: readonly Action[]) => void;
}

export function preparationOf({ session, board, suggest, stored, turn, send }: Wanted): Preparation {
  const { game } = session;
  const draft = signal<Draft | undefined>(undefined);
  const plan = signal<Plan | undefined>(undefined);
  const dropped = signal(false);

  /** The one person here; several around one screen would see each other's plans. */
  const seatOf = (): Seat | undefined => {
    const { value: seat } = session.viewer;
    return seat !== 'spectator' && session.reader?.value === seat && !session.following?.value
      ? seat
      : undefined;
  };
  /** The position as if it were the viewer's turn; undefined if there would be nothing to choose. */
  const ahead = (): Moment | undefined => {
    const seat = seatOf();
    const { view, active, over, ply } = session.now.value;
    if (seat === undefined || active.includes(seat) || over) return undefined;
    const next = board?.nextTurn?.(view, seat);
    if (!next) return undefined;
    const moment = momentFromState(game, game.sample(next, stream('prepare', 'page')), ply, seat);
    return moment.legal.length > 1 ? moment : undefined;
  };
  const can = computed(() => draft.value === undefined && ahead() !== undefined);

  const steps = computed(() => {
    const planned: Planned[] = [];
    const seat = seatOf();
    let from = plan.value && ahead();
    for (const move of plan.value?.moves ?? []) {
      const action = game.parse(move);
      if (seat === undefined || !from?.legal.some((choice) => choice.action === action)) break;
      planned.push({ from, action: action! });
      from = preview(game, from, seat, action!);
    }
    return planned;
  });

  /** How many decisions there were when the plan was made. */
  let plannedAt = 0;
  const hold = (made: Plan | undefined) => {
    plan.value = made;
    plannedAt = session.now.peek().ply;
    const seat = session.viewer.peek();
    if (seat !== 'spectator') stored?.writePlan(seat, made);
  };
  const keep = (made: Plan | undefined) => {
    hold(made);
    // Without the server, the plan is made while this page is open.
    void session.plans?.write(made).catch(() => undefined);
  };
  /** The server may have made or dropped the plan while no page was open. */
  const ask = async () => {
    const then = plan.peek();
    const found = await session.plans?.read().catch(() => undefined);
    if (!found || plan.peek() !== then) return;
    batch(() => {
      hold(found.plan);
      dropped.value = found.dropped;
    });
  };
  const leave = () => {
    draft.value?.turn.close();
    draft.value = undefined;
  };
  const begin = (moment: Moment) => {
    const now = signal(moment);
    const { viewer, entries, players, result } = session;
    const nothing = signal('nothing' as const);
    const imagined: Session = {
      game,
      players,
      viewer,
      now,
      entries,
      result,
      undoing: nothing,
      redoing: nothing,
      decide(actions) {
        const { view } = now.peek();
        // The draft ends after its turn has been answered.
        queueMicrotask(() =>
          batch(() => {
            keep(planOf(game, view, viewer.peek() as Seat, actions));
            leave();
          }),
        );
        return { ok: true };
      },
      undo: async () => undefined,
      redo: async () => undefined,
      at: () => undefined,
      close: () => undefined,
    };
    draft.value = { turn: new Turn(imagined, suggest), now };
  };

  /** What was chosen so far becomes the beginning of the turn itself. */
  const carry = (from: Turn) => {
    const chosen = from.steps.peek().flatMap(({ chosen, action }) => (chosen ? [action] : []));
    const picked = from.preset.peek() ? undefined : from.picked.peek();
    leave();
    for (const action of picked === undefined ? chosen : [...chosen, picked]) {
      if (!turn.present.peek().legal.some((choice) => choice.action === action)) return;
      turn.choose(action);
    }
  };
  const make = () => {
    const { view, legal } = session.now.peek();
    const seat = session.viewer.peek();
    const made = plan.peek();
    if (!made || seat === 'spectator' || legal.length === 0) return;
    const actions = actionsOf(game, view, seat, made);
    keep(undefined);
    // Forced steps are taken already.
    const taken = turn.steps.peek().map(({ action }) => action);
    if (actions && taken.every((action, i) => action === actions[i])) send(actions.slice(taken.length));
    else dropped.value = true;
  };

  const stops = [
    effect(() => {
      const seat = seatOf();
      untracked(() => {
        leave();
        plan.value = seat === undefined ? undefined : stored?.readPlan(seat);
        plannedAt = session.now.peek().ply;
        if (seat !== undefined) void ask();
      });
    }),
    effect(() => {
      const { legal, active, over } = session.now.value;
      untracked(() => {
        if (over) return leave();
        // The server has made the plan while this page was asleep.
        if (plan.peek() && lastOwn(session, Number.POSITIVE_INFINITY) > plannedAt) hold(undefined);
        if (legal.length === 0) {
          // Before the own turn is asked for, others may be seen to finish.
          if (active.includes(session.viewer.peek() as Seat)) return;
          const now = draft.peek() && ahead();
          if (now) draft.peek()!.now.value = now;
          else leave();
          return;
        }
        const unfinished = draft.peek()?.turn;
        // The turn itself begins first.
        queueMicrotask(() =>
          batch(() => {
            if (unfinished) carry(unfinished);
            make();
          }),
        );
      });
    }),
  ];

  return {
    can,
    turn: computed(() => draft.value?.turn),
    plan,
    steps,
    dropped,
    start() {
      const moment = ahead();
      if (!moment) return;
      batch(() => {
        dropped.value = false;
        keep(undefined);
        begin(moment);
      });
    },
    leave,
    forget: () => keep(undefined),
    close() {
      for (const stop of stops) stop();
      leave();
    },
  };
}
