import type { Phase } from '../../../core/flow.ts';
import type { Emit, Kinds, RuleId, Seat, Seats, State, Viewer } from '../../../core/game.ts';
import type { Stream } from '../../../core/rng.ts';
import type { BoxAction, DistantLand, Ministry, Reward, Student, Title, Unit } from './data.ts';

export interface ConfuciusOptions {
  advanced: boolean;
  admiral: boolean;
}

/** Public information about a player (C-HID-15). */
export interface PublicPlayer {
  vp: number;
  /** Gifts by value from 1: NOT_AVAILABLE, AVAILABLE, REMOVED, or ACTIVE plus the seat that holds it. */
  gifts: readonly number[];
  shipyard: number;
  ocean: number;
  /** Armies in stock, in the colonies, and on the insult card. */
  stock: number;
  colonies: number;
  insult: number;
  /** Active cubes of the round, those not yet spent, and those on each of CUBE_SPACES. */
  active: number;
  cubes: number;
  placed: number[];
  commerceUsed: boolean;
  /** Cards by type that everybody knows to be in hand or among the tutoring cards (C-HID-17). */
  known: number[];
}

export interface Player extends PublicPlayer {
  /** Confucius cards by type. */
  hand: number[];
  /** Unseen cards of the hand from before the reshuffle, while `split`. */
  stale: Cards;
  /** Reward cards, a set. */
  rewards: number;
}

/** The public table. Readonly arrays are replaced when they change, so that clones share them. */
export interface Table {
  options: ConfuciusOptions;
  round: number;
  wall: number;
  chief: Seat;
  examForced: boolean;
  /** Seats on the red and the orange student space, or -1. */
  students: readonly number[];
  /** Cost of the tile in each space, or EMPTY or CANDIDATE. */
  officials: readonly number[];
  /** Seat of the marker on each space, or -1. */
  markers: number[];
  /** Sets of spaces: marker secured; tile transferred in this actions phase (C-ACT-TRANSFER.6). */
  secured: number;
  transferred: number;
  /** For each ministry Minister, then Secretary: value of the chit, and the seat appointed or -1. */
  chits: readonly number[];
  posts: readonly number[];
  /** Set of ministries. */
  resolved: number;
  /** Tiles removed from the game, by cost; candidates at CANDIDATE. */
  gone: readonly number[];
  /** Face-up candidate: a ministry, ANY, or -1; below it a set of named ones, then so many for any. */
  candidate: number;
  named: number;
  any: number;
  discard: number[];
  /** Whether cards from before a reshuffle are tracked separately; see knowledge.ts. */
  split: boolean;
  /** Last cards shown: both piles of an examination (C-HID-10); by seat what was discarded (C-HID-11). */
  revealed: Cards;
  discarded: Cards;
  /** Set of reward cards played. */
  played: number;
  junks: number;
  /** Foreign land in each slot, seat of the army in each box or -1 (MAX_BOXES a slot), set of resolved slots. */
  lands: readonly number[];
  armies: readonly number[];
  conquered: number;
  /** Distant lands: value of the chit, seat that has taken it or -1, set of seats with a marker. */
  landChits: readonly number[];
  first: readonly number[];
  reached: readonly Seats[];
  /** Holders of TITLES or -1. */
  titles: readonly number[];
  /** Draws, reveals and tiles turned up. */
  shown: number;
  /** Index of ENDINGS, or -1. */
  endedBy: number;
  players: PublicPlayer[];
}

export interface ConfuciusState extends Table, State {
  players: Player[];
  /** Unseen tiles by cost, cards by type, and reward cards as a set: what is drawn is decided at the draw. */
  officialStack: readonly number[];
  deck: number[];
  rewardStack: number;
  rng: { officials: Stream; candidates: Stream; deck: Stream; rewards: Stream };
  stack: ConfuciusFrame[];
}

export interface PlayerView extends PublicPlayer {
  cards: number;
  /** The viewer's own, else null. */
  hand: number[] | null;
  /** How many cards are stale, and the viewer's own, else null. */
  staleCards: number;
  stale: Cards | null;
  rewardCards: number;
  rewards: number | null;
}

export interface ConfuciusView extends Table {
  viewer: Viewer;
  players: PlayerView[];
  /** The stale cards of all hands together, by type. */
  veiled: number[];
  officialsLeft: number;
  deckLeft: number;
  rewardsLeft: number;
  /** Without another player's command in progress (C-DEC-6). */
  stack: ConfuciusFrame[];
}

/** How a command is paid for besides its price: with cubes, by Imperial Favour, or with a reward card. */
export const BY_CUBES = 0;
export const BY_FAVOUR = 1;
export const BY_CARD = 2;

/** Box actions, and reward cards other than Extra Action. */
export type CommandId = BoxAction | 'bribery' | 'giftCard' | 'cash' | 'army' | 'insult';

/** A command in progress: `step` choices are made, nothing has happened yet. */
export interface CommandFrame {
  phase: CommandId;
  seat: Seat;
  /** BY_CUBES, BY_FAVOUR, or BY_CARD plus the kind of the card. */
  by: number;
  step: number;
  first: number;
  second: number;
  third: number;
}

export type ConfuciusFrame =
  | { phase: 'round'; step: number }
  | { phase: 'chief' }
  | { phase: 'turn'; seat: Seat; passed: Seats }
  | { phase: 'favour'; done: boolean }
  | CommandFrame
  | { phase: 'extra'; seat: Seat }
  | { phase: 'payment'; seat: Seat; unit: Unit; cost: number; cards: number[] }
  | { phase: 'land'; seat: Seat; voyages: number }
  /**
   * `turn` players have been asked; `on`: student of each seat or -1; `cards`: three counts a seat, face down,
   * of which others see only the number, negative in the first place.
   */
  | { phase: 'examination'; turn: number; on: number[]; cards: number[] }
  | { phase: 'tutor'; seat: Seat; student: number; cards: number[] }
  | { phase: 'place'; seat: Seat }
  | { phase: 'ministries'; next: number; final: boolean }
  /** Who controls each of the seven officials, or -1, and the set of players left. */
  | { phase: 'ministry'; ministry: number; control: number[]; left: Seats }
  /** What each seat keeps: an index of KEEPS, NOT_ASKED, or OPEN; in the view of others CHOSEN. */
  | { phase: 'discard'; keep: number[] };

export const NOT_ASKED = -1;
export const OPEN = -2;
export const CHOSEN = -3;

export type FrameOf<P extends ConfuciusFrame['phase']> = P extends CommandId
  ? CommandFrame
  : Extract<ConfuciusFrame, { phase: P }>;
export type PhaseOf<P extends ConfuciusFrame['phase']> = Phase<
  ConfuciusState,
  FrameOf<P>,
  ConfuciusMove,
  ConfuciusEvent
>;

/** The first rule that forbids something, if any. */
export type Refusal = RuleId | undefined;

/** Spaces, slots and boxes are counted from 1. */
export type ConfuciusMove =
  | { readonly type: 'take'; readonly action: BoxAction }
  | { readonly type: 'pass' }
  | { readonly type: 'reward'; readonly card: Reward }
  | { readonly type: 'official'; readonly ministry: Ministry; readonly space: number }
  | { readonly type: 'student'; readonly student: Student }
  | { readonly type: 'junks'; readonly n: number }
  | { readonly type: 'box'; readonly slot: number; readonly box: number }
  | { readonly type: 'gift'; readonly value: number }
  | { readonly type: 'player'; readonly seat: Seat }
  | { readonly type: 'land'; readonly land: DistantLand }
  | { readonly type: 'pay'; readonly cards: Cards }
  | { readonly type: 'card'; readonly card: number }
  | { readonly type: 'done' }
  | { readonly type: 'cancel' }
  | { readonly type: 'keep'; readonly cards: Cards };

/** Counts of CC1, CC2 and CC3. */
export type Cards = readonly number[];

export type GiftEnd = 'replaced' | 'higherGift' | 'transfer' | 'tutoring' | 'support';

type OfSeat<T extends string, Fields = unknown> = {
  readonly type: T;
  readonly seat: Seat;
} & Readonly<Fields>;
type OfOfficial<T extends string, Fields = unknown> = OfSeat<T, { ministry: number; space: number } & Fields>;
type OfCourt<T extends string, Fields = unknown> = { readonly type: T } & Readonly<Fields>;

/** The foreign land in the slot; older stored logs lack it. */
interface InLand {
  readonly slot: number;
  readonly land?: number;
}

/** Ministries, slots, boxes and lands are indices from 0, spaces are numbers from 1. */
export type ConfuciusEvent =
  | OfCourt<'roundBegan', { round: number }>
  | OfCourt<'giftsCounted', { cubes: readonly number[] }>
  | OfSeat<'chiefChosen', { round: number }>
  | OfSeat<'acted', { action: BoxAction; by: 'cubes' | 'favour' | 'extra'; cubes: number }>
  | OfSeat<'rewardPlayed', { card: Reward }>
  | OfSeat<'passed'>
  | OfSeat<'paid', { unit: Unit; cost: number; cards: Cards }>
  /** `cards` only for the seat itself. */
  | OfSeat<'drew', { count: number; cards?: Cards }>
  | OfCourt<'reshuffled', { cards: number }>
  | OfOfficial<'bribed', { from: number }>
  | OfOfficial<'securedOfficial'>
  | OfSeat<'nominated', { student: Student }>
  | OfSeat<'examForced'>
  | OfSeat<'junksBought', { junks: number }>
  | OfSeat<'sailed', { junks: number; ocean: number }>
  | OfSeat<'landed', { land: number; vp: number }>
  | OfSeat<'rewardGained', { card?: Reward }>
  | OfSeat<'recruited'>
  | OfSeat<'invaded', InLand & { box: number }>
  | OfSeat<'giftAvailable', { value: number }>
  | OfSeat<'giftGiven', { to: Seat; value: number }>
  /** The active gift of `seat` to `to` is removed from the game. */
  | OfSeat<'giftRemoved', { to: Seat; value: number; cause: GiftEnd }>
  | OfOfficial<'transferred', { to: Seat }>
  /** An available gift is removed from the game. */
  | OfSeat<'petitioned', { value: number }>
  | OfCourt<'junksMoved', { from: Seat; to: Seat; junks: number }>
  | OfSeat<'studentReplaced', { student: Student; from: Seat }>
  | OfSeat<'officialsSwapped', { first: number; second: number }>
  | OfSeat<'armyMoved', InLand & { box: number; toSlot: number; toLand?: number; toBox: number }>
  | OfOfficial<'markerReplaced', { from: Seat }>
  | OfSeat<'insulted', { vp: number }>
  | OfCourt<'wallBuilt', { pieces: number }>
  /** `students` are the owners on red and orange, −1 for none; older stored logs lack it. */
  | OfCourt<'examinationBegan', { contested: boolean; candidate: number; students?: readonly number[] }>
  /** `tutoring` only for the seat itself. */
  | OfSeat<'tutored', { student: Student; count: number; cancelled: boolean; tutoring?: Cards }>
  | OfSeat<'cannotTutor'>
  | OfCourt<'revealed', { red: Cards; orange: Cards; totals: readonly number[] }>
  | OfSeat<'examinationWon'>
  | OfOfficial<'candidatePlaced', { replaced: number; from: number }>
  | OfCourt<'candidateRemoved', { candidate: number }>
  | OfCourt<'candidateTurnedUp', { candidate: number }>
  | OfCourt<'ministryBegan', { ministry: number }>
  | OfSeat<'supported', { to: Seat; ministry: number; officials: number; forced: boolean }>
  | OfSeat<'appointed', { ministry: number; post: 'minister' | 'secretary'; vp: number }>
  | OfCourt<'ministryResolved', { ministry: number }>
  | OfCourt<'invasionResolved', InLand & { success: boolean }>
  | OfSeat<'conquered', InLand & { box: number; vp: number }>
  | OfCourt<'officialArrived', { ministry: number; space: number; cost: number }>
  | OfSeat<'discardChosen'>
  | OfSeat<'discarded', { cards: Cards }>
  | OfCourt<'gameEnds', { ministries: boolean; candidates: boolean; wall: boolean }>
  | OfCourt<'titleAwarded', { title: Title; seat: number; vp: number }>
  | OfCourt<'ended', { scores: readonly number[]; places: readonly number[] }>;

export type ConfuciusEmit = Emit<ConfuciusEvent>;

export interface ConfuciusKinds extends Kinds {
  state: ConfuciusState;
  options: ConfuciusOptions;
  move: ConfuciusMove;
  event: ConfuciusEvent;
  view: ConfuciusView;
}
