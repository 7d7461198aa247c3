import type { Cut, SceneStep, Told } from '../../../client/board/scene.ts';
import type { DragonEvent, DragonKinds } from '../rules/types.ts';

export const STEPS = ['event', 'losses', 'wall', 'super', 'decay', 'scoring', 'next', 'final'] as const;
export type StepId = (typeof STEPS)[number];

/** The step that an event belongs to, after those before; none if it ends the scene or is not told. */
function stepOf(event: DragonEvent, before: StepId): StepId | undefined {
  switch (event.type) {
    case 'superEventBegan':
      return 'super';
    case 'decayed':
      return 'decay';
    case 'scored':
      return 'scoring';
    case 'monthBegan':
      return 'next';
    case 'finalScored':
    case 'ended':
      return 'final';
    case 'wallChecked':
      return 'wall';
    case 'released':
      return before === 'event' ? 'losses' : before;
    case 'eventEnded':
      return undefined;
    default:
      return before;
  }
}

/** The end of every month, from its event to the next month or the final scoring. */
export function cut(told: readonly Told<DragonKinds>[]): Cut<DragonKinds>[] {
  const cuts: Cut<DragonKinds>[] = [];
  for (let at = 0; at < told.length; at++)
    if (told[at]!.event.type === 'eventBegan') {
      const one = monthFrom(told, at);
      cuts.push(one);
      at = one.end - 1;
    }
  return cuts;
}

function monthFrom(told: readonly Told<DragonKinds>[], start: number): Cut<DragonKinds> {
  const steps: { id: StepId; events: DragonEvent[] }[] = [];
  let before: StepId = 'event';
  let done = false;
  let end = start;
  for (; end < told.length && !done; end++) {
    const { event } = told[end]!;
    const step = stepOf(event, before);
    if (step === undefined) continue;
    if (steps.at(-1)?.id !== step) steps.push({ id: step, events: [] });
    steps.at(-1)!.events.push(event);
    before = step;
    done = event.type === 'monthBegan' || event.type === 'ended';
  }
  return { id: `month ${told[start]!.ply}`, start, end, done, steps: worthTelling(steps) };
}

/** Peace has nothing to tell but the month itself. */
const worthTelling = (steps: readonly SceneStep<DragonKinds>[]): SceneStep<DragonKinds>[] =>
  steps.length > 1 ? steps.filter(({ events }) => !(events.length === 1 && isPeace(events[0]!))) : [...steps];

const isPeace = (event: DragonEvent): boolean => event.type === 'eventBegan' && event.event === 'peace';
