import { dragon } from './dragon/index.ts';
import { han } from './han/index.ts';

/** Every game that is complete, by its id. */
export const games = { dragon, han };
