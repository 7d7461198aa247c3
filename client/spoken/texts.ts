import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readerOf } from '../../games/words.ts';
import { catalogue, type Language } from '../../i18n/index.ts';
import type { Reader } from '../../i18n/reading.ts';
import type { SpokenTexts } from '../../i18n/spoken.ts';
import { shownLanguage } from '../texts/texts.ts';

/** What a table needs to be read out and played by typed lines. */
export interface Spoken {
  readonly words: SpokenTexts;
  readonly reader: Reader;
}

const words = signal<Readonly<Partial<Record<Language, SpokenTexts>>>>({});
const readers = signal<Readonly<Partial<Record<string, Reader>>>>({});

/** The words, once they are loaded. */
export function useWords(): SpokenTexts | undefined {
  const lang = shownLanguage();
  useEffect(() => void loadWords(lang).catch(() => undefined), [lang]);
  return words.value[lang];
}

/** The words, and what reads a game out, once both are loaded. */
export function useSpoken(game: string): Spoken | undefined {
  const lang = shownLanguage();
  const key = `${lang}/${game}`;
  useEffect(() => void loadReader(lang, game).catch(() => undefined), [key]);
  const texts = useWords();
  const reader = readers.value[key];
  return texts && reader && { words: texts, reader };
}

async function loadWords(lang: Language): Promise<void> {
  if (words.peek()[lang]) return;
  const texts = await catalogue(lang, 'spoken');
  words.value = { ...words.peek(), [lang]: texts };
}

async function loadReader(lang: Language, game: string): Promise<void> {
  const key = `${lang}/${game}`;
  if (readers.peek()[key]) return;
  const reader = await readerOf(lang, game);
  readers.value = { ...readers.peek(), [key]: reader };
}
