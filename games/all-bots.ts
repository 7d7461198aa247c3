import { loadNet } from '../bots/net/nets.ts';
import { loadBot } from './bots.ts';
import { GAME_IDS } from './list.ts';

await Promise.all(
  GAME_IDS.map(async (id) => {
    await loadBot(id);
    await loadNet(id);
  }),
);

export { botNamed, OPPONENTS } from '../bots/index.ts';
