import type { Phase } from '../../../core/flow.ts';
import type { Emit, Kinds, Seat, State, Viewer } from '../../../core/game.ts';
import type { Stream } from '../../../core/rng.ts';
import type { ActionId, Age, EventId, Good, Person, PersonType, SuperEvent, WallTile } from './data.ts';

export interface DragonOptions {
  largePrivilegeCost: 6 | 7;
  startPlayer: 'random' | 0 | 1 | 2 | 3 | 4;
  openHands: boolean;
  greatWall: boolean;
  superEvent: 'none' | 'random' | SuperEvent;
}

export interface Player {
  vp: number;
  /** Space on the person track, and when the marker came there: a later one lies on top (D-ORD-2). */
  track: number;
  arrival: number;
  yuan: number;
  rice: number;
  fireworks: number;
  small: number;
  large: number;
  /** Wall tiles not yet built, a bit for each of WALL_TILES. */
  bricks: number;
  /** Cards left of each type, wild cards last. */
  hand: number[];
  /** Four numbers a palace: floors, then persons in ascending order, then 0 for each place without one. */
  palaces: number[];
}

/** Public information: all of a state except the streams (D-INFO-1). */
export interface Table {
  options: DragonOptions;
  /** 0 during the draft, then 1–12. */
  round: number;
  /** Events of months 1–12, as indices of EVENT_IDS. */
  row: number[];
  /** Index of SUPER_EVENTS, or -1. */
  superEvent: number;
  /** Tiles on the display and tiles gone during play, by person. */
  pool: number[];
  gone: number[];
  /** The group in which each action card lies; of the wall's card -1 without that variant. */
  groups: number[];
  /** Set of seats whose dragon stands on each group. */
  dragons: number[];
  /** Seat that built each section of the wall, from the left. */
  wall: number[];
  /** Moves made on the person track so far (D-ORD-2). */
  moves: number;
  /** Deals of action cards. */
  shown: number;
  players: Player[];
  stack: DragonFrame[];
}

export interface DragonState extends Table, State {
  rng: { actions: Stream };
  stack: DragonFrame[];
}

export interface DragonView extends Table {
  viewer: Viewer;
}

/** Players act one after another: `order[turn]` is next. */
interface InTurn {
  order: Seat[];
  turn: number;
}

export type Cause = EventId | 'wall' | 'earthquake';

export type DragonFrame =
  | ({ phase: 'draft' } & InTurn)
  | { phase: 'round'; step: number }
  | ({ phase: 'action' } & InTurn)
  | { phase: 'build'; seat: Seat; floors: number }
  | { phase: 'privilege'; seat: Seat }
  | { phase: 'wall'; seat: Seat }
  | ({ phase: 'card' } & InTurn)
  | { phase: 'tile'; seat: Seat; type: number }
  | { phase: 'house'; seat: Seat; person: Person }
  | { phase: 'full'; seat: Seat; person: Person }
  | { phase: 'event'; step: number }
  /** `due`: persons still to be released by seat; `used`: palaces that have given one in this drought. */
  | ({ phase: 'release'; cause: Cause; due: number[]; used: number } & InTurn)
  | ({ phase: 'earthquake'; floors: number } & InTurn)
  | ({ phase: 'flood'; pieces: number } & InTurn)
  | ({ phase: 'tornado'; cards: number } & InTurn)
  /** `taken`: set of types already taken in this event. */
  | ({ phase: 'sunrise'; taken: number } & InTurn)
  | ({ phase: 'charter' } & InTurn);

export type FrameOf<P extends DragonFrame['phase']> = Extract<DragonFrame, { phase: P }>;
export type PhaseOf<P extends DragonFrame['phase']> = Phase<DragonState, FrameOf<P>, DragonMove, DragonEvent>;

/** Palaces are counted from 0 here, from 1 in notation. */
export type DragonMove =
  | { readonly type: 'draft'; readonly types: readonly [PersonType, PersonType] }
  | { readonly type: 'takeAction'; readonly action: ActionId }
  | { readonly type: 'refill' }
  | { readonly type: 'placeFloor'; readonly target: number | 'new' }
  | { readonly type: 'buyPrivilege'; readonly size: 'small' | 'large' }
  | { readonly type: 'buildWall'; readonly tile: WallTile }
  | { readonly type: 'playCard'; readonly card: PersonType }
  | { readonly type: 'playCard'; readonly card: 'wild'; readonly as: PersonType }
  | { readonly type: 'takeTile'; readonly age: Age }
  | { readonly type: 'house'; readonly palace: number }
  | { readonly type: 'replace'; readonly palace: number; readonly person: Person }
  | { readonly type: 'refuse' }
  | { readonly type: 'release'; readonly palace: number; readonly person: Person }
  | { readonly type: 'removeFloor'; readonly palace: number }
  | { readonly type: 'returnGood'; readonly good: Good }
  | { readonly type: 'discard'; readonly card: PersonType | 'wild' }
  | { readonly type: 'takeYoung'; readonly person: PersonType }
  | { readonly type: 'charter'; readonly person: PersonType };

/** Where points or goods come from. */
type Source = ActionId | EventId | SuperEvent | 'refill' | 'wallCheck';

export type DragonEvent =
  | { readonly type: 'drafted'; readonly seat: Seat; readonly persons: readonly Person[] }
  | { readonly type: 'monthBegan'; readonly round: number; readonly event: EventId }
  | { readonly type: 'dealt'; readonly groups: readonly number[] }
  | {
      readonly type: 'actionTaken';
      readonly seat: Seat;
      readonly action: ActionId;
      readonly group: number;
      readonly paid: number;
    }
  | {
      readonly type: 'gained';
      readonly seat: Seat;
      readonly what: Good | 'vp';
      readonly amount: number;
      readonly source: Source;
    }
  | {
      readonly type: 'paid';
      readonly seat: Seat;
      readonly what: Good;
      readonly amount: number;
      readonly source: Source;
    }
  | { readonly type: 'moved'; readonly seat: Seat; readonly spaces: number; readonly to: number }
  | { readonly type: 'floorPlaced'; readonly seat: Seat; readonly palace: number; readonly floors: number }
  | {
      readonly type: 'privilegeBought';
      readonly seat: Seat;
      readonly size: 'small' | 'large';
      readonly price: number;
    }
  | { readonly type: 'wallBuilt'; readonly seat: Seat; readonly tile: WallTile; readonly section: number }
  | { readonly type: 'dragonsReturned' }
  | {
      readonly type: 'cardPlayed';
      readonly seat: Seat;
      readonly card: PersonType | 'wild';
      readonly as: PersonType;
    }
  | { readonly type: 'nobodyLeft'; readonly seat: Seat; readonly person: PersonType }
  | { readonly type: 'tileTaken'; readonly seat: Seat; readonly person: Person }
  | { readonly type: 'housed'; readonly seat: Seat; readonly palace: number; readonly person: Person }
  | {
      readonly type: 'replaced';
      readonly seat: Seat;
      readonly palace: number;
      readonly person: Person;
      readonly by: Person;
    }
  | { readonly type: 'refused'; readonly seat: Seat; readonly person: Person }
  | { readonly type: 'eventBegan'; readonly event: EventId }
  | { readonly type: 'mustRelease'; readonly seat: Seat; readonly persons: number; readonly cause: Cause }
  | {
      readonly type: 'released';
      readonly seat: Seat;
      readonly palace: number;
      readonly person: Person;
      readonly cause: Cause;
    }
  | { readonly type: 'eventEnded'; readonly round: number; readonly event: EventId }
  | { readonly type: 'wallChecked'; readonly length: number; readonly needed: number }
  | { readonly type: 'superEventBegan'; readonly event: SuperEvent }
  | { readonly type: 'floorRemoved'; readonly seat: Seat; readonly palace: number; readonly floors: number }
  | {
      readonly type: 'palaceFell';
      readonly seat: Seat;
      readonly palace: number;
      readonly persons: readonly Person[];
    }
  | { readonly type: 'markersReset' }
  | { readonly type: 'cardDiscarded'; readonly seat: Seat; readonly card: PersonType | 'wild' }
  | { readonly type: 'privilegesLost'; readonly seat: Seat; readonly small: number; readonly large: number }
  | { readonly type: 'chartered'; readonly seat: Seat; readonly person: PersonType }
  | { readonly type: 'decayed'; readonly seat: Seat; readonly palace: number; readonly floors: number }
  | {
      readonly type: 'scored';
      readonly seat: Seat;
      readonly palaces: number;
      readonly ladies: number;
      readonly privileges: number;
    }
  | {
      readonly type: 'finalScored';
      readonly seat: Seat;
      readonly persons: number;
      readonly monks: number;
      readonly goods: number;
    }
  | { readonly type: 'ended'; readonly scores: readonly number[]; readonly places: readonly number[] };

export type DragonEmit = Emit<DragonEvent>;

export interface DragonKinds extends Kinds {
  state: DragonState;
  options: DragonOptions;
  move: DragonMove;
  event: DragonEvent;
  view: DragonView;
}
