import type { Language } from './language.ts';

/** The forms of a noun after an integer. */
interface PluralForms {
  en: 'one' | 'other';
  hu: 'one' | 'other';
  ru: 'one' | 'few' | 'many';
  ja: 'other';
}
export type Forms<L extends Language> = Readonly<Record<PluralForms[L], string>>;

/** List separators. `Intl.ListFormat` would do the same, but its first use takes a browser 20 to 40 ms. */
const JOINTS: Readonly<Record<Language, { between: string; pair: string; last: string }>> = {
  en: { between: ', ', pair: ' and ', last: ', and ' },
  hu: { between: ', ', pair: ' és ', last: ' és ' },
  ru: { between: ', ', pair: ' и ', last: ' и ' },
  ja: { between: '、', pair: '、', last: '、' },
};

/** The grammar of numbers and lists in a language. */
export function words<L extends Language>(lang: L) {
  const rules = new Intl.PluralRules(lang);
  const plural = (n: number, forms: Forms<L>): string =>
    (forms as Readonly<Record<string, string>>)[rules.select(n)]!;
  return {
    plural,
    /** A number with its noun. */
    count: (n: number, forms: Forms<L>): string => `${n} ${plural(n, forms)}`,
    list(items: readonly string[]): string {
      const { between, pair, last } = JOINTS[lang];
      if (items.length < 3) return items.join(pair);
      return `${items.slice(0, -1).join(between)}${last}${items.at(-1)}`;
    },
  };
}

/** An id of the rules in words: `buyGift` is "Buy gift", `tea-road` is "Tea road". */
export function humanise(id: string): string {
  const words = id
    .replace(/([a-z\d])([A-Z])/g, (_, end: string, begin: string) => `${end} ${begin.toLowerCase()}`)
    .replace(/[-_]+/g, ' ')
    .replace(/\s*\+\s*/g, ' + ')
    .trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** The same within a sentence. */
export const lower = (id: string): string => humanise(id).toLowerCase();
