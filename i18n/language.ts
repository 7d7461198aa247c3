export const LANGUAGES = ['en', 'hu', 'ru', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: string): text is Language => LANGUAGES.some((lang) => lang === text);

/** For dates and numbers: English is British here. */
export const localeOf = (lang: Language): string => (lang === 'en' ? 'en-GB' : lang);
