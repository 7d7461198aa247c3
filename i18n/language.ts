export const LANGUAGES = ['en', 'hu', 'ru', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: string): text is Language => LANGUAGES.some((lang) => lang === text);
