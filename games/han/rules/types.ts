import type { Phase } from '../../../core/flow.ts';
import type { Emit, Kinds, Seat, State, Viewer } from '../../../core/game.ts';
import type { Stream } from '../../../core/rng.ts';
import type { Colour, MapId } from './data.ts';
import type { Payment } from './payment.ts';

/** H-SETUP-5, H-SETUP-6. */
export interface HanOptions {
  map: MapId;
  fortresses: boolean;
  portScoring: boolean;
  removal: 'perColour' | 'total';
  /** H-BORDER-3: a joker pair may stand for one of the two cards of a border space. */
  borderJoker: boolean;
  startPlayer: 'random' | 0 | 1 | 2 | 3 | 4;
}

/**
 * Public information (H-INFO-1). Colours, spaces and provinces are numbers in the order of the data file; sets of
 * provinces are bit sets; cards are counts by colour, KINDS numbers for each seat.
 */
export interface Table {
  options: HanOptions;
  /** Who holds the emperor (H-SETUP-5). */
  start: Seat;
  /** Turns taken so far by all players. */
  turns: number;
  /** Times the pile has run out; DECK_PASSES triggers the end. */
  runOuts: number;
  /** Cards that have left the pile since setup. */
  shown: number;
  /** Colour on each slot, or -1. */
  display: number[];
  discard: number[];
  /** Cards taken face up and still in hand (H-INFO-4). */
  known: number[];
  /** Whether cards from before the reshuffle are tracked separately; see knowledge.ts. */
  split: boolean;
  /** Seat whose pagoda stands on each space, or -1. */
  pagodas: number[];
  /** Pagodas by province and seat, border pagodas in both; derived from `pagodas`. */
  presence: number[];
  /** Emissaries by province and seat. */
  emissaries: number[];
  /** Spaces with a fortress, in the order of placing. */
  fortresses: number[];
  pagodaSupply: number[];
  emissarySupply: number[];
  fortressSupply: number[];
  scores: number[];
  /** Provinces with a scoring marker. */
  scored: number;
  stack: HanFrame[];
}

export interface HanState extends Table, State {
  /** The top card is the last. */
  pile: number[];
  hands: number[];
  /** Cards of a hand drawn from the pile before the reshuffle, while `split`. */
  stale: number[];
  /** Out of the game; unknown to everyone with `removal: total`. */
  removed: number[];
  rng: { reshuffle: Stream };
  stack: HanFrame[];
}

export interface HanView extends Table {
  viewer: Viewer;
  pileSize: number;
  handSizes: number[];
  /** Own cards, and which of them are stale; none for a spectator. */
  hand: number[];
  ownStale: number[];
  /** Stale cards by seat, and all of them by colour, including cards removed unseen. */
  staleSizes: number[];
  veiled: number[];
  /** Public unless `removal: total`. */
  removed: number[];
}

/** 5.1: the state of a turn. */
export interface Turn {
  phase: 'turn';
  seat: Seat;
  begun: boolean;
  /** Provinces without a pagoda when the turn began: `empty0`. */
  empty: number;
  /** Provinces that may still be the turn province: `turnSet`. */
  set: number;
  /** Provinces with a piece of this turn: at the second piece, `placedIn` is 1 there and 0 elsewhere. */
  touched: number;
  placed: number;
}

export type HanFrame =
  | Turn
  | { phase: 'action' }
  | { phase: 'second' }
  | { phase: 'place'; payment: Payment }
  | { phase: 'draw'; due: number };

type FrameOf<P extends HanFrame['phase']> = Extract<HanFrame, { phase: P }>;
export type PhaseOf<P extends HanFrame['phase']> = Phase<HanState, FrameOf<P>, HanMove, HanEvent>;

/** H-TURN-8: a placement is its payment, then its piece. */
export type HanMove =
  | { readonly type: 'play'; readonly cards: readonly Colour[] }
  | { readonly type: 'pagoda'; readonly space: string }
  | { readonly type: 'emissary'; readonly province: string }
  | { readonly type: 'fortress'; readonly space: string }
  | { readonly type: 'stop' }
  | { readonly type: 'exchange'; readonly card: Colour }
  | { readonly type: 'takeOpen'; readonly slot: number }
  | { readonly type: 'takeDeck' }
  | { readonly type: 'pass' };

export type HanEvent =
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly round: number }
  | { readonly type: 'cardsPlayed'; readonly seat: Seat; readonly cards: readonly Colour[] }
  | {
      readonly type: 'pagodaPlaced';
      readonly seat: Seat;
      readonly space: string;
      readonly fortified: boolean;
    }
  | { readonly type: 'emissaryPlaced'; readonly seat: Seat; readonly province: string }
  | { readonly type: 'fortressPlaced'; readonly seat: Seat; readonly space: string }
  /** `doubled` are the seats whose points count double already in `points` (H-FORT-7). */
  | {
      readonly type: 'provinceScored';
      readonly province: string;
      readonly points: readonly number[];
      readonly doubled: readonly Seat[];
      readonly final: boolean;
    }
  | { readonly type: 'stopped'; readonly seat: Seat }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'cardExchanged'; readonly seat: Seat; readonly card: Colour }
  | { readonly type: 'cardTaken'; readonly seat: Seat; readonly slot: number; readonly card: Colour }
  /** Only the owner sees the card (H-INFO-4). */
  | { readonly type: 'cardDrawn'; readonly seat: Seat; readonly card?: Colour }
  | { readonly type: 'displayRefilled'; readonly slot: number; readonly card: Colour }
  | { readonly type: 'pileReshuffled'; readonly cards: number }
  | { readonly type: 'endTriggered'; readonly seat: Seat }
  | { readonly type: 'nobodyCanPlace' }
  | {
      readonly type: 'portsScored';
      readonly points: readonly number[];
      readonly doubled: readonly Seat[];
    }
  | {
      readonly type: 'allianceScored';
      readonly n: number;
      readonly provinces: readonly [string, string];
      readonly points: readonly number[];
    }
  | {
      readonly type: 'roadsScored';
      readonly seat: Seat;
      readonly points: number;
      readonly chains: readonly (readonly string[])[];
    }
  | { readonly type: 'ended'; readonly scores: readonly number[]; readonly places: readonly number[] };

export type HanEmit = Emit<HanEvent>;

export interface HanKinds extends Kinds {
  state: HanState;
  options: HanOptions;
  move: HanMove;
  event: HanEvent;
  view: HanView;
}
