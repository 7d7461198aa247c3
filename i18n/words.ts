import type { Language } from './language.ts';

/** The forms that a noun takes beside a whole number. */
interface PluralForms {
  en: 'one' | 'other';
  hu: 'one' | 'other';
  ru: 'one' | 'few' | 'many';
  ja: 'other';
}
export type Forms<L extends Language> = Readonly<Record<PluralForms[L], string>>;

/** What a language's own grammar does with numbers and lists. */
export function words<L extends Language>(lang: L) {
  const rules = new Intl.PluralRules(lang);
  const lists = new Intl.ListFormat(lang, { type: 'conjunction' });
  const plural = (n: number, forms: Forms<L>): string =>
    (forms as Readonly<Record<string, string>>)[rules.select(n)]!;
  return {
    plural,
    /** A number with its noun. */
    count: (n: number, forms: Forms<L>): string => `${n} ${plural(n, forms)}`,
    list: (items: readonly string[]): string => lists.format(items),
  };
}

/** The name that a sentence begins with, and what joins it; nothing where a token beside it says who it is. */
export const leading =
  (who: string, beside: boolean) =>
  (joint: string): string =>
    beside ? '' : `${who}${joint}`;
