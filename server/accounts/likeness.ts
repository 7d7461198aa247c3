import { OPPONENTS } from '../../games/all-bots.ts';

/** Letters that look like others in the fonts of the page, each above the one it looks like. Case is folded before. */
const ALIKE: readonly (readonly [string, string])[] = [
  // Cyrillic, also by its capitals
  ['авгезѕіїјкмнопрстухцьҫһԁԛԝүөэчб', 'abre3slljkmhonpctyxubchdqwyo346'],
  // Greek, also by its capitals
  ['αβγεζηικμνορσςτυχω', 'abyezhlkmvopoctuxw'],
  // Latin and digits among themselves, with letters that NFKC leaves alone
  ['i10ıłɑɡɩʟɴʀᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢø', 'llollagllnracdejkmoptuvwzo'],
  // Kana and the kanji that look like them
  ['へべぺり口二力工夕卜一八', 'ヘベペリロニカエタトーハ'],
];

const LIKE: ReadonlyMap<string, string> = new Map(
  ALIKE.flatMap(([letters, like]) => [...letters].map((letter, at) => [letter, [...like][at]!] as const)),
);

/** Marks above or below letters that have no use for them: names with and without them look alike. */
const IDLE_MARKS =
  /(?<=[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{N}])\p{M}+/gu;

/** What a name looks like: names with the same likeness are taken for each other. */
export function likeness(name: string): string {
  const plain = name.normalize('NFKC').toLowerCase().normalize('NFKC').replace(IDLE_MARKS, '');
  const letters = plain.replace(/[^\p{L}\p{N}\p{M}]/gu, '');
  // A name of signs alone is what is left of it.
  return [...(letters === '' ? plain : letters)].map((letter) => LIKE.get(letter) ?? letter).join('');
}

/** The names of bots and their levels in the languages of the page, and those of the house. */
const RESERVED: readonly string[] = [
  ...OPPONENTS,
  ...['Gardener', 'Merchant', 'Clerk', 'Magistrate', 'Strategist', 'Chancellor', 'Grabber', 'Dice'],
  ...['Kertész', 'Kereskedő', 'Írnok', 'Elöljáró', 'Hadvezér', 'Kancellár', 'Kapzsi', 'Kocka'],
  ...['Садовник', 'Купец', 'Писарь', 'Наместник', 'Стратег', 'Канцлер', 'Жадина', 'Кубик'],
  ...['庭師', '商人', '書記', '県令', '軍師', '宰相', '欲張り', 'さいころ'],
  ...['bot', 'gép', 'бот', 'ボット'],
  ...['Mandate', 'server', 'szerver', 'kiszolgáló', 'сервер', 'サーバー', 'system', 'rendszer', 'система'],
  ...['admin', 'administrator', 'moderator', 'adminisztrátor', 'moderátor', 'администратор', 'модератор'],
  ...['システム', '管理者', 'モデレーター'],
];

const TAKEN: ReadonlySet<string> = new Set(RESERVED.map(likeness));
const LEVELS = ['level', 'szint', 'уровень', 'レベル'].map(likeness).join('|');
/** A level by its number, before or behind the word; the likeness of 1 and 0 is a letter. */
const LEVEL = new RegExp(`^(?:(?:${LEVELS})[\\dlo]+|[\\dlo]+(?:${LEVELS}))$`, 'u');

/** Whether a name looks like that of a bot or of the house. */
export const looksReserved = (name: string): boolean => {
  const like = likeness(name);
  return TAKEN.has(like) || LEVEL.test(like);
};
