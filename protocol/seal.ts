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
