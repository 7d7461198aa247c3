import { LANGUAGES, type Language } from '../../i18n/index.ts';

/** `npm run test:page` runs the full matrix of screens, sizes and languages; `npm test` a fixed part of it. */
export const WHOLE = process.env.TEST_PAGE !== undefined;

/** The languages in which a screen is checked: one of them in rotation, or all. */
export const languagesOf = (screen: number): readonly Language[] =>
  WHOLE ? LANGUAGES : [LANGUAGES[screen % LANGUAGES.length]!];
