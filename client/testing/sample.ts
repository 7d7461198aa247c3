import { LANGUAGES, type Language } from '../../i18n/index.ts';

/** `npm run test:page` goes through whole matrices of screens, sizes and languages; `npm test` through a fixed part. */
export const WHOLE = process.env.TEST_PAGE !== undefined;

/** The languages in which the screen of this number is looked at: two of them, in turn, or all. */
export const languagesOf = (screen: number): readonly Language[] =>
  WHOLE ? LANGUAGES : LANGUAGES.filter((_, n) => (n + screen) % 2 === 0);
