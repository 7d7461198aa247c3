import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Action, Kinds, RuleId } from '../../core/game.ts';
import type { Board, Choice } from '../board/board.ts';
import type { PlaceId } from '../board/places.ts';
import { preview } from '../session/preview.ts';
import type { Session } from '../session/session.ts';
import { confirming } from '../settings/settings.ts';
import { type Hints, hintsOf } from './hint.ts';
import { type Lookback, lastOwn, lookbackOf } from './lookback.ts';
import { type Preparation, preparationOf } from './prepare.ts';
import type { StoredTurn } from './stored-turn.ts';
import { type Suggest, Turn } from './turn.ts';
import { type Undo, undoOf } from './undo.ts';
import { reasons } from './why.ts';

/** The panel over the board. */
export type Panel =
  | 'moves'
  | 'read'
  | 'log'
  | 'players'
  | 'menu'
  | 'rules'
  | 'keys'
  | 'line'
  | 'race'
  | 'chat'
  | 'people'
  | 'hint'
  | undefined;

/** A tab of the rail at a table with other people. */
export type Tab = 'log' | 'chat' | 'people';

/** A refused move, with the rules against it. */
interface Asked {
  readonly move: Kinds['move'];
  readonly rules: readonly RuleId[];
}

/** The positions of a replay, through which typed lines lead. */
export interface ModelCourse {
  readonly ply: ReadonlySignal<number>;
  readonly last: number;
  readonly landmarks: ReadonlySignal<readonly { readonly ply: number; readonly text: string }[]>;
  show(ply: number): void;
}

/** The state of a table's interface, before it becomes a decision. */
export interface TableModel extends Lookback, Undo {
  readonly session: Session;
  readonly board: Board | undefined;
  /** The viewer's unconfirmed decisions, or the turn that is being prepared. */
  readonly turn: Turn;
  readonly preparation: Preparation;
  readonly picked: ReadonlySignal<Action | undefined>;
  /** While the turn is sent. */
  readonly busy: ReadonlySignal<boolean>;
  readonly legal: ReadonlySignal<readonly Choice[]>;
  /** Zones of the board that changed since the viewer's last decision. */
  readonly changed: ReadonlySignal<ReadonlySet<string>>;
  readonly asked: Signal<Asked | undefined>;
  /** What would be decided where the mouse, the focus or a finger rests. */
  readonly aimed: Signal<readonly Action[] | undefined>;
  readonly lens: Signal<boolean>;
  readonly panel: Signal<Panel>;
  readonly tab: Signal<Tab>;
  /** Whether the picture of the end is shown. */
  readonly ending: Signal<boolean>;
  /** Of a replay. */
  readonly course?: ModelCourse;
  /** What a lesson speaks of. */
  readonly look?: ReadonlySignal<readonly PlaceId[] | undefined>;
  /** Whether resigning waits for confirmation. */
  readonly resigning: Signal<boolean>;
  readonly hints: Hints;
  /** Whether the picked decision is the hinted one. */
  readonly hinted: ReadonlySignal<boolean>;
  /** Picks a decision, or several that one press makes one after another. */
  pick(action: Action, ...then: readonly Action[]): void;
  /** Makes other decisions instead of those of the last press. */
  exchange(...actions: readonly Action[]): void;
  confirm(): Promise<void>;
  /** Asks why a move is not allowed, now or after other decisions. */
  ask(move: Kinds['move'], ...after: readonly Action[]): void;
  /** Requests a hint for the open decision. */
  hint(): void;
  /** Picks the decisions of a hinted turn; the person still has to confirm them. */
  follow(plan: readonly Action[]): void;
  /** Asks why a decision was made. */
  explain(ply: number): void;
  toggle(panel: Exclude<Panel, undefined>): void;
}

const NOTHING: readonly Choice[] = [];

export function tableModel(session: Session, board: Board | undefined, stored?: StoredTurn): TableModel {
  const suggest: Suggest = (moment, seat) => board?.suggest?.(moment, seat);
  const own = new Turn(session, suggest, stored);
  const preparation = preparationOf({
    session,
    board,
    suggest,
    stored,
    turn: own,
    send: (actions) => void answered(own.commit(...actions)),
  });
  const turnOf = () => preparation.turn.value ?? own;
  const picked = computed(() => turnOf().picked.value);
  const present = computed(() => turnOf().present.value);
  const busy = computed(() => turnOf().committing.value);
  const lookback = lookbackOf(session, present);
  const undo = undoOf(session, own);
  const { past, moment } = lookback;
  const asked = signal<Asked | undefined>(undefined);
  const aimed = signal<readonly Action[] | undefined>(undefined);
  const panel = signal<Panel>(undefined);
  const hinted = signal(false);
  const hints = hintsOf(session, present);

  const legal = computed(() => (past.value !== undefined || busy.value ? NOTHING : present.value.legal));
  const changed = computed(() => {
    const zones = new Set<string>();
    // No highlights after the end of the game.
    if (!board || past.value !== undefined || present.value.over) return zones;
    const entries = session.entries.value;
    // Spectators have no last turn; the last decision is news to them.
    const since =
      session.viewer.value === 'spectator' ? entries.length - 1 : lastOwn(session, Number.POSITIVE_INFINITY);
    for (const { ply, events } of entries)
      if (ply > since) for (const event of events) for (const zone of board.zones(event)) zones.add(zone);
    return zones;
  });

  // A refusal belongs to the decision that was open then.
  const stop = effect(() => {
    present.value;
    session.viewer.value;
    batch(() => {
      asked.value = undefined;
      aimed.value = undefined;
      hinted.value = false;
      // So does a hint, but not the reasons for a past decision.
      if (hints.told.peek()?.ply === undefined) hints.drop();
    });
  });

  async function answered(answer: ReturnType<Turn['confirm']>): Promise<void> {
    const refused = await answer;
    if (refused && !refused.answer.troubled)
      asked.value = { move: session.game.decode(refused.action), rules: refused.answer.rules };
  }

  const begin = () => {
    if (session.trouble) session.trouble.value = undefined;
    asked.value = undefined;
    undo.stopped.value = undefined;
    preparation.dropped.value = false;
    hinted.value = false;
  };

  return {
    ...lookback,
    ...undo,
    session,
    board,
    get turn() {
      return turnOf();
    },
    preparation,
    picked,
    busy,
    legal,
    changed,
    asked,
    aimed,
    lens: signal(false),
    panel,
    tab: signal<Tab>('log'),
    ending: signal(false),
    resigning: signal(false),
    hints,
    hinted,
    pick(action, ...then) {
      begin();
      const turn = turnOf();
      if (!legal.value.some((choice) => choice.action === action)) return;
      const forced = legal.value.length === 1 && then.length === 0 && !turn.canBack.value;
      if (forced || !confirming.value) void answered(turn.commit(action, ...then));
      else turn.choose(action, ...then);
    },
    exchange(...actions) {
      begin();
      turnOf().exchange(...actions);
    },
    confirm: () => answered(turnOf().confirm()),
    async redo() {
      if (preparation.turn.value) preparation.turn.value.redo();
      else await undo.redo();
    },
    async takeBack() {
      if (asked.value) {
        asked.value = undefined;
        return;
      }
      hinted.value = false;
      const { value: prepared } = preparation.turn;
      if (!prepared) await undo.takeBack();
      else if (!prepared.back()) preparation.leave();
    },
    ask(move, ...after) {
      const { value: viewer } = session.viewer;
      if (viewer === 'spectator') return;
      let at = moment.value;
      for (const action of after) at = preview(session.game, at, viewer, action) ?? at;
      asked.value = { move, rules: reasons(session.game, at.view, viewer, move) };
    },
    hint() {
      past.value = undefined;
      if (hints.hint()) panel.value = 'hint';
    },
    follow(plan) {
      panel.value = undefined;
      asked.value = undefined;
      const turn = turnOf();
      if (confirming.peek() && turn.picked.peek() !== plan[0]) turn.choose(...plan);
      else {
        turn.picked.value = plan[0];
        turn.preset.value = false;
      }
      hinted.value = turn.picked.peek() === plan.at(-1);
    },
    explain(ply) {
      if (hints.why(ply)) panel.value = 'hint';
      // The position before the decision may have to be loaded first.
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
      undo.close();
      lookback.close();
      preparation.close();
      own.close();
      hints.stop();
      session.close();
    },
  };
}
