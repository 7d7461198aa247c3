import type { Page, Texts } from '../../../i18n/texts.ts';
import type {
  BoxAction,
  CUBE_SPACES,
  DistantLand,
  ForeignLand,
  Ministry,
  Reward,
  Student,
  Title,
  Unit,
} from '../rules/data.ts';
import type { ConfuciusKinds } from '../rules/types.ts';
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
  /** How something is with the picked move, and was without it. */
  changed(now: string, was: string): string;
}

/** An official or an empty space, for those who listen. */
interface Standing {
  readonly ministry: string;
  readonly space: number;
  readonly tile: 'empty' | 'candidate' | 'official';
  readonly cost: number;
  readonly owner: string | undefined;
  readonly secured: boolean;
}

/** What everybody sees of a player, for those who listen. */
interface Holdings {
  readonly name: string;
  readonly vp: number;
  readonly cubes: number;
  readonly cards: number;
  readonly rewards: number;
  readonly shipyard: number;
  readonly ocean: number;
  readonly colonies: number;
  readonly stock: number;
  /** Values of the gifts that are available. */
  readonly gifts: readonly number[];
  readonly chief: boolean;
}

type ConfuciusVerb =
  | Exclude<BoxAction, 'tax' | 'none'>
  | 'bribery'
  | 'giftCard'
  | 'land'
  | 'examination'
  | 'tutor'
  | 'place'
  | 'ministry'
  | 'discard'
  | 'chief';

/** Words on the drawn table, and the table in words. */
export interface ConfuciusPageTexts {
  where(round: number): string;
  readonly phases: Of<
    'chief' | 'actions' | 'favour' | 'examination' | 'resolution' | 'court' | 'end' | 'over'
  >;
  /** On the plaques, where room is scarce. */
  readonly actions: Of<BoxAction | 'pass' | 'favour'>;
  /** What confirming a choice does, by the phase in which it is made. */
  readonly verbs: Of<ConfuciusVerb>;
  readonly rewards: Of<Reward>;
  readonly tabs: Of<'result' | 'actions' | 'examination' | 'north' | 'sea' | 'web'>;
  due(round: number): string;
  readonly taken: string;
  readonly lost: string;
  readonly examination: string;
  readonly candidate: string;
  readonly anywhere: string;
  /** So many candidates below the one that lies open; the last `any` of all go anywhere. */
  below(n: number, any: number): string;
  readonly noCandidate: string;
  readonly openSeat: string;
  readonly held: Of<'later' | 'both' | 'forced'>;
  lastTime(red: number, orange: number): string;
  readonly supply: Of<'cards' | 'rewards' | 'junks'>;
  /** Why the viewer may not bribe in a ministry. */
  ribbon(giver: string, gift: string): string;
  readonly barred: string;
  readonly resolved: string;
  /** What is paid or laid down so far. */
  paid(sum: number, cost: number, unit: Unit): string;
  purse(coins: number, licences: number): string;
  tooMuch(n: number): string;
  draws(n: number): string;
  laid(n: number): string;
  readonly pay: string;
  readonly lay: string;
  readonly gifts: Of<'missing' | 'available' | 'gone'>;
  given(to: string): string;
  readonly yard: string;
  ready(left: number): string;
  readonly discounts: Of<Ministry>;
  readonly families: string;
  readonly familiesNote: string;
  readonly chief: string;
  readonly passed: string;
  readonly web: Of<'title' | 'lens' | 'next' | 'forbids' | 'nothing' | 'titles'>;
  readonly final: string;
  /** Labels and lines for those who listen. */
  official(standing: Standing): string;
  box(land: string, box: number, vp: number, reward: boolean, owner: string | undefined): string;
  land(land: string, vp: number | undefined, reached: readonly string[]): string;
  student(student: Student, owner: string | undefined): string;
  gift(gift: string, state: string): string;
  card(coins: number, licences: number, n: number): string;
  cube(action: string, cubes: readonly string[]): string;
  post(ministry: string, minister: string, secretary: string, resolved: boolean): string;
  wall(pieces: number): string;
  foreign(land: string, state: string, boxes: readonly string[]): string;
  player(holdings: Holdings): string;
  hand(cards: readonly string[], rewards: readonly string[]): string;
}

export interface ConfuciusTexts extends Texts<ConfuciusKinds> {
  readonly terms: ConfuciusTerms;
  readonly board: ConfuciusBoardTexts;
  readonly page: ConfuciusPageTexts;
  readonly refusal: Readonly<Record<RefusingRule, string>>;
  readonly rules: Readonly<Record<ExplainedRule, string>>;
  readonly help: Readonly<Record<Topic, Page>>;
}
