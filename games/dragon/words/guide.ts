/** What a first game is told of, in the order in which it mostly comes up. */
export const GUIDE_STEPS = [
  'court',
  'draft',
  'action',
  'card',
  'tile',
  'house',
  'forecast',
  'build',
  'release',
  'points',
] as const;

export type GuideStep = (typeof GUIDE_STEPS)[number];
