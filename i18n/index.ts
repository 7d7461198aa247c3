import type { AccountTexts } from './account.ts';
import type { CardTexts } from './cards.ts';
import type { ConductTexts } from './conduct.ts';
import type { GuideTexts } from './guide.ts';
import type { HintTexts } from './hints.ts';
import type { Language } from './language.ts';
import type { LazyPageTexts } from './lazy-page.ts';
import type { LessonTexts } from './lesson.ts';
import type { MailTexts } from './mail.ts';
import type { NoticesTexts } from './notices.ts';
import type { PageTexts } from './page.ts';
import type { PeopleTexts } from './people.ts';
import type { PuzzleTexts } from './puzzle.ts';
import type { RulebookTexts } from './rulebook.ts';
import type { SceneTexts } from './scene.ts';
import type { ShellTexts } from './shell.ts';
import type { SpokenTexts } from './spoken.ts';
import type { TablesTexts } from './tables.ts';

export type { AccountTexts } from './account.ts';
export type { CardTexts } from './cards.ts';
export type { ConductTexts } from './conduct.ts';
export type { GameTitle } from './game.ts';
export type { GuideTexts } from './guide.ts';
export type { HintTexts } from './hints.ts';
export { isLanguage, LANGUAGES, type Language } from './language.ts';
export type { LazyPageTexts } from './lazy-page.ts';
export type { LessonTexts, LessonWords } from './lesson.ts';
export type { Letter, MailTexts } from './mail.ts';
export type { NoticesTexts } from './notices.ts';
export type { PageTexts } from './page.ts';
export type { PeopleTexts } from './people.ts';
export type { PuzzleTexts } from './puzzle.ts';
export type { RulebookTexts } from './rulebook.ts';
export type { SceneTexts } from './scene.ts';
export { COMMAND_NAMES, type ShellTexts } from './shell.ts';
export type { TablesTexts } from './tables.ts';
export type { Scene, Texts } from './texts.ts';

/** The page has fifteen catalogues, the terminal program and mails one each; those of the games are in their rooms (`games/words.ts`). */
export interface Catalogues {
  account: AccountTexts;
  cards: CardTexts;
  conduct: ConductTexts;
  hints: HintTexts;
  page: PageTexts;
  people: PeopleTexts;
  lazyPage: LazyPageTexts;
  mail: MailTexts;
  guide: GuideTexts;
  notices: NoticesTexts;
  lesson: LessonTexts;
  puzzle: PuzzleTexts;
  rulebook: RulebookTexts;
  scene: SceneTexts;
  shell: ShellTexts;
  spoken: SpokenTexts;
  tables: TablesTexts;
}

type Loaders = {
  readonly [L in Language]: {
    readonly [C in keyof Catalogues]: () => Promise<{ readonly texts: Catalogues[C] }>;
  };
};

/** Loads catalogues on demand. A new language is a folder with the same files, and an entry here. */
const LOADERS: Loaders = {
  en: {
    account: () => import('./en/account.ts'),
    cards: () => import('./en/cards.ts'),
    conduct: () => import('./en/conduct.ts'),
    hints: () => import('./en/hints.ts'),
    page: () => import('./en/page.ts'),
    people: () => import('./en/people.ts'),
    lazyPage: () => import('./en/lazy-page.ts'),
    mail: () => import('./en/mail.ts'),
    guide: () => import('./en/guide.ts'),
    notices: () => import('./en/notices.ts'),
    lesson: () => import('./en/lesson.ts'),
    puzzle: () => import('./en/puzzle.ts'),
    rulebook: () => import('./en/rulebook.ts'),
    scene: () => import('./en/scene.ts'),
    shell: () => import('./en/shell.ts'),
    spoken: () => import('./en/spoken.ts'),
    tables: () => import('./en/tables.ts'),
  },
  hu: {
    account: () => import('./hu/account.ts'),
    cards: () => import('./hu/cards.ts'),
    conduct: () => import('./hu/conduct.ts'),
    hints: () => import('./hu/hints.ts'),
    page: () => import('./hu/page.ts'),
    people: () => import('./hu/people.ts'),
    lazyPage: () => import('./hu/lazy-page.ts'),
    mail: () => import('./hu/mail.ts'),
    guide: () => import('./hu/guide.ts'),
    notices: () => import('./hu/notices.ts'),
    lesson: () => import('./hu/lesson.ts'),
    puzzle: () => import('./hu/puzzle.ts'),
    rulebook: () => import('./hu/rulebook.ts'),
    scene: () => import('./hu/scene.ts'),
    shell: () => import('./hu/shell.ts'),
    spoken: () => import('./hu/spoken.ts'),
    tables: () => import('./hu/tables.ts'),
  },
  ru: {
    account: () => import('./ru/account.ts'),
    cards: () => import('./ru/cards.ts'),
    conduct: () => import('./ru/conduct.ts'),
    hints: () => import('./ru/hints.ts'),
    page: () => import('./ru/page.ts'),
    people: () => import('./ru/people.ts'),
    lazyPage: () => import('./ru/lazy-page.ts'),
    mail: () => import('./ru/mail.ts'),
    guide: () => import('./ru/guide.ts'),
    notices: () => import('./ru/notices.ts'),
    lesson: () => import('./ru/lesson.ts'),
    puzzle: () => import('./ru/puzzle.ts'),
    rulebook: () => import('./ru/rulebook.ts'),
    scene: () => import('./ru/scene.ts'),
    shell: () => import('./ru/shell.ts'),
    spoken: () => import('./ru/spoken.ts'),
    tables: () => import('./ru/tables.ts'),
  },
  ja: {
    account: () => import('./ja/account.ts'),
    cards: () => import('./ja/cards.ts'),
    conduct: () => import('./ja/conduct.ts'),
    hints: () => import('./ja/hints.ts'),
    page: () => import('./ja/page.ts'),
    people: () => import('./ja/people.ts'),
    lazyPage: () => import('./ja/lazy-page.ts'),
    mail: () => import('./ja/mail.ts'),
    guide: () => import('./ja/guide.ts'),
    notices: () => import('./ja/notices.ts'),
    lesson: () => import('./ja/lesson.ts'),
    puzzle: () => import('./ja/puzzle.ts'),
    rulebook: () => import('./ja/rulebook.ts'),
    scene: () => import('./ja/scene.ts'),
    shell: () => import('./ja/shell.ts'),
    spoken: () => import('./ja/spoken.ts'),
    tables: () => import('./ja/tables.ts'),
  },
};

export async function catalogue<C extends keyof Catalogues>(lang: Language, name: C): Promise<Catalogues[C]> {
  return (await LOADERS[lang][name]()).texts;
}
