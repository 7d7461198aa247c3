import type { Language } from '../../i18n/index.ts';
import { language } from '../settings/settings.ts';

/** The families that the page is written in, with a letter of each. */
const LATIN = { 'Alegreya Sans': 'a', Cormorant: 'a' };
const FAMILIES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: LATIN,
  hu: { ...LATIN, 'Alegreya Sans latin-ext': 'ő', 'Cormorant latin-ext': 'ő' },
  ru: { ...LATIN, 'Alegreya Sans cyrillic': 'я', 'Cormorant cyrillic': 'я' },
  ja: { ...LATIN, 'Zen Kaku Gothic New': 'の', 'Shippori Mincho': 'の' },
};
const weightsOf = (family: string): readonly number[] =>
  family.startsWith('Alegreya') ? [400, 700, 800] : family.startsWith('Zen') ? [400, 700] : [700];
/** A slow line may have words in other letters first. */
const PATIENCE_MS = 300;

const fetched = new Map<Language, Promise<unknown>>();

/**
 * Fetches the fonts of what is spoken, and resolves when they are here or have kept everybody waiting. Words that are
 * laid out before are laid out twice, and the browser looks for a substitute for every size of them.
 */
export function fetchFonts(): Promise<unknown> {
  const lang = language.peek();
  const waiting = fetched.get(lang) ?? Promise.race([load(lang), rest(PATIENCE_MS)]);
  fetched.set(lang, waiting);
  return waiting;
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function load(lang: Language): Promise<void> {
  // Without its fonts a table is legible all the same.
  if (lang === 'ja') await import('./japanese.ts').catch(() => undefined);
  await Promise.allSettled(
    Object.entries(FAMILIES[lang]).flatMap(([family, letter]) =>
      weightsOf(family).map((weight) => document.fonts.load(`${weight} 1em "${family}"`, letter)),
    ),
  );
}
