import { z } from 'zod';

/** Carved pictures that stand for people. */
export const PICTURES = [
  'lotus',
  'peaks',
  'crane',
  'bamboo',
  'gourd',
  'carp',
  'moon',
  'pine',
  'wave',
  'lantern',
  'blossom',
  'junk',
  'tortoise',
  'teapot',
] as const;
/** Their colours. Vermilion is the site's own. */
export const PIGMENTS = ['azurite', 'malachite', 'plum', 'ochre', 'teal', 'ink', 'brown'] as const;

export type Picture = (typeof PICTURES)[number];
export type Pigment = (typeof PIGMENTS)[number];
export type Seal = `${Picture}.${Pigment}`;

const SEALS = PICTURES.flatMap((picture) => PIGMENTS.map((pigment): Seal => `${picture}.${pigment}`));

export const seal = z.enum(SEALS as [Seal, ...Seal[]]).meta({ id: 'Seal' });

/** The seal of a person: the chosen one, or one that follows from the id. */
export function sealOf(person: { readonly id: string; readonly seal?: string | undefined }): Seal {
  const chosen = SEALS.find((one) => one === person.seal);
  if (chosen) return chosen;
  let sum = 0;
  for (const letter of person.id) sum = (sum * 31 + letter.charCodeAt(0)) % 1_000_003;
  return SEALS[sum % SEALS.length]!;
}

/** Picture and pigment of a seal. */
export const partsOf = (one: Seal): readonly [Picture, Pigment] => one.split('.') as [Picture, Pigment];
