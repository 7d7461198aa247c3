export { hanBoard as terminal } from './board.ts';
