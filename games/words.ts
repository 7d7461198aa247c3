import type { GameTitle, Language, LessonWords, Texts } from '../i18n/index.ts';
import type { Reader } from '../i18n/reading.ts';
import type { BookWords } from '../i18n/rulebook.ts';
import { humanise } from '../i18n/words.ts';
import type { Phrases } from './generic/words/texts.ts';
import { brings, manifestOf, rulesOf } from './list.ts';

const load = <T>(part: Promise<unknown>): Promise<T> => part as Promise<T>;

/** Reads a spec; a page and a terminal do that in different ways. */
export type SpecReader = (file: string) => Promise<string>;

/**
 * The words of a game in a language, loaded when they are first needed. A game without words of its own has the generic
 * ones, and with a reader the rules that its spec states.
 */
export async function wordsOf<T extends object = Texts>(
  lang: Language,
  id: string,
  readSpec?: SpecReader,
): Promise<T> {
  if (brings(id, 'words')) return (await load<{ texts: T }>(import(`./${id}/words/${lang}/index.ts`))).texts;
  const [{ genericTexts }, { textsOfSpec }, { phrases }, game, spec] = await Promise.all([
    import('./generic/words/texts.ts'),
    import('./generic/words/spec.ts'),
    load<{ phrases: Phrases }>(import(`./generic/words/${lang}/index.ts`)),
    rulesOf(id),
    readSpec?.(manifestOf(id).spec.file) ?? '',
  ]);
  return { ...genericTexts(game, phrases), ...textsOfSpec(spec) } as object as T;
}

/** What the home page says of a game. */
export async function titleOf(lang: Language, id: string): Promise<GameTitle> {
  if (!brings(id, 'words')) return { title: humanise(id), line: '', short: humanise(id) };
  return (await load<{ title: GameTitle }>(import(`./${id}/words/${lang}/title.ts`))).title;
}

type Named = Readonly<Record<string, string>>;

/** What the guide says in its remarks. */
export async function guideOf(lang: Language, id: string): Promise<Named> {
  if (!brings(id, 'words')) return {};
  return (await load<{ guide: Named }>(import(`./${id}/words/${lang}/guide.ts`))).guide;
}

/** What the cards of its places say; each game has its own form of it. */
export const cardWordsOf = async (lang: Language, id: string): Promise<unknown> =>
  (await load<{ cards: unknown }>(import(`./${id}/words/${lang}/cards.ts`))).cards;

/** What its lesson says. */
export const lessonWordsOf = async (lang: Language, id: string): Promise<LessonWords> =>
  (await load<{ lesson: LessonWords }>(import(`./${id}/words/${lang}/lesson.ts`))).lesson;

/** What its scenes say; each game has its own form of it. */
export const sceneWordsOf = async (lang: Language, id: string): Promise<unknown> =>
  (await load<{ scene: unknown }>(import(`./${id}/words/${lang}/scene.ts`))).scene;

/** The rulebook, as text. */
export const bookWordsOf = async (lang: Language, id: string): Promise<BookWords> =>
  (await load<{ rulebook: BookWords }>(import(`./${id}/words/${lang}/rulebook.ts`))).rulebook;

/** What reads the table of a game out, for those who see no board. */
export async function readerOf(lang: Language, id: string): Promise<Reader> {
  if (!brings(id, 'words')) return (await import('./generic/words/reading.ts')).read as unknown as Reader;
  const [{ read }, { reading }] = await Promise.all([
    load<{ read(words: unknown): Reader }>(import(`./${id}/words/reading.ts`)),
    load<{ reading: unknown }>(import(`./${id}/words/${lang}/reading.ts`)),
  ]);
  return read(reading);
}
