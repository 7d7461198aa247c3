import type { GameBot } from '../bots/game-bot.ts';
import { registerBot } from '../bots/registry.ts';
import { brings } from './list.ts';

/** Teaches the bots what one game brings for them. */
export async function loadBot(id: string): Promise<void> {
  if (!brings(id, 'bot')) return;
  const { bot } = (await import(`./${id}/bot/index.ts`)) as { bot: GameBot };
  registerBot(id, bot);
}
