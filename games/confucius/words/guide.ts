/** What a first game is told of, in the order in which it mostly comes up. */
export const GUIDE_STEPS = [
  'court',
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
