import type { Action, Seat, Seats } from '../../core/game.ts';
import type { Result } from '../../protocol/table.ts';
import type { Decision } from './decision.ts';

/** A game that was begun elsewhere: what players had added to its shuffle, and the decisions made so far. */
export interface Brought {
  readonly nonces: readonly string[];
  readonly moves: readonly (readonly [Seat, Action])[];
}

/** What a line of a table's log holds, by its type; the events of the rules are kept beside it. */
interface Bodies {
  open: { host: string; brought?: Brought };
  sit: { seat: Seat; person: string; name: string; nonce?: string };
  stand: { seat: Seat };
  bot: { seat: Seat; bot: string };
  ready: { seat: Seat; on: boolean };
  /** A seat is kept for a person who may sit down there or decline. */
  invite: { seat: Seat; person: string; name: string };
  decline: { person: string };
  /**
   * `order` says which seat each seat of the game was before; `active`, here and below, who decides next; `moves` is
   * what was decided before the game came here.
   */
  start: { order: Seat[]; nonces: string[]; active: Seats; moves?: Decision[] };
  /** By the host, or because nothing happened for long. */
  close: { why?: 'expired' };
  move: { ply: number; seat: Seat; action: Action; active: Seats; ends?: true; shown?: true };
  undo: { seat: Seat; ply: number; active: Seats };
  redo: { seat: Seat; ply: number; moves: { seat: Seat; action: Action }[]; active: Seats };
  ask: { seat: Seat; for: 'undo' | 'redo'; ply: number };
  answer: { seat: Seat; yes: boolean };
  resign: { seat: Seat };
  /** The player is gone for good, and with them the name. */
  leave: { seat: Seat };
  absent: { seat: Seat };
  /** The player left of their own accord and may return. */
  left: { seat: Seat };
  back: { seat: Seat };
  credit: { ms: number };
  chat: { person: string; name: string; text: string };
  rematch: { table: string; person?: string };
  end: { result: Result };
}

type LineType = keyof Bodies;

/** A line as the tables read and write it; for the store it is a `Line`. */
export type TableLine = {
  [T in LineType]: {
    readonly n: number;
    readonly at: number;
    readonly type: T;
    readonly body: Readonly<Bodies[T]>;
    /** Of a move its events; of a redo or a start those of each decision, in turn. */
    readonly events?: readonly object[];
  };
}[LineType];

/** A line before it has its number and time. */
export type Draft = {
  [T in LineType]: { type: T; body: Bodies[T]; events?: readonly object[] };
}[LineType];
