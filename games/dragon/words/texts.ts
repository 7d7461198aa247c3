import type { Page, Texts } from '../../../i18n/texts.ts';
import type { ActionId, Age, EventId, Good, PersonType, SuperEvent, WallTile } from '../rules/data.ts';
import type { Outlook } from '../rules/forecast.ts';
import type { Yield } from '../rules/offers.ts';
import type { DragonKinds } from '../rules/types.ts';
import type { ExplainedRule, RefusingRule, Topic } from './pages.ts';

type Of<Key extends string> = Readonly<Record<Key, string>>;

/** The preferred terms of section 10 of the spec. */
export interface DragonTerms {
  readonly game: string;
  readonly month: string;
  readonly phases: Of<'draft' | 'action' | 'person' | 'event' | 'end'>;
  readonly persons: Of<PersonType>;
  /** What the tiles of a type show. */
  readonly symbols: Of<PersonType>;
  readonly ages: Of<Age>;
  readonly wild: string;
  readonly actions: Of<ActionId>;
  readonly refill: string;
  readonly events: Of<EventId>;
  readonly superEvents: Of<SuperEvent>;
  readonly goods: Of<Good>;
  readonly vp: string;
  readonly track: string;
  readonly palace: string;
  readonly floor: string;
  readonly privileges: Of<'small' | 'large'>;
  readonly wallTiles: Of<WallTile>;
  readonly variants: Of<'greatWall' | 'superEvents'>;
}

/** Words on the table, where room is scarce. */
export interface DragonBoardTexts {
  readonly persons: Of<PersonType>;
  readonly events: Of<EventId>;
  /** Units of the forecast, put behind a number. */
  readonly units: Of<keyof Outlook>;
  readonly columns: Of<
    'player' | 'vp' | 'track' | 'yuan' | 'rice' | 'fireworks' | 'privileges' | 'wall' | 'hand' | 'palaces'
  >;
  readonly month: (month: number) => string;
  readonly free: string;
  readonly pay: string;
  readonly display: string;
  /** How the signs on the table are read. */
  readonly legend: string;
  readonly symbolsOwned: string;
  readonly forecast: string;
  readonly final: Of<'before' | 'persons' | 'monks' | 'goods' | 'total'>;
}

type Gain = Yield['what'];

/** Words on the board of the page. */
export interface DragonPageTexts {
  /** Names on the action cards. */
  readonly actions: Of<ActionId>;
  /** What is counted, behind its number. */
  readonly unit: (what: Gain, n: number) => string;
  readonly sizes: Of<'small' | 'large'>;
  readonly rest: string;
  readonly restNote: (yuan: number) => string;
  /** Above what the months would do: to the viewer, or to somebody else. */
  readonly yours: string;
  readonly theirs: (name: string) => string;
  readonly room: string;
  /** Short verbs on what may be touched. */
  readonly chips: Of<'floor' | 'newPalace' | 'lose' | 'moveIn' | 'replace' | 'release' | 'refuse'>;
  readonly arrives: string;
  readonly noRoom: string;
  readonly refuseNote: string;
  readonly youngOrOld: (person: string) => string;
  readonly toRelease: (n: number) => string;
  readonly order: string;
  readonly orderAt: (space: number) => string;
  readonly inHand: string;
  readonly played: string;
  readonly noneLeft: string;
  /** How many tiles there are yet. */
  readonly left: (n: number) => string;
  readonly wilds: string;
  readonly cards: (n: number) => string;
  readonly otherCourts: string;
  readonly forecast: string;
  /** Points of every month as things stand. */
  readonly monthly: (points: number) => string;
  readonly wallTiles: (left: number) => string;
  readonly pair: (first: string) => string;
  readonly final: string;
  /** The board for those who listen, a sentence for each part. */
  readonly read: {
    readonly coming: (month: number, event: string, toll: string) => string;
    readonly nothing: string;
    /** A month with the picked move, and without it. */
    readonly changed: (toll: string, was: string) => string;
    readonly superEvent: (event: string) => string;
    readonly group: (group: number, actions: readonly string[], dragons: readonly string[]) => string;
    readonly goods: (name: string, figures: readonly string[]) => string;
    readonly privileges: (small: number, large: number) => string;
    readonly palace: (name: string, palace: number, floors: number, persons: readonly string[]) => string;
    /** A room of a palace, and who lives there. */
    readonly room: (name: string, palace: number, person: string | undefined) => string;
    readonly hand: (name: string, cards: readonly string[]) => string;
    readonly display: (person: string, tiles: number, value: number, symbols: number) => string;
    readonly order: (names: readonly string[]) => string;
    readonly wall: (sections: number, builders: readonly string[]) => string;
    readonly persons: (n: number) => string;
  };
}

export interface DragonTexts extends Texts<DragonKinds> {
  readonly terms: DragonTerms;
  readonly board: DragonBoardTexts;
  readonly page: DragonPageTexts;
  readonly refusal: Readonly<Record<RefusingRule, string>>;
  readonly rules: Readonly<Record<ExplainedRule, string>>;
  readonly help: Readonly<Record<Topic, Page>>;
}
