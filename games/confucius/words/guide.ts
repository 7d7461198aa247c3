/** What the guide may say in a first game. */
export const GUIDE_STEPS = [
  'cubes',
  'payment',
  'officials',
  'gifts',
  'examination',
  'abroad',
  'favour',
  'discard',
] as const;

export type GuideStep = (typeof GUIDE_STEPS)[number];
