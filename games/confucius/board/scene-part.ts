import type { SceneProps } from '../../../client/board/scene.ts';
import type { ConfuciusEvent, ConfuciusKinds } from '../rules/types.ts';
import type { ConfuciusSceneWords } from '../words/scene.ts';
import type { ConfuciusTexts } from '../words/texts.ts';

export type ConfuciusSceneProps = SceneProps<ConfuciusKinds, ConfuciusTexts, ConfuciusSceneWords>;

/** The events of the first steps of a scene, or of all. */
export const eventsOf = ({ script }: ConfuciusSceneProps, steps = script.steps.length): ConfuciusEvent[] =>
  script.steps.slice(0, steps).flatMap(({ events }) => [...events]);

/** The first event of a kind. */
export const eventIn = <T extends ConfuciusEvent['type']>(
  events: readonly ConfuciusEvent[],
  type: T,
): Extract<ConfuciusEvent, { type: T }> | undefined =>
  events.find((event): event is Extract<ConfuciusEvent, { type: T }> => event.type === type);
