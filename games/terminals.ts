import { readFile } from 'node:fs/promises';
import type { Board } from '../cli/terminal/board.ts';
import type { Game } from '../core/game.ts';
import type { Language, ShellTexts } from '../i18n/index.ts';
import { brings, rulesOf } from './list.ts';
import { wordsOf } from './words.ts';

interface Terminal {
  terminal(texts: object, you: string, game: Game): Board;
}

/** How a game looks on a terminal; one that brings nothing for it has the generic look. */
export async function terminalOf(id: string, lang: Language, shell: ShellTexts): Promise<Board> {
  const room = brings(id, 'terminal') ? id : 'generic';
  const [{ terminal }, words, game] = await Promise.all([
    import(`./${room}/terminal/index.ts`) as Promise<Terminal>,
    wordsOf(lang, id, (file) => readFile(new URL(`../${file}`, import.meta.url), 'utf8')),
    rulesOf(id),
  ]);
  return terminal(words, shell.you, game);
}
