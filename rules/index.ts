import { confucius } from './confucius/index.ts';
import { dragon } from './dragon/index.ts';

/** Every game that is complete, by its id. */
export const games = { confucius, dragon };
