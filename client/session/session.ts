import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Action, Game, Kinds, RuleId, Seat, Viewer } from '../../core/game.ts';
import type { Plan } from '../../core/plan.ts';
import type { ConnectionError } from '../../protocol/connection.ts';
import type { Holiday, Presence } from '../../protocol/table.ts';
import type { Family, Moment } from '../board/board.ts';
import type { ApiError } from '../net/api.ts';

export type { Moment } from '../board/board.ts';

export interface Player {
  readonly name: string;
  readonly family: Family;
  readonly kind: 'person' | 'bot';
  /** The bot that plays the seat. */
  readonly bot?: string | undefined;
  /** The person at an online table: where they are, and whether they have resigned. */
  readonly presence?: Presence['people'][number] | undefined;
  readonly resigned?: boolean;
  /** When their clock stands still. */
  readonly holidays?: readonly Holiday[];
  /** Away for now; a bot plays the seat. */
  readonly away?: boolean;
}

/** A table event outside the game: a player left, returned, resigned, or changed their holidays. */
export interface Remark {
  readonly n: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Number of decisions made before. */
  readonly ply: number;
  readonly seat: Seat;
  readonly what: 'resign' | 'left' | 'absent' | 'back' | 'holiday' | 'no holiday';
  /** The holiday that the player has begun or will begin. */
  readonly holiday?: Holiday;
}

/** The events of a decision, as the viewer may see them. */
export interface DecisionEntry<K extends Kinds = Kinds> {
  /** The number of the decision, from 1. */
  readonly ply: number;
  readonly seat: Seat;
  readonly events: readonly K['event'][];
}

/** The result of a game, by seat; seats that share a place have the same number. */
export interface Result {
  readonly scores: readonly number[];
  readonly places: readonly number[];
  /** Other than `finished` if the game was not played to its end. */
  readonly reason?: string;
}

/** The result of a table where somebody resigned, which its record does not contain. */
export interface TableEnd {
  readonly result: Result;
  /** By seat. */
  readonly resigned: readonly boolean[];
}

/** Whether the last own decision can be taken back, and if not freely, why. */
export type Undoing = 'free' | 'ask' | 'refused' | 'rated' | 'nothing' | 'over';

/** A decision that was made, with the view that explains it. */
export interface Decided {
  readonly seat: Seat;
  readonly action: Action;
  readonly view: Kinds['view'];
  readonly legal: readonly Action[];
  /** Whether the view is the viewer's, as the seat's own view is hidden from them. */
  readonly imagine: boolean;
}

export type Answer =
  | { readonly ok: true }
  /** Refused by rules, or for the reason in `trouble`; `at` is the index of the refused decision. */
  | { readonly ok: false; readonly at: number; readonly rules: readonly RuleId[]; readonly troubled?: true };

/** Why the game is stuck: a bot of this device failed, the server refused or cannot be reached. */
export interface Trouble {
  readonly code: 'bots' | ApiError['code'] | ConnectionError['code'];
  /** Retries, if nothing else would. */
  again?(): void;
}

/** A game being played, local or online: everything that the table shows and does. */
export interface KeptPlans {
  /** The plan, or whether it was dropped since it was last asked for. */
  read(): Promise<{ readonly plan?: Plan | undefined; readonly dropped: boolean }>;
  write(plan: Plan | undefined): Promise<void>;
}

export interface Session<K extends Kinds = Kinds> {
  readonly game: Game<K>;
  readonly players: ReadonlySignal<readonly Player[]>;
  readonly viewer: ReadonlySignal<Viewer>;
  /** The seat of the one person who reads; several around one screen have none, nor has a replay. */
  readonly reader?: ReadonlySignal<Seat | undefined>;
  readonly now: ReadonlySignal<Moment<K>>;
  readonly entries: ReadonlySignal<readonly DecisionEntry<K>[]>;
  /** Events outside the game, at tables with other people. */
  readonly remarks?: ReadonlySignal<readonly Remark[]>;
  /** The bot that plays for absent players. */
  readonly standIn?: string;
  /** Set once the game is over. */
  readonly result: ReadonlySignal<Result | undefined>;
  readonly undoing: ReadonlySignal<Undoing>;
  /** Why the others must agree to an undo. */
  readonly undoStop?: ReadonlySignal<'revealed' | 'others' | undefined>;
  readonly redoing: ReadonlySignal<Undoing>;
  /** The last error, until something succeeds. */
  readonly trouble?: Signal<Trouble | undefined>;
  /** Makes the decisions of a turn, all or none. The answer is there at once where the game is kept here. */
  decide(actions: readonly Action[]): Answer | Promise<Answer>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** The position after a decision, if loaded. */
  at(ply: number): Moment<K> | undefined;
  /** Loads a position that is not known here. */
  recall?(ply: number): Promise<void>;
  /** Where a prepared turn is kept that is made without this page. */
  readonly plans?: KeptPlans;
  /** Whether hints are allowed; yes if absent. */
  readonly hints?: ReadonlySignal<boolean>;
  /** Whether another tab of this browser plays and this one only follows. */
  readonly following?: ReadonlySignal<boolean>;
  /** Whether a bot has just moved and the person's turn is about to begin. */
  readonly breath?: ReadonlySignal<boolean>;
  /** Whether the screen changes hands, so that nothing is seen. */
  readonly covered?: ReadonlySignal<boolean>;
  /** A decision that can be explained. */
  decided?(ply: number): Decided | undefined;
  close(): void;
}
