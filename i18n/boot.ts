import type { Language } from './language.ts';

/** For a page whose texts did not load; these few come with the page itself. */
export const BOOT: Readonly<Record<Language, { readonly line: string; readonly again: string }>> = {
  en: { line: 'The page did not load completely. Check your connection.', again: 'Try again' },
  hu: { line: 'Az oldal nem töltődött be egészen. Ellenőrizd a kapcsolatot.', again: 'Újra' },
  ru: { line: 'Страница загрузилась не полностью. Проверьте соединение.', again: 'Ещё раз' },
  ja: { line: 'ページを最後まで読み込めませんでした。接続を確認してください。', again: 'もう一度' },
};
