export { genericBoard as terminal } from './board.ts';
