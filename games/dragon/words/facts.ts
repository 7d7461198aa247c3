import type { Scene } from '../../../i18n/texts.ts';
import {
  ACTION_IDS,
  type ActionId,
  type Age,
  ageOf,
  type Good,
  oldOf,
  PERSON_TYPES,
  type Person,
  type PersonType,
  REFILL,
  SYMBOLS,
  typeOf,
  UNDIVIDED,
  VALUE,
  youngOf,
} from '../rules/data.ts';
import { personLetter } from '../rules/notation.ts';
import { floorsAt, personsAt, symbols } from '../rules/palace.ts';
import { surcharge, yieldOf } from '../rules/phases/action.ts';
import { monkScore } from '../rules/scoring.ts';
import type { DragonFrame, DragonKinds, DragonView } from '../rules/types.ts';

/** What the sentences of every language speak of: figures are found here, words in the catalogues. */
export type DragonScene = Scene<DragonKinds>;

type Gain = Good | 'vp' | 'floor' | 'space';
export interface Yield {
  readonly what: Gain;
  readonly amount: number;
}

/** A tile's type, and its age if the type exists in two. */
export const tileOf = (p: Person): { type: PersonType; age: Age | undefined } => ({
  type: PERSON_TYPES[typeOf(p)]!,
  age: typeOf(p) < UNDIVIDED ? undefined : ageOf(p),
});

/** How many symbols of its type a tile shows. */
export const symbolCount = (p: Person): number => SYMBOLS[typeOf(p)]![p]!;

/** A palace as one would write it: floors, then who lives there, a dot for each free place. */
export function palaceSign(palaces: readonly number[], i: number): string {
  const floors = floorsAt(palaces, i);
  const persons = personsAt(palaces, i).map(personLetter).join('');
  return `${floors}[${persons.padEnd(floors, '·')}]`;
}

/** Who lives in a palace of the own. */
export const residents = ({ view, seat }: DragonScene, i: number): Person[] =>
  personsAt(view.players[seat]!.palaces, i);

export const ownPalace = ({ view, seat }: DragonScene, i: number): string =>
  palaceSign(view.players[seat]!.palaces, i);

export const floorsOf = ({ view, seat }: DragonScene, i: number): number =>
  floorsAt(view.players[seat]!.palaces, i);

const ACTION_GAINS: Readonly<Record<ActionId, Gain | undefined>> = {
  taxes: 'yuan',
  build: 'floor',
  harvest: 'rice',
  fireworks: 'fireworks',
  parade: 'space',
  research: 'vp',
  privilege: undefined,
  wall: undefined,
};

export interface Offer {
  /** Counted from 1. */
  readonly group: number;
  readonly pay: number;
  readonly gain: Yield | undefined;
}

/** What an action on the table would cost and bring a player. */
export function offerOf(view: DragonView, seat: number, id: ActionId): Offer {
  const action = ACTION_IDS.indexOf(id);
  const group = view.groups[action]!;
  const what = ACTION_GAINS[id];
  return {
    group: group + 1,
    pay: surcharge(view, group),
    gain: what && { what, amount: yieldOf(view, seat, action) },
  };
}

export const refillGain = ({ view, seat }: DragonScene): number =>
  Math.max(0, REFILL - view.players[seat]!.yuan);

/** The tiles of a type that are left, age by age. */
export function stockOf(
  { pool }: DragonView,
  type: PersonType,
): { age: Age; tiles: number; value: number }[] {
  const t = PERSON_TYPES.indexOf(type);
  return [youngOf(t), oldOf(t)].flatMap((p) =>
    pool[p]! > 0 ? [{ age: ageOf(p), tiles: pool[p]!, value: VALUE[p]! }] : [],
  );
}

export const youngValue = (type: PersonType): number => VALUE[youngOf(PERSON_TYPES.indexOf(type))]!;

/** The type of the card whose tile is being chosen, and the tile of one age. */
export function tileOnOffer(view: DragonView, age: Age): Person {
  const f = frameOf(view, 'tile');
  return age === 'young' ? youngOf(f.type) : oldOf(f.type);
}

const CHARTER_GAINS: Readonly<Record<PersonType, Gain | undefined>> = {
  craftsman: 'floor',
  courtLady: 'vp',
  taxCollector: 'yuan',
  farmer: 'rice',
  pyrotechnist: 'fireworks',
  warrior: 'space',
  monk: 'vp',
  healer: undefined,
  scholar: 'vp',
};

/** D-SE-12. */
export function charterGain({ view, seat }: DragonScene, type: PersonType): Yield | undefined {
  const player = view.players[seat]!;
  const what = CHARTER_GAINS[type];
  const amount = type === 'monk' ? monkScore(player) : symbols(player, PERSON_TYPES.indexOf(type));
  return what && { what, amount };
}

/** The open decision, which is of that phase. */
export const frameOf = <P extends DragonFrame['phase']>(
  view: DragonView,
  _phase: P,
): Extract<DragonFrame, { phase: P }> => view.stack.at(-1) as Extract<DragonFrame, { phase: P }>;
