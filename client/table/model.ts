import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Action, Kinds, RuleId, Seat } from '../../rules/core/game.ts';
import type { Moment, Session } from '../session/session.ts';
import { confirming } from '../settings/settings.ts';
import type { Board, Choice } from './board.ts';
import { type Film, filmOf } from './film.ts';
import { adviser } from './hint.ts';
import { reasons } from './why.ts';

/** What lies over the board. */
export type Panel = 'moves' | 'read' | 'log' | 'players' | 'menu' | 'rules' | 'race' | 'chat' | undefined;

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
  readonly picked: Signal<Action | undefined>;
  readonly asked: Signal<Asked | undefined>;
  readonly lens: Signal<boolean>;
  readonly panel: Signal<Panel>;
  readonly busy: ReadonlySignal<boolean>;
  /** The number of the viewer's last decision in the turn before this one. */
  readonly lastTurn: ReadonlySignal<number>;
  readonly changed: ReadonlySignal<ReadonlySet<string>>;
  readonly legal: ReadonlySignal<readonly Choice[]>;
  pick(action: Action): void;
  confirm(): Promise<void>;
  takeBack(): Promise<void>;
  redo(): Promise<void>;
  ask(move: Kinds['move']): void;
  /** Picks what a bot would do; whether it is done is for the person to say. */
  hint(): Promise<void>;
  readonly hinted: ReadonlySignal<boolean>;
  readonly film: Film;
  toggle(panel: Exclude<Panel, undefined>): void;
  close(): void;
}

const NOTHING: readonly Choice[] = [];

/** The number of the viewer's last decision before another one; 0 if there is none. */
const ownBefore = ({ entries, viewer }: Session, before: number): number =>
  entries.value.findLast(({ seat, ply }) => ply < before && seat === viewer.value)?.ply ?? 0;

export function tableModel(session: Session, board: Board | undefined): TableModel {
  const picked = signal<Action | undefined>(undefined);
  const asked = signal<Asked | undefined>(undefined);
  const past = signal<number | undefined>(undefined);
  const lens = signal(false);
  const panel = signal<Panel>(undefined);
  const busy = signal(false);
  const hinted = signal(false);
  const advice = adviser(session);

  const moment = computed(() => {
    const ply = past.value;
    return (ply === undefined ? undefined : session.at(ply)) ?? session.now.value;
  });
  const legal = computed(() => (past.value !== undefined || busy.value ? NOTHING : session.now.value.legal));
  const lastOwn = computed(() => ownBefore(session, Number.POSITIVE_INFINITY));
  const lastTurn = computed(() => {
    const { value: viewer } = session.viewer;
    const others = session.entries.value.findLast(({ seat }) => seat !== viewer);
    return others ? ownBefore(session, others.ply) : 0;
  });
  const changed = computed(() => {
    const zones = new Set<string>();
    if (!board || past.value !== undefined) return zones;
    const entries = session.entries.value;
    // Whoever only looks on has no last turn; the last decision is news to them.
    const since = session.viewer.value === 'spectator' ? entries.length - 1 : lastOwn.value;
    for (const { ply, events } of entries)
      if (ply > since) for (const event of events) for (const zone of board.zones(event)) zones.add(zone);
    return zones;
  });

  // Whatever was picked belongs to the decision that was open then.
  const stop = effect(() => {
    session.now.value;
    session.viewer.value;
    batch(() => {
      picked.value = undefined;
      asked.value = undefined;
      hinted.value = false;
    });
  });
  const film = filmOf(
    past,
    () => lastTurn.value,
    () => session.now.value.ply,
  );

  const decide = async (action: Action) => {
    busy.value = true;
    try {
      const answer = await session.decide(action);
      if (!answer.ok) asked.value = { move: session.game.decode(action), rules: answer.rules };
    } finally {
      busy.value = false;
    }
  };

  const model: TableModel = {
    session,
    board,
    moment,
    past,
    picked,
    asked,
    lens,
    panel,
    busy,
    lastTurn,
    changed,
    legal,
    hinted,
    film,
    pick(action) {
      asked.value = undefined;
      hinted.value = false;
      if (!legal.value.some((choice) => choice.action === action)) return;
      if (!confirming.value) void decide(action);
      else picked.value = picked.value === action ? undefined : action;
    },
    async confirm() {
      const action = picked.value;
      if (action === undefined || busy.value) return;
      await decide(action);
    },
    async takeBack() {
      if (asked.value) asked.value = undefined;
      else if (picked.value !== undefined) picked.value = undefined;
      else if (session.undoing.value === 'free' || session.undoing.value === 'ask') await session.undo();
    },
    redo: () => session.redo(),
    ask(move) {
      const { value: viewer } = session.viewer;
      if (viewer === 'spectator') return;
      asked.value = { move, rules: reasons(session.game, moment.value.view, viewer as Seat, move) };
    },
    async hint() {
      const action = await advice.ask();
      if (action === undefined) return;
      batch(() => {
        past.value = undefined;
        asked.value = undefined;
        picked.value = action;
        hinted.value = true;
      });
    },
    toggle(which) {
      panel.value = panel.value === which ? undefined : which;
    },
    close() {
      stop();
      film.stop();
      advice.stop();
      session.close();
    },
  };
  return model;
}
