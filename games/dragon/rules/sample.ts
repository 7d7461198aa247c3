import { fork, type Stream } from '../../../core/rng.ts';
import { clone } from './clone.ts';
import type { DragonState, DragonView } from './types.ts';

/** Only the coming deals are hidden, so a new stream is enough. */
export const sample = (view: DragonView, rng: Stream): DragonState =>
  clone({ ...view, rng: { actions: fork(rng) } });
