import type { Action, Seat, Seats } from '../../core/game.ts';
import type { Holiday, Result } from '../../protocol/table.ts';
import type { Decision } from './decision.ts';

/** A game that was begun elsewhere: its players' nonces and the decisions so far. */
export interface Brought {
  readonly nonces: readonly string[];
  readonly moves: readonly (readonly [Seat, Action])[];
}

/** The body of each type of log line. Events of the rules are stored beside it. */
interface Bodies {
  /** `circle`: the people for whom the table is, besides the host. */
  open: { host: string; brought?: Brought; circle?: readonly string[] };
  sit: { seat: Seat; person: string; name: string; account?: true; nonce?: string };
  stand: { seat: Seat };
  bot: { seat: Seat; bot: string };
  ready: { seat: Seat; on: boolean };
  /** The host has made the table rated or casual. */
  rated: { on: boolean };
  /** A seat is reserved for a person, who may sit down or decline. */
  invite: { seat: Seat; person: string; name: string };
  decline: { person: string };
  /**
   * `order`: for each seat of the game, its seat at the table before. `active`, here and below: who decides next.
   * `moves`: decisions made before the game was brought here.
   */
  start: { order: Seat[]; nonces: string[]; active: Seats; moves?: Decision[] };
  /** By the host, or by expiry. */
  close: { why?: 'expired' };
  move: { ply: number; seat: Seat; action: Action; active: Seats; ends?: true; shown?: true };
  undo: { seat: Seat; ply: number; active: Seats };
  redo: { seat: Seat; ply: number; moves: { seat: Seat; action: Action }[]; active: Seats };
  ask: { seat: Seat; for: 'undo' | 'redo'; ply: number };
  answer: { seat: Seat; yes: boolean };
  resign: { seat: Seat };
  /**
   * A guest signed in: an account takes over what the guest had here, a seat or only an invitation or the table.
   */
  adopt: { seat?: Seat; from: string; person: string; name: string };
  /** The player deleted their account; the name is erased. */
  leave: { seat: Seat };
  absent: { seat: Seat };
  /** The player left and may return. */
  left: { seat: Seat };
  back: { seat: Seat };
  credit: { ms: number };
  /** The player's holidays from now on. */
  holiday: { seat: Seat; holidays: readonly Holiday[] };
  chat: { person: string; name: string; text: string };
  rematch: { table: string; person?: string };
  end: { result: Result };
}

type LineType = keyof Bodies;

/** A parsed log line; the store itself knows it as `Line`. */
export type TableLine = {
  [T in LineType]: {
    readonly n: number;
    readonly at: number;
    readonly type: T;
    readonly body: Readonly<Bodies[T]>;
    /** For a move, its events; for a redo or a start, those of each decision, in order. */
    readonly events?: readonly object[];
  };
}[LineType];

/** A line without its number and time. */
export type LineDraft = {
  [T in LineType]: { type: T; body: Bodies[T]; events?: readonly object[] };
}[LineType];
