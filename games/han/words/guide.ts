/** What a first game is told of, in the order in which it mostly comes up. */
export const GUIDE_STEPS = [
  'map',
  'cards',
  'place',
  'second',
  'draw',
  'full',
  'emissaries',
  'roads',
] as const;

export type GuideStep = (typeof GUIDE_STEPS)[number];
