import type { GameBot } from '../bots/game-bot.ts';
import { registerBot } from '../bots/registry.ts';
import { brings, rulesOf } from './list.ts';

/** Registers the bot of a game; a game that brings none is searched by its rules alone. */
export async function loadBot(id: string): Promise<void> {
  if (brings(id, 'bot')) {
    const { bot } = (await import(`./${id}/bot/index.ts`)) as { bot: GameBot };
    registerBot(id, bot);
  } else {
    const [{ genericBot }, game] = await Promise.all([import('./generic/bot/index.ts'), rulesOf(id)]);
    registerBot(id, genericBot(game));
  }
}
