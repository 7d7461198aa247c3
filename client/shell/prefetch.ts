import { boardOf } from '../../games/boards.ts';
import type { GameId } from '../../games/list.ts';
import { rulesOf } from '../../games/list.ts';
import { kindOf, refreshGames } from '../session/kept.ts';
import { language } from '../settings/settings.ts';
import { fetchFonts } from '../texts/fonts.ts';
import { loadGameTexts } from '../texts/texts.ts';
import type { Route } from './route.ts';

export const loadLocal = async () => (await legible(import('./local.tsx'))).LocalTable;
export const loadOnline = async () => (await legible(import('./online.tsx'))).OnlineTable;

/** Loads a screen together with its fonts. */
const legible = async <T>(screen: Promise<T>): Promise<T> => (await Promise.all([screen, fetchFonts()]))[0];

/** Prefetches everything a game's table needs; later requests reuse these. */
export function prefetchTable(game: GameId): void {
  // Whoever needs the part handles its error.
  for (const part of [rulesOf(game), boardOf(game), loadGameTexts(game, language.peek()), loadLocal()])
    part.catch(() => undefined);
}

/** Prefetches the screen of an address while the page is starting. */
export function prefetchScreen(here: Route): void {
  if (here.screen === 'table') loadOnline().catch(() => undefined);
  const game = here.screen === 'local' ? kindOf(here.id) : undefined;
  if (game) prefetchTable(game);
}

/** How long a screen with a list of games waits for it, so that nothing jumps. */
const LIST_MS = 300;

export const awaitGameList = async (here: Route): Promise<void> => {
  if (here.screen === 'home' || here.screen === 'games')
    await Promise.race([refreshGames(), new Promise((resolve) => setTimeout(resolve, LIST_MS))]);
};
