export { confuciusBoard as terminal } from './board.ts';
