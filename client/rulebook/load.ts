import { signal } from '@preact/signals';
import { rulebookOf } from '../../games/boards.ts';
import { brings } from '../../games/list.ts';
import { bookWordsOf } from '../../games/words.ts';
import { catalogue, type Language, type RulebookTexts } from '../../i18n/index.ts';
import type { BookWords } from '../../i18n/rulebook.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Played, Rulebook } from '../board/book.ts';
import { language } from '../settings/settings.ts';
import { gameTexts, loadGameTexts, loadGuide } from '../texts/texts.ts';
import { plainBook } from './plain.ts';

/** A rulebook that can be shown, in one language. */
export interface Opened {
  readonly game: string;
  readonly lang: Language;
  readonly rulebook: Rulebook;
  readonly words: BookWords;
  readonly ui: RulebookTexts;
  readonly texts: Texts;
  /** The examples, played. */
  readonly played: Readonly<Record<string, Played>>;
}

const opened = signal<Opened | undefined>(undefined);

/** The rulebook of a game, once it is here; until then the one before, if it is of the same game. */
export const openedBook = (game: string): Opened | undefined =>
  opened.value?.game === game ? opened.value : undefined;

export async function openBook(game: string, lang: Language): Promise<void> {
  const own = brings(game, 'rulebook');
  const [ui, drawn, said] = await Promise.all([
    catalogue(lang, 'rulebook'),
    own ? rulebookOf(game) : undefined,
    own ? bookWordsOf(lang, game) : undefined,
    loadGameTexts(game, lang),
    loadGuide(lang),
  ]);
  if (language.peek() !== lang) return;
  const texts = gameTexts(game)!;
  const { rulebook, words } = drawn && said ? { rulebook: drawn, words: said } : plainBook(texts);
  const before = opened.peek();
  const played =
    before?.game === game
      ? before.played
      : Object.fromEntries(Object.entries(rulebook.examples).map(([key, play]) => [key, play()]));
  opened.value = { game, lang, rulebook, words, ui, texts, played };
}
