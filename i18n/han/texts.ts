import type { Colour } from '../../rules/han/data.ts';
import type { HanKinds } from '../../rules/han/types.ts';
import type { Page, Texts } from '../texts.ts';
import type { ProvinceId } from './facts.ts';
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

export interface HanTexts extends Texts<HanKinds> {
  readonly terms: HanTerms;
  readonly board: HanBoardTexts;
  readonly refusal: Readonly<Record<RefusingRule, string>>;
  readonly rules: Readonly<Record<ExplainedRule, string>>;
  readonly help: Readonly<Record<Topic, Page>>;
}
