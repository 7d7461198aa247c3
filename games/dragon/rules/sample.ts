import { fork, type Stream } from '../../../core/rng.ts';
import { clone } from './clone.ts';
import type { DragonState, DragonView } from './types.ts';

/** All that a viewer cannot know are the deals to come, and those are as random as any. */
export const sample = (view: DragonView, rng: Stream): DragonState =>
  clone({ ...view, rng: { actions: fork(rng) } });
