import {
  type Age,
  ageOf,
  NOBODY,
  oldOf,
  PERSON_TYPES,
  type Person,
  type PersonType,
  SYMBOLS,
  typeOf,
  UNDIVIDED,
  VALUE,
  youngOf,
} from './data.ts';
import type { DragonView } from './types.ts';

/** A tile's type, and its age if the type exists in two. */
export const tileOf = (p: Person): { type: PersonType; age: Age | undefined } => ({
  type: PERSON_TYPES[typeOf(p)]!,
  age: typeOf(p) < UNDIVIDED ? undefined : ageOf(p),
});

/** How many symbols of its type a tile shows. */
export const symbolCount = (p: Person): number => SYMBOLS[typeOf(p)]![p]!;

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
  const frame = view.stack.at(-1);
  if (frame?.phase !== 'tile') return NOBODY;
  return age === 'young' ? youngOf(frame.type) : oldOf(frame.type);
}
