import type { Scene } from '../../../i18n/texts.ts';
import {
  FOREIGN_LANDS,
  type ForeignLand,
  STUDENTS,
  type Student,
  UNIT_VALUES,
  type Unit,
} from '../rules/data.ts';
import { commandOf } from '../rules/decider.ts';
import { boxOf, slotOf } from '../rules/lands.ts';
import { bribeDiscount, ministryOf, spaceOf } from '../rules/officials.ts';
import { worthOf } from '../rules/payments.ts';
import type { Cards, ConfuciusFrame, ConfuciusKinds, FrameOf } from '../rules/types.ts';

/** What the sentences of every language speak of: figures are found here, words in the catalogues. */
export type ConfuciusScene = Scene<ConfuciusKinds>;

export const openFrame = ({ view }: ConfuciusScene): ConfuciusFrame | undefined => view.stack.at(-1);

/** The open decision, which is of that phase. */
export const frameOf = <P extends ConfuciusFrame['phase']>({ view }: ConfuciusScene, _phase: P): FrameOf<P> =>
  view.stack.at(-1) as FrameOf<P>;

/** Cards one by one by their worth, as in 1+1+3. */
export const sumSign = (cards: Cards, unit: Unit): string => worths(cards, unit).join('+');

/** What each of the cards is worth. */
export const worths = (cards: Cards, unit: Unit): string[] =>
  cards.flatMap((n, c) => Array<string>(n).fill(String(UNIT_VALUES[unit][c])));

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

/** A map from the index to the word of a list, for terms that are kept by name. */
export const nameIn = <K extends string>(
  words: Readonly<Record<K, string>>,
  keys: readonly K[],
  index: number,
): string => words[keys[index]!];
