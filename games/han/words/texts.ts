import type { Page, Texts } from '../../../i18n/texts.ts';
import type { Colour } from '../rules/data.ts';
import type { ProvinceId } from '../rules/provinces.ts';
import type { HanKinds } from '../rules/types.ts';
import type { ExplainedRule, RefusingRule, Topic } from './pages.ts';

type Of<Key extends string> = Readonly<Record<Key, string>>;

/** The preferred terms of section 10 of the spec, by the keys of its table. */
export interface HanTerms
  extends Of<
    | 'pagoda'
    | 'emissary'
    | 'fortress'
    | 'province'
    | 'district'
    | 'alliance'
    | 'road'
    | 'port'
    | 'borderSpace'
    | 'joker'
    | 'exchange'
    | 'pile'
    | 'display'
    | 'discard'
    | 'hand'
    | 'supply'
    | 'round'
    | 'startPlayer'
    | 'points'
    | 'portScoring'
    | 'finalScoring'
    | 'side1'
    | 'side2'
  > {
  readonly game: string;
  readonly colours: Of<Colour>;
  readonly provinces: Of<ProvinceId>;
}

/** Where points come from. */
export type Source = 'provinces' | 'districts' | 'ports' | 'alliances' | 'roads';

/** Words on the table, where room is scarce. */
export interface HanBoardTexts {
  /** What the figures beside the map say. */
  readonly outlook: string;
  readonly sources: Of<Source>;
  readonly rows: Of<'points' | 'total' | 'pagodas' | 'emissaries' | 'fortresses' | 'cards'>;
  readonly round: (round: number) => string;
  readonly first: (name: string) => string;
  /** Which time the pile is being played through. */
  readonly pile: (cards: number, pass: number) => string;
  readonly lastRound: string;
  readonly discard: (cards: number) => string;
  readonly faceUp: string;
  readonly hand: string;
  /** A province that has been scored pays no more. */
  readonly scored: string;
  /** How the signs on the table are read. */
  readonly legend: string;
  /** Points made before the final scoring. */
  readonly before: string;
}

/** How many of something each of some players has, by name. */
export type Tally = readonly (readonly [name: string, n: number])[];

/** What the page says of a player to those who listen. */
export interface PlayerFacts {
  readonly name: string;
  readonly points: number;
  /** The final score if the game ended now. */
  readonly total: number;
  readonly pagodas: number;
  readonly emissaries: number;
  readonly fortresses: number;
  readonly cards: number;
  /** Colours of the cards that everybody has seen. */
  readonly known: readonly string[];
}

export interface ProvinceFacts {
  readonly name: string;
  readonly colour: string;
  readonly taken: number;
  readonly spaces: number;
  readonly scored: boolean;
  readonly pagodas: Tally;
  readonly emissaries: Tally;
  /** How many more emissaries there is room for. */
  readonly room: number;
  readonly free: readonly string[];
  /** Spaces with a fortress. */
  readonly fortresses: readonly string[];
  /** What it pays as things stand. */
  readonly pays: Tally;
}

/** Words of the page: captions on the painting, and the names that things have for those who listen. */
export interface HanPageTexts
  extends Of<
    | 'openCards'
    | 'players'
    | 'lens'
    | 'lastRound'
    | 'end'
    | 'over'
    | 'payWith'
    | 'paid'
    | 'exchange'
    | 'noSecond'
    | 'pass'
    | 'pagoda'
    | 'fortress'
    | 'wholeMap'
    | 'closer'
    | 'free'
    | 'bareFortress'
    | 'emptySlot'
    | 'noCards'
    | 'wall'
    | 'total'
  > {
  /** A colour as one letter, on cards. */
  readonly letters: Of<Colour>;
  readonly space: (id: string) => string;
  readonly round: (round: number) => string;
  /** What is left of the pile, and which time it is played through. */
  readonly pile: (cards: number, pass: number) => string;
  readonly pileBelow: (pass: number) => string;
  /** How many spaces of a province are taken. */
  readonly taken: (taken: number, spaces: number) => string;
  readonly wouldHave: (points: number) => string;
  /** What somebody would have with the picked move, and without it. */
  readonly withPick: (name: string, points: number, without: number) => string;
  readonly left: (pieces: 'pagodas' | 'emissaries' | 'fortresses' | 'cards', n: number) => string;
  readonly pagodaOf: (name: string, fortified: boolean) => string;
  readonly seal: (province: string, emissaries: Tally, room: number) => string;
  /** A card by its colour and the provinces it pays for. */
  readonly card: (colour: Colour, provinces: readonly string[]) => string;
  readonly alliance: (n: number, provinces: readonly string[], pays: Tally) => string;
  readonly open: (cards: readonly string[]) => string;
  readonly hand: (cards: readonly string[]) => string;
  readonly player: (player: PlayerFacts) => string;
  readonly province: (province: ProvinceFacts) => string;
  readonly ports: (pays: Tally) => string;
  readonly chains: (name: string, points: number, lengths: readonly number[]) => string;
}

export interface HanTexts extends Texts<HanKinds> {
  readonly terms: HanTerms;
  readonly board: HanBoardTexts;
  readonly page: HanPageTexts;
  readonly refusal: Readonly<Record<RefusingRule, string>>;
  readonly rules: Readonly<Record<ExplainedRule, string>>;
  readonly help: Readonly<Record<Topic, Page>>;
}
