import type {
  BoxAction,
  CUBE_SPACES,
  DistantLand,
  ForeignLand,
  Ministry,
  Reward,
  Student,
  Title,
} from '../../rules/confucius/data.ts';
import type { ConfuciusKinds } from '../../rules/confucius/types.ts';
import type { Page, Texts } from '../texts.ts';
import type { ExplainedRule, RefusingRule, Topic } from './pages.ts';

type Of<Key extends string> = Readonly<Record<Key, string>>;

/** The preferred terms of section 10 of the spec. */
export interface ConfuciusTerms {
  readonly game: string;
  readonly variants: Of<'advanced' | 'admiral'>;
  readonly round: string;
  readonly phases: Of<'count' | 'chief' | 'actions' | 'court' | 'end'>;
  readonly steps: Of<'wall' | 'examination' | 'resolution' | 'invasion'>;
  readonly chiefMinister: string;
  readonly titles: Of<Title>;
  readonly posts: Of<'minister' | 'secretary'>;
  readonly ministry: string;
  readonly ministries: Of<Ministry>;
  readonly anyMinistry: string;
  readonly official: string;
  readonly candidate: string;
  readonly student: string;
  readonly redSpace: string;
  readonly unbribed: string;
  readonly unsecured: string;
  readonly secured: string;
  readonly influence: string;
  readonly discount: string;
  readonly cube: string;
  readonly box: string;
  readonly pass: string;
  readonly army: string;
  readonly colonies: string;
  readonly foreignLand: string;
  readonly junk: string;
  readonly shipyard: string;
  readonly ocean: string;
  readonly distantLand: string;
  readonly gift: string;
  readonly obligation: string;
  /** By value from 1. */
  readonly gifts: readonly [string, string, string, string, string, string];
  readonly card: string;
  readonly cash: string;
  readonly licence: string;
  readonly discardPile: string;
  readonly rewardCard: string;
  /** What the cards are called; four of them are Bribery. */
  readonly rewards: Of<'bribery' | Exclude<Reward, `bribe${string}`>>;
  readonly vp: string;
  readonly actions: Of<BoxAction>;
  readonly favour: string;
  readonly foreignLands: Of<ForeignLand>;
  readonly distantLands: Of<DistantLand>;
}

/** Words on the table, where room is scarce. */
export interface ConfuciusBoardTexts {
  readonly columns: Of<
    | 'ministry'
    | 'minister'
    | 'secretary'
    | 'foreign'
    | 'due'
    | 'cost'
    | 'boxes'
    | 'distant'
    | 'player'
    | 'vp'
    | 'cards'
    | 'rewards'
    | 'cubes'
    | 'junks'
    | 'armies'
    | 'gifts'
    | 'holds'
  >;
  round(round: number): string;
  /** What each ministry is for, in a word. */
  readonly fields: Of<Ministry>;
  readonly lands: Of<DistantLand>;
  readonly spaces: Of<(typeof CUBE_SPACES)[number]>;
  readonly wall: string;
  readonly box: string;
  readonly examination: string;
  readonly students: Of<Student>;
  readonly forced: string;
  candidate(name: string, below: number): string;
  readonly noCandidate: string;
  /** What lies in the supply. */
  supply(junks: number, deck: number, discard: number, rewards: number): string;
  readonly hand: string;
  purse(cash: number, licences: number): string;
  readonly rewards: Of<Reward>;
  readonly lens: LensTexts;
  /** How the signs on the table are read. */
  readonly legend: string;
  readonly final: Of<'ministries' | 'distant' | 'foreign' | 'insult' | 'titles' | 'total'>;
}

/** The obligation lens. Lists are of names that are already joined. */
interface LensTexts {
  readonly bonds: string;
  readonly prospects: string;
  readonly titles: string;
  bound(to: readonly { readonly name: string; readonly value: number }[]): string;
  readonly free: string;
  blocked(ministry: string, givers: readonly string[]): string;
  cubes(n: number): string;
  /** Who would give up influence to whom; several where the choice is open. */
  support(seat: string, to: readonly string[], obliged: boolean): string;
  posts(minister: string, secretary: string): string;
  readonly either: string;
  readonly nobody: string;
  readonly resolved: string;
}

export interface ConfuciusTexts extends Texts<ConfuciusKinds> {
  readonly terms: ConfuciusTerms;
  readonly board: ConfuciusBoardTexts;
  readonly refusal: Readonly<Record<RefusingRule, string>>;
  readonly rules: Readonly<Record<ExplainedRule, string>>;
  readonly help: Readonly<Record<Topic, Page>>;
}
