/** The games, the only list of them. A new one is one more line. */

export { caravan } from '../examples/caravan/game.ts';
export { confucius } from './confucius/game.ts';
export { dragon } from './dragon/game.ts';
export { han } from './han/game.ts';
