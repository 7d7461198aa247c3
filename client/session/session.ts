import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Action, Game, Kinds, RuleId, Seat, Viewer } from '../../core/game.ts';
import type { ConnectionError } from '../../protocol/connection.ts';
import type { Presence } from '../../protocol/table.ts';
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
  /** Gone for a while; a bot plays the seat. */
  readonly away?: boolean;
}

/** Something that happened at a table beside the game: who left, returned or resigned. */
export interface Remark {
  readonly n: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** How many decisions had been made. */
  readonly ply: number;
  readonly seat: Seat;
  readonly what: 'resign' | 'left' | 'absent' | 'back';
}

/** What a decision brought about, as the viewer may know it. */
export interface Entry<K extends Kinds = Kinds> {
  /** The number of the decision, from 1. */
  readonly ply: number;
  readonly seat: Seat;
  readonly events: readonly K['event'][];
}

/** How a game came out, by seat; seats that share a place have the same. */
export interface Result {
  readonly scores: readonly number[];
  readonly places: readonly number[];
  /** Other than `finished`, where the game was not played to its end. */
  readonly reason?: string;
}

/** How a table came out where somebody resigned, which its record does not tell. */
export interface TableEnd {
  readonly result: Result;
  /** By seat. */
  readonly resigned: readonly boolean[];
}

/** Whether the last own decision can be taken back, and if not freely, why. */
export type Undoing = 'free' | 'ask' | 'nothing' | 'over';

/** A decision that was made, and what may be looked at to say why. */
export interface Decided {
  readonly seat: Seat;
  readonly action: Action;
  readonly view: Kinds['view'];
  readonly legal: readonly Action[];
  /** Whether that view is the viewer's, because what the seat saw is not for the viewer to see. */
  readonly imagine: boolean;
}

export type Answer =
  | { readonly ok: true }
  /** Refused by rules, or for another reason that `trouble` tells; `at` is the index of the decision. */
  | { readonly ok: false; readonly at: number; readonly rules: readonly RuleId[]; readonly troubled?: true };

/** Why the game does not go on: the bots of this device fail, or the server refuses or cannot be reached. */
export interface Trouble {
  readonly code: 'bots' | ApiError['code'] | ConnectionError['code'];
  /** Where nothing else leads on. */
  again?(): void;
}

/** A game being played, wherever it is kept: all that the table shows and does. */
export interface Session<K extends Kinds = Kinds> {
  readonly game: Game<K>;
  readonly players: ReadonlySignal<readonly Player[]>;
  readonly viewer: ReadonlySignal<Viewer>;
  readonly now: ReadonlySignal<Moment<K>>;
  readonly entries: ReadonlySignal<readonly Entry<K>[]>;
  /** What people did at the table beside the game, where there are others. */
  readonly remarks?: ReadonlySignal<readonly Remark[]>;
  /** The bot that plays for those who are away. */
  readonly standIn?: string;
  /** Once the game is over. */
  readonly result: ReadonlySignal<Result | undefined>;
  readonly undoing: ReadonlySignal<Undoing>;
  /** Why the others are asked before it is taken back, where they are. */
  readonly undoStop?: ReadonlySignal<'revealed' | 'others' | undefined>;
  readonly redoing: ReadonlySignal<Undoing>;
  /** What went wrong last, until something goes right. */
  readonly trouble?: Signal<Trouble | undefined>;
  /** Makes the decisions of a turn, all or none. The answer is there at once where the game is kept here. */
  decide(actions: readonly Action[]): Answer | Promise<Answer>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** How things stood after a decision, if that is known here. */
  at(ply: number): Moment<K> | undefined;
  /** Finds out how things stood, where that is kept elsewhere. */
  recall?(ply: number): Promise<void>;
  /** Whether hints may be asked for here; where nothing is said, they may. */
  readonly hints?: ReadonlySignal<boolean>;
  /** Whether another tab of this browser decides, and this one only shows it. */
  readonly following?: ReadonlySignal<boolean>;
  /** A decision that can be explained. */
  decided?(ply: number): Decided | undefined;
  close(): void;
}
