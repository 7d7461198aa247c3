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

/** With the fonts that it is written in. */
const legible = async <T>(screen: Promise<T>): Promise<T> => (await Promise.all([screen, fetchFonts()]))[0];

/** Fetches all that a table of a game takes at once; who needs a part of it finds it under way. */
export function prefetchTable(game: GameId): void {
  // Whoever asks for it again is told what is wrong.
  for (const part of [rulesOf(game), boardOf(game), loadGameTexts(game, language.peek()), loadLocal()])
    part.catch(() => undefined);
}

/** The same for a screen that is opened by its address, while the page is still being put together. */
export function prefetchScreen(here: Route): void {
  if (here.screen === 'table') loadOnline().catch(() => undefined);
  const game = here.screen === 'local' ? kindOf(here.id) : undefined;
  if (game) prefetchTable(game);
}

/** How long a screen that lists games waits for them, so that nothing jumps when they come. */
const LIST_MS = 300;

export const awaitGameList = async (here: Route): Promise<void> => {
  if (here.screen === 'home' || here.screen === 'games')
    await Promise.race([refreshGames(), new Promise((resolve) => setTimeout(resolve, LIST_MS))]);
};
