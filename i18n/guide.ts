/** What a first game is told of, in the order in which it mostly comes up. */
export const GUIDE_STEPS = {
  dragon: ['court', 'draft', 'action', 'card', 'tile', 'house', 'forecast', 'build', 'release', 'points'],
  han: ['map', 'cards', 'place', 'second', 'draw', 'full', 'emissaries', 'roads'],
  confucius: [
    'court',
    'cubes',
    'payment',
    'officials',
    'gifts',
    'examination',
    'abroad',
    'favour',
    'discard',
  ],
} as const;

type StepsOf<G extends keyof typeof GUIDE_STEPS> = (typeof GUIDE_STEPS)[G][number];

/** The words of somebody who sits beside a newcomer. */
export interface GuideTexts {
  /** On the page from which a first game is begun. */
  readonly title: string;
  readonly line: string;
  readonly begin: string;
  readonly next: string;
  readonly skip: string;
  readonly rules: string;
  /** What leads to the rest of what is said. */
  readonly more: string;
  /** After the last step. */
  readonly done: string;
  readonly close: string;
  readonly steps: {
    readonly [G in keyof typeof GUIDE_STEPS]: Readonly<Record<StepsOf<G>, string>>;
  };
}
