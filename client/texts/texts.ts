import { effect, signal } from '@preact/signals';
import { catalogue, type Language, type PageTexts, type Texts } from '../../i18n/index.ts';
import type { GameId } from '../../rules/core/game.ts';
import { language } from '../settings/settings.ts';

const loaded = signal<{ lang: Language; page: PageTexts } | undefined>(undefined);
const games = signal<Readonly<Partial<Record<string, Texts>>>>({});

/** The language whose texts are shown: the one that was chosen, as soon as it is here. */
export const shownLanguage = (): Language => loaded.value?.lang ?? language.value;

/** What the page says; to be read only once `texts` are loaded. */
export const t = (): PageTexts => loaded.value!.page;

export const gameTexts = (id: GameId): Texts | undefined => games.value[`${shownLanguage()}/${id}`];

export async function loadGameTexts(id: GameId, lang: Language): Promise<void> {
  const key = `${lang}/${id}`;
  if (games.peek()[key]) return;
  const texts = (await catalogue(lang, id)) as unknown as Texts;
  games.value = { ...games.peek(), [key]: texts };
}

/** Loads the texts of the page and follows the language; resolves when the first are here. */
export function followLanguage(): Promise<void> {
  const first = Promise.withResolvers<void>();
  effect(() => {
    const lang = language.value;
    const fonts = lang === 'ja' ? import('./japanese.ts') : undefined;
    const open = Object.keys(games.peek()).map((key) => key.split('/')[1] as GameId);
    Promise.all([catalogue(lang, 'page'), fonts, ...open.map((id) => loadGameTexts(id, lang))]).then(
      ([page]) => {
        if (language.peek() === lang) loaded.value = { lang, page };
        first.resolve();
      },
      first.reject,
    );
  });
  return first.promise;
}
