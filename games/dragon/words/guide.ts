/** What the guide may say in a first game. */
export const GUIDE_STEPS = [
  'draft',
  'action',
  'tile',
  'house',
  'forecast',
  'build',
  'release',
  'points',
] as const;

export type GuideStep = (typeof GUIDE_STEPS)[number];
