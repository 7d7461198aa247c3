/** What the guide may say in a first game. */
export const GUIDE_STEPS = ['second', 'full', 'emissaries', 'roads'] as const;

export type GuideStep = (typeof GUIDE_STEPS)[number];
