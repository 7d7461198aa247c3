import type { ConfuciusTexts } from './confucius/texts.ts';
import type { DragonTexts } from './dragon/texts.ts';
import type { FigureTexts } from './figures.ts';
import type { GuideTexts } from './guide.ts';
import type { HanTexts } from './han/texts.ts';
import type { HintTexts } from './hints.ts';
import type { Language } from './language.ts';
import type { MoreTexts } from './more.ts';
import type { PageTexts } from './page.ts';
import type { ShellTexts } from './shell.ts';
import type { TablesTexts } from './tables.ts';

export type { FigureTexts } from './figures.ts';
export type { GuideTexts } from './guide.ts';
export type { HintTexts } from './hints.ts';
export { isLanguage, LANGUAGES, type Language } from './language.ts';
export type { MoreTexts } from './more.ts';
export type { PageTexts } from './page.ts';
export { COMMAND_NAMES, type ShellTexts } from './shell.ts';
export type { TablesTexts } from './tables.ts';
export type { Scene, Texts } from './texts.ts';

/** One catalogue for each game, six for the page and one for the terminal program. */
export interface Catalogues {
  confucius: ConfuciusTexts;
  dragon: DragonTexts;
  han: HanTexts;
  hints: HintTexts;
  page: PageTexts;
  more: MoreTexts;
  guide: GuideTexts;
  figures: FigureTexts;
  shell: ShellTexts;
  tables: TablesTexts;
}

type Loaders = {
  readonly [L in Language]: {
    readonly [C in keyof Catalogues]: () => Promise<{ readonly texts: Catalogues[C] }>;
  };
};

/** Loads a catalogue when it is first needed. A new language is a folder with the same files, and an entry here. */
const LOADERS: Loaders = {
  en: {
    confucius: () => import('./en/confucius.ts'),
    dragon: () => import('./en/dragon.ts'),
    han: () => import('./en/han.ts'),
    hints: () => import('./en/hints.ts'),
    page: () => import('./en/page.ts'),
    more: () => import('./en/more.ts'),
    guide: () => import('./en/guide.ts'),
    figures: () => import('./en/figures.ts'),
    shell: () => import('./en/shell.ts'),
    tables: () => import('./en/tables.ts'),
  },
  hu: {
    confucius: () => import('./hu/confucius.ts'),
    dragon: () => import('./hu/dragon.ts'),
    han: () => import('./hu/han.ts'),
    hints: () => import('./hu/hints.ts'),
    page: () => import('./hu/page.ts'),
    more: () => import('./hu/more.ts'),
    guide: () => import('./hu/guide.ts'),
    figures: () => import('./hu/figures.ts'),
    shell: () => import('./hu/shell.ts'),
    tables: () => import('./hu/tables.ts'),
  },
  ru: {
    confucius: () => import('./ru/confucius.ts'),
    dragon: () => import('./ru/dragon.ts'),
    han: () => import('./ru/han.ts'),
    hints: () => import('./ru/hints.ts'),
    page: () => import('./ru/page.ts'),
    more: () => import('./ru/more.ts'),
    guide: () => import('./ru/guide.ts'),
    figures: () => import('./ru/figures.ts'),
    shell: () => import('./ru/shell.ts'),
    tables: () => import('./ru/tables.ts'),
  },
  ja: {
    confucius: () => import('./ja/confucius.ts'),
    dragon: () => import('./ja/dragon.ts'),
    han: () => import('./ja/han.ts'),
    hints: () => import('./ja/hints.ts'),
    page: () => import('./ja/page.ts'),
    more: () => import('./ja/more.ts'),
    guide: () => import('./ja/guide.ts'),
    figures: () => import('./ja/figures.ts'),
    shell: () => import('./ja/shell.ts'),
    tables: () => import('./ja/tables.ts'),
  },
};

export async function catalogue<C extends keyof Catalogues>(lang: Language, name: C): Promise<Catalogues[C]> {
  return (await LOADERS[lang][name]()).texts;
}
