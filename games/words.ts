import type { GameTitle, Language, Texts } from '../i18n/index.ts';

const load = <T>(part: Promise<unknown>): Promise<T> => part as Promise<T>;

/** The words of a game in a language, loaded when they are first needed. */
export const wordsOf = async <T extends object = Texts>(lang: Language, id: string): Promise<T> =>
  (await load<{ texts: T }>(import(`./${id}/words/${lang}/index.ts`))).texts;

/** What the home page says of a game. */
export const titleOf = async (lang: Language, id: string): Promise<GameTitle> =>
  (await load<{ title: GameTitle }>(import(`./${id}/words/${lang}/title.ts`))).title;

type Named = Readonly<Record<string, string>>;

/** What the guide says at each of its steps. */
export const guideOf = async (lang: Language, id: string): Promise<Named> =>
  (await load<{ guide: Named }>(import(`./${id}/words/${lang}/guide.ts`))).guide;

/** What the figure at each chapter of the rules shows. */
export const figuresOf = async (lang: Language, id: string): Promise<Named> =>
  (await load<{ figures: Named }>(import(`./${id}/words/${lang}/figures.ts`))).figures;
