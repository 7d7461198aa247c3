import type { Phase } from '../../../core/flow.ts';
import type { Emit, Kinds, Seat, State, View } from '../../../core/game.ts';
import type { Order, Tea } from './data.ts';

/** T-ROUND-3. */
export interface CaravanOptions {
  rounds: 4 | 6;
}

export interface Player {
  coins: number;
  chests: Tea[];
  orders: Order[];
  /** As it was opened in this round; everybody has seen it. */
  bid: Bid | null;
}

export interface Bid {
  load: number;
  coins: number;
}

export type CaravanFrame =
  | { phase: 'orders'; waiting: number }
  | { phase: 'round' }
  | { phase: 'bids'; bids: (Bid | null)[] }
  | { phase: 'sale'; seat: Seat; after: number };

export interface CaravanState extends State {
  options: CaravanOptions;
  /** From 1; 0 before the first. */
  round: number;
  lead: Seat;
  /** The next chest last. */
  pile: Tea[];
  loads: Tea[][];
  prices: Record<Tea, number>;
  /** Teas that were sold in this round (T-SALE-3). */
  sold: Tea[];
  /** Chests that have left the game. */
  gone: Record<Tea, number>;
  players: Player[];
  stack: CaravanFrame[];
}

export type CaravanMove =
  | { type: 'return'; order: Order }
  | { type: 'bid'; load: number; coins: number }
  | { type: 'sell'; tea: Tea; chests: number }
  | { type: 'pass' };

export type CaravanEvent =
  | { type: 'orderReturned'; seat: Seat; order?: Order }
  | { type: 'roundBegan'; round: number; lead: Seat }
  | { type: 'bidSealed'; seat: Seat; load?: number; coins?: number }
  | { type: 'loadWon'; seat: Seat; load: number; teas: Tea[]; paid: number }
  | { type: 'outbid'; seat: Seat; load: number; coins: number; fee: number }
  | { type: 'loadLeft'; load: number; teas: Tea[] }
  | { type: 'sold'; seat: Seat; tea: Tea; chests: number; earned: number }
  | { type: 'passed'; seat: Seat }
  | { type: 'pricesRose'; teas: Tea[] }
  | { type: 'ordersDelivered'; seat: Seat; orders: Order[]; pairs: number; earned: number }
  | { type: 'ended'; scores: number[] };

/** What is known of a player: chests lie open, orders are secret, a bid is sealed. */
export interface PlayerView {
  readonly chests: readonly Tea[];
  /** The viewer's own cards; of others their number. */
  readonly orders: readonly Order[] | number;
  readonly lead: boolean;
  readonly bid: Bid | null;
}

export type FrameView =
  | Exclude<CaravanFrame, { phase: 'bids' }>
  | { readonly phase: 'bids'; readonly bids: readonly (Bid | 'sealed' | null)[] };

export interface CaravanView extends View {
  readonly viewer: Seat | 'spectator';
  readonly options: CaravanOptions;
  readonly shown: number;
  readonly round: number;
  readonly rounds: number;
  readonly scores: readonly number[];
  readonly loads: readonly (readonly Tea[])[];
  readonly prices: Readonly<Record<Tea, number>>;
  readonly sold: readonly Tea[];
  readonly gone: Readonly<Record<Tea, number>>;
  readonly pile: number;
  readonly players: readonly PlayerView[];
  readonly stack: readonly FrameView[];
}

export interface CaravanKinds extends Kinds {
  state: CaravanState;
  options: CaravanOptions;
  move: CaravanMove;
  event: CaravanEvent;
  view: CaravanView;
}

export type CaravanEmit = Emit<CaravanEvent> | undefined;
export type PhaseOf<P extends CaravanFrame['phase']> = Phase<
  CaravanState,
  Extract<CaravanFrame, { phase: P }>,
  CaravanMove,
  CaravanEvent
>;
