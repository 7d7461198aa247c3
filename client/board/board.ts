import type { ComponentChild, ComponentChildren, ComponentType, VNode } from 'preact';
import type { Action, Game, Kinds, Seat, Viewer } from '../../core/game.ts';
import type { Language } from '../../i18n/index.ts';
import type { Verb } from '../../i18n/page.ts';
import type { Scene, Texts } from '../../i18n/texts.ts';
import type { Place, PlaceId } from './places.ts';

/** The five families, the same in all games; each has a colour, a symbol and a pattern. */
export const FAMILIES = ['jade', 'plum', 'amber', 'pearl', 'ink'] as const;
export type Family = (typeof FAMILIES)[number];

/** A move that may be chosen now. */
export interface Choice<K extends Kinds = Kinds> {
  readonly action: Action;
  readonly move: K['move'];
}

/** How the game stands after a number of decisions, as the viewer may know it. */
export interface Moment<K extends Kinds = Kinds> {
  readonly ply: number;
  readonly view: K['view'];
  readonly phase: string;
  /** Who is to decide; nobody when the game is over. */
  readonly active: readonly Seat[];
  /** What the viewer may choose. */
  readonly legal: readonly Choice<K>[];
  readonly over: boolean;
}

/** The decisions that one press made together, and where they began. */
export interface Press<K extends Kinds = Kinds> {
  readonly from: Moment<K>;
  readonly actions: readonly Action[];
}

/** How a game came out that somebody resigned. */
export interface TableResult {
  /** By seat, with those who resigned last. */
  readonly places: readonly number[];
  readonly resigned: readonly boolean[];
  /** Who has won, in words, where resigning ended the game before its last round. */
  readonly early?: string | undefined;
}

/**
 * All that a board is told. Boards know no rules: they draw a view and what may be chosen, and report what was
 * chosen.
 */
export interface BoardProps<K extends Kinds = Kinds, T extends Texts<K> = Texts<K>> {
  readonly game: Game<K>;
  readonly view: K['view'];
  /** How the table lies without the decisions of the unconfirmed turn, if there are any. */
  readonly settled?: K['view'] | undefined;
  /** Whose view it is. */
  readonly viewer: Viewer;
  /** Who is to decide. */
  readonly active: readonly Seat[];
  /** By seat, as are the families. */
  readonly names: readonly string[];
  readonly families: readonly Family[];
  /** What stands beside a name: where the person is, or which bot it is; where there is little room, as a sign alone. */
  mark?(seat: Seat, sign?: boolean): ComponentChild;
  /** At the end of a game that somebody resigned: what the rules know nothing of. */
  readonly result?: TableResult | undefined;
  /** The seat that sentences call "you"; none for spectators, in replays, and where people share the screen. */
  readonly reader?: Seat | undefined;
  /** What the viewer's own seat is called beside its name. */
  readonly you: string;
  readonly texts: T;
  readonly lang: Language;
  /** What the viewer may choose now; nothing while others decide. */
  readonly legal: readonly Choice<K>[];
  /** What is chosen but not confirmed. */
  readonly picked: Action | undefined;
  /** Picks a decision, or several that one press makes one after another. */
  pick(action: Action, ...then: readonly Action[]): void;
  /** The decisions that the last press of the unconfirmed turn made together, if there were several. */
  readonly pressed?: Press<K> | undefined;
  /** Makes other decisions instead of those of the last press. */
  exchange?(...actions: readonly Action[]): void;
  /** Something that cannot be done was touched: somebody wants to know why, now or after other decisions. */
  ask(move: K['move'], ...after: readonly Action[]): void;
  /** Whether the lens of the game is on: forecast, score if it ended now, web of obligations. */
  readonly lens: boolean;
  toggleLens(): void;
  /** Zones that have changed since the viewer last looked; the board names its zones. */
  readonly changed: ReadonlySet<string>;
  /** What a lesson speaks of: a board that shows a part of the table at a time shows this. */
  readonly look?: readonly PlaceId[] | undefined;
}

/** Where the game is, for the top bar, as in "Month 6 of 12". */
export interface Heading {
  readonly where: string;
  readonly phase: string;
  /** Instead of the phase where there is no room for it. */
  readonly brief?: string;
  /** The number of the month or round; none before the first and after the last. */
  readonly round?: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The room of a board in two parts: the field, which is looked at, and the dock, which is chosen from. */
export interface Room extends Size {
  /** Beside the field; otherwise the dock lies below it and takes what it needs of the height. */
  readonly dock?: Size | undefined;
}

/** A board in two parts also knows how much room there is, and returns `parts` of what it draws. */
export type PhoneProps<K extends Kinds = Kinds, T extends Texts<K> = Texts<K>> = BoardProps<K, T> & {
  readonly room: Room;
  parts(field: ComponentChildren, dock: ComponentChildren): VNode;
};

/** What a game brings to the page. */
export interface Board<K extends Kinds = Kinds, T extends Texts<K> = Texts<K>> {
  /** The painting, for a box of 940 × 624; an svg that scales. */
  readonly Stage: ComponentType<BoardProps<K, T>>;
  /** The players with their holdings and the lens, above the log in the rail. */
  readonly Rail: ComponentType<BoardProps<K, T>>;
  /** Field and dock, for phones and tablets. */
  readonly Phone: ComponentType<PhoneProps<K, T>>;
  /** What the viewer alone sees of the own cards, drawn small; absent where the rail can show all hands. */
  readonly Held?: ComponentType<BoardProps<K, T>>;
  heading(view: K['view'], texts: T): Heading;
  /** The score of a seat as everybody sees it, for the strip and the chart. */
  score(view: K['view'], seat: Seat): number;
  /** Points that an event brings its seat. */
  points?(event: K['event']): number;
  /** All places of the table as it lies there now; the drawing marks each with `data-place`. */
  places(props: BoardProps<K, T>): readonly Place[];
  /**
   * The places that a move of the open decision points to, its targets. Most moves have one; a draft of two persons has
   * both, and the release of one of two equal persons either.
   */
  targets(move: K['move'], at: Pick<Scene<K>, 'view' | 'seat'>): readonly PlaceId[];
  /** The zones that an event changes: regions of the table that carry a badge until the viewer's next turn. */
  zones(event: K['event']): readonly string[];
  /** Verbs of the page for kinds of moves, as on the button that confirms one. */
  readonly verbs?: Readonly<Partial<Record<string, Verb>>>;
  /** What confirming a move does, in a word, where the game has a word of its own for it. */
  verb?(move: K['move'], view: K['view'], texts: T): string | undefined;
  /** Decisions that one press can make together, beside those that can be made one by one. */
  bundles?(moment: Moment<K>): readonly (readonly Action[])[];
  /** The table as if it were the seat's turn, for preparing it while others decide; undefined if it cannot be known. */
  nextTurn?(view: K['view'], seat: Seat): K['view'] | undefined;
  /** What is picked beforehand where several things may be chosen, such as a payment. */
  suggest?(moment: Moment<K>, seat: Seat): Action | undefined;
}
