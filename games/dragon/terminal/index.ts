export { dragonBoard as terminal } from './board.ts';
