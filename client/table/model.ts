import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Action, Kinds, RuleId, Seat } from '../../core/game.ts';
import type { Board, Choice } from '../board/board.ts';
import type { Moment, Session, Undoing } from '../session/session.ts';
import { confirming } from '../settings/settings.ts';
import type { Draft } from './draft.ts';
import { type Film, filmOf } from './film.ts';
import { type Hints, hintsOf } from './hint.ts';
import { type Turn, turnOf } from './turn.ts';
import { reasons } from './why.ts';

/** What lies over the board. */
export type Panel =
  | 'moves'
  | 'read'
  | 'log'
  | 'players'
  | 'menu'
  | 'rules'
  | 'race'
  | 'chat'
  | 'people'
  | 'hint'
  | undefined;

/** What the lower part of the rail shows at a table with other people. */
export type Tab = 'log' | 'chat' | 'people';

/** Something that cannot be done, with what speaks against it. */
interface Asked {
  readonly move: Kinds['move'];
  readonly rules: readonly RuleId[];
}

/** What a person does at a table before it becomes a decision. */
export interface TableModel {
  readonly session: Session;
  readonly board: Board | undefined;
  /** What is shown: the present, or a moment that was looked up. */
  readonly moment: ReadonlySignal<Moment>;
  readonly past: Signal<number | undefined>;
  readonly picked: ReadonlySignal<Action | undefined>;
  /** What the viewer has decided and not confirmed. */
  readonly turn: Turn;
  readonly asked: Signal<Asked | undefined>;
  /** Why nothing was taken back; `ask` while it is open whether the others are asked. */
  readonly stopped: Signal<Exclude<Undoing, 'free'> | undefined>;
  readonly lens: Signal<boolean>;
  readonly panel: Signal<Panel>;
  readonly tab: Signal<Tab>;
  /** Whether the rail is open where it is a drawer. */
  readonly drawer: Signal<boolean>;
  /** Whether the person wants to resign and is asked once more. */
  readonly resigning: Signal<boolean>;
  readonly busy: ReadonlySignal<boolean>;
  /** The number of the viewer's last decision in the turn before this one. */
  readonly lastTurn: ReadonlySignal<number>;
  readonly changed: ReadonlySignal<ReadonlySet<string>>;
  readonly legal: ReadonlySignal<readonly Choice[]>;
  pick(action: Action): void;
  confirm(): Promise<void>;
  takeBack(): Promise<void>;
  /** Asks the others whether it may be taken back. */
  askBack(): Promise<void>;
  redo(): Promise<void>;
  ask(move: Kinds['move']): void;
  readonly hints: Hints;
  /** Asks what to think of the open decision. */
  hint(): void;
  /** Picks what was hinted; whether it is done is for the person to say. */
  follow(action: Action): void;
  /** Asks why a decision was made. */
  explain(ply: number): void;
  readonly hinted: ReadonlySignal<boolean>;
  readonly film: Film;
  toggle(panel: Exclude<Panel, undefined>): void;
  close(): void;
}

const NOTHING: readonly Choice[] = [];

/** The number of the viewer's last decision before another one; 0 if there is none. */
const ownBefore = ({ entries, viewer }: Session, before: number): number =>
  entries.value.findLast(({ seat, ply }) => ply < before && seat === viewer.value)?.ply ?? 0;

export function tableModel(session: Session, board: Board | undefined, draft?: Draft): TableModel {
  const turn = turnOf(session, (moment) => board?.suggest?.(moment), draft);
  const { picked } = turn;
  const asked = signal<Asked | undefined>(undefined);
  const stopped = signal<Exclude<Undoing, 'free'> | undefined>(undefined);
  const past = signal<number | undefined>(undefined);
  const lens = signal(false);
  const panel = signal<Panel>(undefined);
  const tab = signal<Tab>('log');
  const drawer = signal(false);
  const resigning = signal(false);
  const busy = turn.committing;
  const hinted = signal(false);
  const hints = hintsOf(session, turn.present);

  const moment = computed(() => {
    const ply = past.value;
    return (ply === undefined ? undefined : session.at(ply)) ?? turn.present.value;
  });
  const legal = computed(() => (past.value !== undefined || busy.value ? NOTHING : turn.present.value.legal));
  const lastOwn = computed(() => ownBefore(session, Number.POSITIVE_INFINITY));
  const lastTurn = computed(() => {
    const { value: viewer } = session.viewer;
    const others = session.entries.value.findLast(({ seat }) => seat !== viewer);
    return others ? ownBefore(session, others.ply) : 0;
  });
  const changed = computed(() => {
    const zones = new Set<string>();
    // At the end nothing is left to look for before the next turn.
    if (!board || past.value !== undefined || turn.present.value.over) return zones;
    const entries = session.entries.value;
    // Whoever only looks on has no last turn; the last decision is news to them.
    const since = session.viewer.value === 'spectator' ? entries.length - 1 : lastOwn.value;
    for (const { ply, events } of entries)
      if (ply > since) for (const event of events) for (const zone of board.zones(event)) zones.add(zone);
    return zones;
  });

  // What was asked belongs to the decision that was open then.
  const stop = effect(() => {
    turn.present.value;
    session.viewer.value;
    batch(() => {
      asked.value = undefined;
      stopped.value = undefined;
      hinted.value = false;
      // A hint belongs to it as well; why a decision was made does not.
      if (hints.told.peek()?.ply === undefined) hints.drop();
    });
  });
  const stopRecall = effect(() => {
    const ply = past.value;
    if (ply !== undefined && !session.at(ply)) void session.recall?.(ply);
  });
  const film = filmOf(
    past,
    () => lastTurn.value,
    () => session.now.value.ply,
  );

  const told = async (telling: ReturnType<Turn['confirm']>) => {
    const refused = await telling;
    if (refused && !refused.answer.troubled)
      asked.value = { move: session.game.decode(refused.action), rules: refused.answer.rules };
  };

  const model: TableModel = {
    session,
    board,
    moment,
    past,
    picked,
    turn,
    asked,
    stopped,
    lens,
    panel,
    tab,
    drawer,
    resigning,
    busy,
    lastTurn,
    changed,
    legal,
    hinted,
    hints,
    film,
    pick(action) {
      if (session.trouble) session.trouble.value = undefined;
      asked.value = undefined;
      stopped.value = undefined;
      hinted.value = false;
      if (!legal.value.some((choice) => choice.action === action)) return;
      const forced = legal.value.length === 1 && !turn.canBack.value;
      if (forced || !confirming.value) void told(turn.commit(action));
      else turn.choose(action);
    },
    confirm: () => told(turn.confirm()),
    async takeBack() {
      if (asked.value) asked.value = undefined;
      else if (stopped.value) stopped.value = undefined;
      else if (turn.back()) hinted.value = false;
      else if (session.undoing.value === 'free') await session.undo();
      else stopped.value = session.undoing.value;
    },
    async askBack() {
      stopped.value = undefined;
      await session.undo();
    },
    async redo() {
      if (!turn.redo()) await session.redo();
    },
    ask(move) {
      const { value: viewer } = session.viewer;
      if (viewer === 'spectator') return;
      asked.value = { move, rules: reasons(session.game, moment.value.view, viewer as Seat, move) };
    },
    hint() {
      past.value = undefined;
      if (hints.hint()) panel.value = 'hint';
    },
    follow(action) {
      batch(() => {
        panel.value = undefined;
        asked.value = undefined;
        picked.value = action;
        turn.preset.value = false;
        hinted.value = true;
      });
    },
    explain(ply) {
      if (hints.why(ply)) panel.value = 'hint';
      // What it was decided about may have to be looked up first.
      else
        void session.recall?.(ply - 1).then(() => {
          if (hints.why(ply)) panel.value = 'hint';
        });
    },
    toggle(which) {
      panel.value = panel.value === which ? undefined : which;
    },
    close() {
      stop();
      stopRecall();
      turn.close();
      film.stop();
      hints.stop();
      session.close();
    },
  };
  return model;
}
