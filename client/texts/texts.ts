import { effect, signal } from '@preact/signals';
import {
  catalogue,
  type GuideTexts,
  type HintTexts,
  type Language,
  type MoreTexts,
  type PageTexts,
  type TablesTexts,
  type Texts,
} from '../../i18n/index.ts';
import type { GameId } from '../../rules/core/game.ts';
import { language } from '../settings/settings.ts';

const loaded = signal<{ lang: Language; page: PageTexts } | undefined>(undefined);
const guides = signal<Readonly<Partial<Record<Language, GuideTexts>>>>({});
const later = signal<Readonly<Partial<Record<Language, MoreTexts>>>>({});
const tables = signal<Readonly<Partial<Record<Language, TablesTexts>>>>({});
const games = signal<Readonly<Partial<Record<string, Texts>>>>({});

/** The language whose texts are shown: the one that was chosen, as soon as it is here. */
export const shownLanguage = (): Language => loaded.value?.lang ?? language.value;

/** What the page says; to be read only once `texts` are loaded. */
export const t = (): PageTexts => loaded.value!.page;

/** What screens say that are fetched when they are opened; to be read only once `loadMore` is done. */
export const more = (): MoreTexts => later.value[shownLanguage()]!;

export async function loadMore(lang: Language = language.peek()): Promise<void> {
  if (later.peek()[lang]) return;
  const texts = await catalogue(lang, 'more');
  later.value = { ...later.peek(), [lang]: texts };
}

/** The texts of the lobby and of Your games; read them only after `loadTables`. */
export const tablesTexts = (): TablesTexts => tables.value[shownLanguage()]!;

export async function loadTables(lang: Language = language.peek()): Promise<void> {
  if (tables.peek()[lang]) return;
  const texts = await catalogue(lang, 'tables');
  tables.value = { ...tables.peek(), [lang]: texts };
}

/** The words of the guide, for those who are guided. */
export const guideTexts = (): GuideTexts | undefined => guides.value[shownLanguage()];

export async function loadGuide(lang: Language = language.peek()): Promise<void> {
  if (guides.peek()[lang]) return;
  const texts = await catalogue(lang, 'guide');
  guides.value = { ...guides.peek(), [lang]: texts };
}

export const gameTexts = (id: GameId): Texts | undefined => games.value[`${shownLanguage()}/${id}`];

export async function loadGameTexts(id: GameId, lang: Language): Promise<void> {
  const key = `${lang}/${id}`;
  if (games.peek()[key]) return;
  const texts = (await catalogue(lang, id)) as unknown as Texts;
  games.value = { ...games.peek(), [key]: texts };
}

const hints = signal<Readonly<Partial<Record<Language, HintTexts>>>>({});

/** What is said of moves, once `loadHints` is done. */
export const hintTexts = (): HintTexts | undefined => hints.value[shownLanguage()];

export async function loadHints(lang: Language = language.peek()): Promise<void> {
  if (hints.peek()[lang]) return;
  const texts = await catalogue(lang, 'hints');
  hints.value = { ...hints.peek(), [lang]: texts };
}

/** Loads the texts of the page and follows the language; resolves when the first are here. */
export function followLanguage(): Promise<void> {
  const first = Promise.withResolvers<void>();
  effect(() => {
    const lang = language.value;
    const fonts = lang === 'ja' ? import('./japanese.ts') : undefined;
    const open = Object.keys(games.peek()).map((key) => key.split('/')[1] as GameId);
    const wanted = [
      Object.keys(later.peek()).length > 0 ? loadMore(lang) : undefined,
      Object.keys(guides.peek()).length > 0 ? loadGuide(lang) : undefined,
      Object.keys(tables.peek()).length > 0 ? loadTables(lang) : undefined,
      Object.keys(hints.peek()).length > 0 ? loadHints(lang) : undefined,
    ];
    Promise.all([
      catalogue(lang, 'page'),
      fonts,
      ...wanted,
      ...open.map((id) => loadGameTexts(id, lang)),
    ]).then(
      ([page]) => {
        if (language.peek() === lang) loaded.value = { lang, page };
        first.resolve();
      },
      (error: unknown) => {
        first.reject(error);
        // A language that does not come is not chosen.
        const before = loaded.peek()?.lang;
        if (before && language.peek() === lang) language.value = before;
      },
    );
  });
  return first.promise;
}
