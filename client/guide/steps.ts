import type { Step } from '../board/step.ts';

/** The step to show now: first those for the start of the game, then those for the open decision. */
export const nextStep = (
  steps: readonly Step[],
  seen: ReadonlySet<string>,
  phase: string | undefined,
): Step | undefined =>
  steps.find((step) => !seen.has(step.id) && (step.phase === undefined || step.phase === phase));

/** Whether all steps that occur in every game were shown. */
export const isThrough = (steps: readonly Step[], seen: ReadonlySet<string>): boolean =>
  steps.every(({ id, rare }) => rare || seen.has(id));
