import type { Seat } from '../../../core/game.ts';
import type { Scene } from '../../../i18n/texts.ts';
import {
  BOX_ACTIONS,
  BOX_VP,
  type BoxAction,
  CANDIDATE,
  COMMERCE_MAX,
  COMMERCE_MIN,
  EMPTY,
  FORCE_COST,
  FOREIGN_LANDS,
  type ForeignLand,
  INVASION_COST,
  MAX_BOXES,
  MINISTRIES,
  type Ministry,
  NOMINATE_COST,
  NOT_AVAILABLE,
  OFFICIALS,
  RECRUIT_COST,
  RECRUIT_COST_BINGBU,
  REWARD_BOX,
  SLOTS,
  SPACES,
  STUDENTS,
  type Student,
  UNIT_VALUES,
  type Unit,
  VOYAGE_JUNKS,
} from '../rules/data.ts';
import { giftFrom } from '../rules/gifts.ts';
import { controlled, weakest } from '../rules/influence.ts';
import { boxOf, isFreeBox, slotOf } from '../rules/lands.ts';
import {
  bribeDiscount,
  isBlocked,
  isOpen,
  isSecured,
  junkPrices,
  ministryOf,
  recruitsCheaply,
  spaceOf,
} from '../rules/officials.ts';
import { worth } from '../rules/payments.ts';
import { cubeCost } from '../rules/phases/command.ts';
import type {
  Cards,
  CommandFrame,
  ConfuciusFrame,
  ConfuciusKinds,
  ConfuciusView,
  FrameOf,
} from '../rules/types.ts';

/** What the sentences of every language speak of: figures are found here, words in the catalogues. */
export type ConfuciusScene = Scene<ConfuciusKinds>;

export const openFrame = ({ view }: ConfuciusScene): ConfuciusFrame | undefined => view.stack.at(-1);

/** The open decision, which is of that phase. */
export const frameOf = <P extends ConfuciusFrame['phase']>({ view }: ConfuciusScene, _phase: P): FrameOf<P> =>
  view.stack.at(-1) as FrameOf<P>;

/** The command whose parameter is being chosen, or which is being paid for. */
export const commandOf = ({ view }: Pick<ConfuciusScene, 'view'>): CommandFrame =>
  view.stack.findLast(({ phase }) => phase !== 'payment') as CommandFrame;

export const worthOf = (cards: Cards, unit: Unit): number => worth(cards, UNIT_VALUES[unit]);
export const numberOf = (cards: Cards): number => cards.reduce((sum, n) => sum + n, 0);
/** What a card of a type, counted from 1, is worth. */
export const cardWorth = (card: number, unit: Unit): number => UNIT_VALUES[unit][card - 1]!;

/** Cards one by one by their worth, as in 1+1+3. */
export const sumSign = (cards: Cards, unit: Unit): string => worths(cards, unit).join('+');

/** What each of the cards is worth. */
export const worths = (cards: Cards, unit: Unit): string[] =>
  cards.flatMap((n, c) => Array<string>(n).fill(String(UNIT_VALUES[unit][c])));

export const spaceAt = (ministry: Ministry, space: number): number =>
  MINISTRIES.indexOf(ministry) * SPACES + space - 1;

export interface Official {
  readonly empty: boolean;
  /** Printed cost; none for candidates. */
  readonly cost: number | undefined;
  readonly owner: Seat | undefined;
  readonly secured: boolean;
}

export const officialAt = (view: ConfuciusView, at: number): Official => ({
  empty: view.officials[at] === EMPTY,
  cost: view.officials[at]! > CANDIDATE ? view.officials[at]! : undefined,
  owner: view.markers[at]! < 0 ? undefined : view.markers[at]!,
  secured: isSecured(view, at),
});

/** What bribing or securing an official costs a player (C-DSC-2). */
export const priceAt = ({ view, seat }: ConfuciusScene, at: number): number =>
  view.officials[at]! - bribeDiscount(view, seat);

const ALL_OFFICIALS = Array.from({ length: OFFICIALS }, (_, at) => at);

const cheapestOfficial = (scene: ConfuciusScene, own: boolean): number => {
  const { view, seat } = scene;
  const targets = ALL_OFFICIALS.filter((at) => {
    if (!isOpen(view, at) || view.officials[at]! <= CANDIDATE) return false;
    if (own) return view.markers[at] === seat && !isSecured(view, at);
    return view.markers[at]! < 0 && !isBlocked(view, seat, ministryOf(at));
  });
  return Math.min(...targets.map((at) => priceAt(scene, at)));
};

const cheapestLand = (view: ConfuciusView): number =>
  Math.min(
    ...Array.from({ length: SLOTS * MAX_BOXES }, (_, k) => k)
      .filter((k) => isFreeBox(view, k))
      .map((k) => INVASION_COST[view.lands[slotOf(k)]!]!),
  );

export interface Price {
  readonly unit: Unit;
  readonly least: number;
  /** Absent if it can be more and depends on what is chosen. */
  readonly most?: number;
}

const exactly = (unit: Unit, cost: number): Price => ({ unit, least: cost, most: cost });

/** What an action costs in cash or licences. */
export function priceOf(scene: ConfuciusScene, action: BoxAction): Price | undefined {
  const { view, seat } = scene;
  switch (action) {
    case 'bribe':
    case 'secure':
      return { unit: 'cash', least: cheapestOfficial(scene, action === 'secure') };
    case 'nominate':
      return exactly('cash', NOMINATE_COST);
    case 'force':
      return exactly('cash', FORCE_COST);
    case 'buyJunks':
      return { unit: 'cash', least: junkPrice(scene, 1) };
    case 'voyage':
      return { unit: 'licences', least: 1 };
    case 'recruit':
      return exactly('licences', recruitsCheaply(view, seat) ? RECRUIT_COST_BINGBU : RECRUIT_COST);
    case 'invade':
      return { unit: 'cash', least: cheapestLand(view) };
    case 'buyGift':
      return { unit: 'cash', least: view.players[seat]!.gifts.indexOf(NOT_AVAILABLE) + 1 };
    case 'commerce':
      return { unit: 'cash', least: COMMERCE_MIN, most: COMMERCE_MAX };
    default:
      return undefined;
  }
}

/** Cubes that an action takes now; none by Imperial Favour or an Extra Action card (C-FAV-3, C-RWD-EXTRA). */
export const cubesFor = (scene: ConfuciusScene, action: BoxAction): number =>
  openFrame(scene)?.phase === 'turn'
    ? cubeCost(scene.view.players[scene.seat]!, BOX_ACTIONS.indexOf(action))
    : 0;

/** The sign of so many cubes, with a space before it. */
export const cubeSign = (cubes: number): string => (cubes > 0 ? ` ${'■'.repeat(cubes)}` : '');

const PRICED_BY_OFFICIAL: readonly string[] = ['bribe', 'secure', 'bribery'];

export interface Payment {
  readonly cards: string[];
  readonly unit: Unit;
  readonly cost: number;
  readonly over: number;
  /** What an official in Hubu takes off the price (C-DSC-2). */
  readonly saved: number;
}

/** The cards of a payment that a move makes, what they are worth, and by how much that is too much. */
export function paymentOf(scene: ConfuciusScene, cards: Cards): Payment | undefined {
  const f = openFrame(scene);
  if (f?.phase !== 'payment') return undefined;
  const over = worthOf(cards, f.unit) - f.cost;
  const saved = PRICED_BY_OFFICIAL.includes(commandOf(scene).phase)
    ? bribeDiscount(scene.view, scene.seat)
    : 0;
  return { cards: worths(cards, f.unit), unit: f.unit, cost: f.cost, over, saved };
}

/** How a language says what is paid for; spaces and boxes are counted from 1. */
export interface Purchases {
  bribe(ministry: number, space: number): string;
  secure(ministry: number, space: number): string;
  nominate(student: Student): string;
  readonly force: string;
  buyJunks(junks: number): string;
  voyage(junks: number): string;
  readonly recruit: string;
  invade(land: ForeignLand, box: number): string;
  buyGift(value: number): string;
}

/** What the open payment is for. */
export function purchaseOf(scene: ConfuciusScene, says: Purchases): string {
  const { phase, first } = commandOf(scene);
  switch (phase) {
    case 'bribe':
    case 'bribery':
      return says.bribe(ministryOf(first), spaceOf(first));
    case 'secure':
      return says.secure(ministryOf(first), spaceOf(first));
    case 'nominate':
      return says.nominate(STUDENTS[first]!);
    case 'buyJunks':
    case 'voyage':
      return says[phase](first + 1);
    case 'invade':
      return says.invade(FOREIGN_LANDS[scene.view.lands[slotOf(first)]!]!, boxOf(first) + 1);
    case 'buyGift':
      return says.buyGift(first + 1);
    default:
      return says[phase as 'force' | 'recruit'];
  }
}

export const junkPrice = ({ view, seat }: ConfuciusScene, junks: number): number =>
  junkPrices(view, seat)[junks]!;

export const voyagesWith = ({ view, seat }: ConfuciusScene, junks: number): number =>
  Math.floor((view.players[seat]!.ocean + junks) / VOYAGE_JUNKS);

export interface ArmyBox {
  /** An index of FOREIGN_LANDS. */
  readonly land: number;
  readonly vp: number;
  readonly reward: boolean;
  readonly cost: number;
  readonly owner: Seat | undefined;
}

/** A box of a foreign land; slot and box are counted from 0. */
export function boxAt(view: ConfuciusView, slot: number, box: number): ArmyBox {
  const land = view.lands[slot]!;
  const owner = view.armies[slot * MAX_BOXES + box]!;
  return {
    land,
    vp: BOX_VP[land]![box]!,
    reward: REWARD_BOX[land] === box,
    cost: INVASION_COST[land]!,
    owner: owner < 0 ? undefined : owner,
  };
}

/** Value of the gift that a player holds from another, or 0. */
export const heldFrom = (view: ConfuciusView, giver: Seat, holder: Seat): number =>
  giftFrom(view, giver, holder);

export interface Giving {
  /** Values of the gifts that leave the game, or 0: the own older one, and the receiver's (C-ACT-GIVEGIFT.3). */
  readonly replaces: number;
  readonly cancels: number;
  /** Both stay active (C-ACT-GIVEGIFT.4). */
  readonly mutual: boolean;
}

export function giving({ view, seat }: ConfuciusScene, value: number, to: Seat): Giving {
  const held = giftFrom(view, to, seat);
  return {
    replaces: giftFrom(view, seat, to),
    cancels: held < value ? held : 0,
    mutual: held === value,
  };
}

/** Officials that a player controls in the ministry that is being resolved. */
export const controlledBy = (scene: ConfuciusScene, seat: Seat): number =>
  controlled(frameOf(scene, 'ministry').control, seat);

/** Who decides, if it is one player. */
export function decider(view: ConfuciusView): Seat | undefined {
  const f = view.stack.at(-1);
  switch (f?.phase) {
    case 'chief':
    case 'favour':
      return view.chief;
    case 'examination':
      return (view.chief + f.turn) % view.players.length;
    case 'ministry':
      return weakest(f.control, f.left);
    default:
      return f && 'seat' in f ? f.seat : undefined;
  }
}

/** A map from the index to the word of a list, for terms that are kept by name. */
export const nameIn = <K extends string>(
  words: Readonly<Record<K, string>>,
  keys: readonly K[],
  index: number,
): string => words[keys[index]!];
