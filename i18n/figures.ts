import type { Topic as ConfuciusTopic } from './confucius/pages.ts';
import type { Topic as DragonTopic } from './dragon/pages.ts';
import type { Topic as HanTopic } from './han/pages.ts';

/** What the figure at each chapter of the rules shows, in a line below it. */
export interface FigureTexts {
  readonly dragon: Readonly<Record<DragonTopic, string>>;
  readonly han: Readonly<Record<HanTopic, string>>;
  readonly confucius: Readonly<Record<ConfuciusTopic, string>>;
}
