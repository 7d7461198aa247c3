import { confucius } from './confucius/index.ts';
import { dragon } from './dragon/index.ts';
import { han } from './han/index.ts';

/** Every game that is complete, by its id. */
export const games = { confucius, dragon, han };
