import type { Language } from './language.ts';

interface BootTexts {
  /** For a page whose texts did not load. */
  readonly line: string;
  readonly again: string;
  /** Of the page, for search engines and where a link is shared. */
  readonly description: string;
}

/** The few texts that come with the page itself. */
export const BOOT: Readonly<Record<Language, BootTexts>> = {
  en: {
    line: 'The page did not load completely. Check your connection.',
    again: 'Try again',
    description: 'Three board games of imperial China, against bots or with friends',
  },
  hu: {
    line: 'Az oldal nem töltődött be egészen. Ellenőrizd a kapcsolatot.',
    again: 'Újra',
    description: 'Három társasjáték a császári Kínából, gépi játékosok ellen vagy barátokkal',
  },
  ru: {
    line: 'Страница загрузилась не полностью. Проверьте соединение.',
    again: 'Ещё раз',
    description: 'Три настольные игры об императорском Китае: против ботов или с друзьями',
  },
  ja: {
    line: 'ページを最後まで読み込めませんでした。接続を確認してください。',
    again: 'もう一度',
    description: '中華帝国を舞台にした3つのボードゲーム。ボットとも友だちとも遊べます',
  },
};
