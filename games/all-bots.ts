import { loadBot } from './bots.ts';
import { GAME_IDS } from './list.ts';

await Promise.all(GAME_IDS.map(loadBot));

export { botNamed, OPPONENTS } from '../bots/index.ts';
