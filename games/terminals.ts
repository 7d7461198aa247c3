import type { Board } from '../cli/terminal/board.ts';
import type { Language, ShellTexts } from '../i18n/index.ts';
import { wordsOf } from './words.ts';

/** How a game looks on a terminal. */
export async function terminalOf(id: string, lang: Language, shell: ShellTexts): Promise<Board> {
  const [{ terminal }, words] = await Promise.all([
    import(`./${id}/terminal/index.ts`) as Promise<{ terminal: (texts: object, you: string) => Board }>,
    wordsOf(lang, id),
  ]);
  return terminal(words, shell.you);
}
