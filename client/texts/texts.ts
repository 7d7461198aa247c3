import { effect, signal } from '@preact/signals';
import { GAME_IDS } from '../../games/list.ts';
import { titleOf, wordsOf } from '../../games/words.ts';
import {
  type AccountTexts,
  type ConductTexts,
  catalogue,
  type GameTitle,
  type GuideTexts,
  type HintTexts,
  type Language,
  type LazyPageTexts,
  type NoticesTexts,
  type PageTexts,
  type PeopleTexts,
  type PuzzleTexts,
  type TablesTexts,
  type Texts,
} from '../../i18n/index.ts';
import { language } from '../settings/settings.ts';

interface Loaded {
  readonly lang: Language;
  readonly page: PageTexts;
  readonly games: Readonly<Record<string, GameTitle>>;
}

const loaded = signal<Loaded | undefined>(undefined);
const guides = signal<Readonly<Partial<Record<Language, GuideTexts>>>>({});
const lazyPages = signal<Readonly<Partial<Record<Language, LazyPageTexts>>>>({});
const notices = signal<Readonly<Partial<Record<Language, NoticesTexts>>>>({});
const tables = signal<Readonly<Partial<Record<Language, TablesTexts>>>>({});
const people = signal<Readonly<Partial<Record<Language, PeopleTexts>>>>({});
const games = signal<Readonly<Partial<Record<string, Texts>>>>({});

/** The displayed language: the chosen one, once loaded. */
export const shownLanguage = (): Language => loaded.value?.lang ?? language.value;

/** What is loaded for the displayed language, or for the chosen one while the page still loads that. */
const spoken = <T>(texts: Readonly<Partial<Record<string, T>>>, key = (lang: Language): string => lang) =>
  texts[key(shownLanguage())] ?? texts[key(language.value)];

/** The texts of the page; read only once loaded. */
export const t = (): PageTexts => loaded.value!.page;

/** The title of a game; its id if the game is unknown here. */
export const gameTitle = (id: string): GameTitle =>
  loaded.value!.games[id] ?? { title: id, line: '', short: id };

/** The texts of screens that are loaded on demand; read only after `loadLazyPage`. */
export const lazyPageTexts = (): LazyPageTexts => spoken(lazyPages.value)!;

export async function loadLazyPage(lang: Language = language.peek()): Promise<void> {
  if (lazyPages.peek()[lang]) return;
  const texts = await catalogue(lang, 'lazyPage');
  lazyPages.value = { ...lazyPages.peek(), [lang]: texts };
}

/** The texts of the lobby and of Your games; read them only after `loadTables`. */
export const tablesTexts = (): TablesTexts => spoken(tables.value)!;

export async function loadTables(lang: Language = language.peek()): Promise<void> {
  if (tables.peek()[lang]) return;
  const texts = await catalogue(lang, 'tables');
  tables.value = { ...tables.peek(), [lang]: texts };
}

/** The texts of notices; read them only after `loadNotices`. */
export const noticesTexts = (): NoticesTexts => spoken(notices.value)!;

export async function loadNotices(lang: Language = language.peek()): Promise<void> {
  if (notices.peek()[lang]) return;
  const texts = await catalogue(lang, 'notices');
  notices.value = { ...notices.peek(), [lang]: texts };
}

/** The texts of the pages of people and games; read them only after `loadPeople`. */
export const peopleTexts = (): PeopleTexts => spoken(people.value)!;

export async function loadPeople(lang: Language = language.peek()): Promise<void> {
  if (people.peek()[lang]) return;
  const texts = await catalogue(lang, 'people');
  people.value = { ...people.peek(), [lang]: texts };
}

const accounts = signal<Readonly<Partial<Record<Language, AccountTexts>>>>({});

/** The texts of the account page; read only after `loadAccount`. */
export const accountTexts = (): AccountTexts => spoken(accounts.value)!;

export async function loadAccount(lang: Language = language.peek()): Promise<void> {
  if (accounts.peek()[lang]) return;
  const texts = await catalogue(lang, 'account');
  accounts.value = { ...accounts.peek(), [lang]: texts };
}

const conducts = signal<Readonly<Partial<Record<Language, ConductTexts>>>>({});

/** The texts of reports and moderation; read only after `loadConduct`. */
export const conductTexts = (): ConductTexts => spoken(conducts.value)!;

export async function loadConduct(lang: Language = language.peek()): Promise<void> {
  if (conducts.peek()[lang]) return;
  const texts = await catalogue(lang, 'conduct');
  conducts.value = { ...conducts.peek(), [lang]: texts };
}

/** The texts of the guide, once loaded. */
export const guideTexts = (): GuideTexts | undefined => spoken(guides.value);

export async function loadGuide(lang: Language = language.peek()): Promise<void> {
  if (guides.peek()[lang]) return;
  const texts = await catalogue(lang, 'guide');
  guides.value = { ...guides.peek(), [lang]: texts };
}

export const gameTexts = (id: string): Texts | undefined => spoken(games.value, (lang) => `${lang}/${id}`);

/** The specs of games that have no words of their own. */
const SPECS = import.meta.glob<string>('../../examples/*/rules.md', { query: '?raw', import: 'default' });
const readSpec = async (file: string): Promise<string> => (await SPECS[`../../${file}`]?.()) ?? '';

export async function loadGameTexts(id: string, lang: Language): Promise<void> {
  const key = `${lang}/${id}`;
  if (games.peek()[key]) return;
  const texts = await wordsOf(lang, id, readSpec);
  games.value = { ...games.peek(), [key]: texts };
}

const hints = signal<Readonly<Partial<Record<Language, HintTexts>>>>({});

/** The texts of hints, once loaded by `loadHints`. */
export const hintTexts = (): HintTexts | undefined => spoken(hints.value);

export async function loadHints(lang: Language = language.peek()): Promise<void> {
  if (hints.peek()[lang]) return;
  const texts = await catalogue(lang, 'hints');
  hints.value = { ...hints.peek(), [lang]: texts };
}

const puzzles = signal<Readonly<Partial<Record<Language, PuzzleTexts>>>>({});

/** The texts of puzzles; read them only after `loadPuzzleTexts`. */
export const puzzleTexts = (): PuzzleTexts => puzzles.value[shownLanguage()]!;

export async function loadPuzzleTexts(lang: Language = language.peek()): Promise<void> {
  if (puzzles.peek()[lang]) return;
  const texts = await catalogue(lang, 'puzzle');
  puzzles.value = { ...puzzles.peek(), [lang]: texts };
}

async function loadPage(lang: Language): Promise<Loaded> {
  const [page, ...titles] = await Promise.all([
    catalogue(lang, 'page'),
    ...GAME_IDS.map(async (id) => [id, await titleOf(lang, id)] as const),
  ]);
  return { lang, page, games: Object.fromEntries(titles) };
}

/** Loads the texts of the page and follows the language; resolves when the first ones are loaded. */
export function followLanguage(): Promise<void> {
  const first = Promise.withResolvers<void>();
  effect(() => {
    const lang = language.value;
    const fonts = lang === 'ja' ? import('./japanese.ts') : undefined;
    const open = Object.keys(games.peek()).map((key) => key.split('/')[1] as string);
    const wanted = [
      Object.keys(lazyPages.peek()).length > 0 ? loadLazyPage(lang) : undefined,
      Object.keys(guides.peek()).length > 0 ? loadGuide(lang) : undefined,
      Object.keys(tables.peek()).length > 0 ? loadTables(lang) : undefined,
      Object.keys(hints.peek()).length > 0 ? loadHints(lang) : undefined,
      Object.keys(notices.peek()).length > 0 ? loadNotices(lang) : undefined,
      Object.keys(people.peek()).length > 0 ? loadPeople(lang) : undefined,
      Object.keys(accounts.peek()).length > 0 ? loadAccount(lang) : undefined,
      Object.keys(conducts.peek()).length > 0 ? loadConduct(lang) : undefined,
      Object.keys(puzzles.peek()).length > 0 ? loadPuzzleTexts(lang) : undefined,
    ];
    Promise.all([loadPage(lang), fonts, ...wanted, ...open.map((id) => loadGameTexts(id, lang))]).then(
      ([page]) => {
        if (language.peek() === lang) loaded.value = page;
        first.resolve();
      },
      (error: unknown) => {
        first.reject(error);
        // If a language does not load, the previous one stays.
        const before = loaded.peek()?.lang;
        if (before && language.peek() === lang) language.value = before;
      },
    );
  });
  return first.promise;
}
