import type { Language } from '../../i18n/index.ts';
import { language } from '../settings/settings.ts';

/** The font families of the page, with a sample letter of each. */
const LATIN = { 'Alegreya Sans': 'a', Cormorant: 'a' };
const FAMILIES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: LATIN,
  hu: { ...LATIN, 'Alegreya Sans latin-ext': 'ő', 'Cormorant latin-ext': 'ő' },
  ru: { ...LATIN, 'Alegreya Sans cyrillic': 'я', 'Cormorant cyrillic': 'я' },
  ja: { ...LATIN, 'Zen Kaku Gothic New': 'の', 'Shippori Mincho': 'の' },
};
const weightsOf = (family: string): readonly number[] =>
  family.startsWith('Alegreya') ? [400, 700, 800] : family.startsWith('Zen') ? [400, 700] : [700];
/** On a slow connection text is shown in fallback fonts first. */
const PATIENCE_MS = 300;

const fetched = new Map<Language, Promise<unknown>>();

/**
 * Loads the fonts of the language; resolves when they are loaded or take too long. Text laid out earlier would be laid
 * out twice, and the browser would look up a fallback for every size.
 */
export function fetchFonts(): Promise<unknown> {
  const lang = language.peek();
  const waiting = fetched.get(lang) ?? Promise.race([load(lang), rest(PATIENCE_MS)]);
  fetched.set(lang, waiting);
  return waiting;
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function load(lang: Language): Promise<void> {
  // The table is legible without its fonts.
  if (lang === 'ja') await import('./japanese.ts').catch(() => undefined);
  await Promise.allSettled(
    Object.entries(FAMILIES[lang]).flatMap(([family, letter]) =>
      weightsOf(family).map((weight) => document.fonts.load(`${weight} 1em "${family}"`, letter)),
    ),
  );
}
