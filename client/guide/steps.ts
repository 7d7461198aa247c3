import type { Step } from '../board/step.ts';

/** What is to be said now: what opens the game comes first, then what the open decision is about. */
export const nextStep = (
  steps: readonly Step[],
  seen: ReadonlySet<string>,
  phase: string | undefined,
): Step | undefined =>
  steps.find((step) => !seen.has(step.id) && (step.phase === undefined || step.phase === phase));

/** Whether all has been said that every game comes to. */
export const isThrough = (steps: readonly Step[], seen: ReadonlySet<string>): boolean =>
  steps.every(({ id, rare }) => rare || seen.has(id));
