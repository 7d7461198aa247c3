import { OPPONENTS } from '../../games/all-bots.ts';

/** Letters that look like other letters in the fonts of the page, each above its lookalike. Case is folded first. */
const ALIKE: readonly (readonly [string, string])[] = [
  // Cyrillic, also by its capitals
  ['авгезѕіїјкмнопрстухцьҫһԁԛԝүөэчб', 'abre3slljkmhonpctyxubchdqwyo346'],
  // Greek, likewise with capitals
  ['αβγεζηικμνορσςτυχω', 'abyezhlkmvopoctuxw'],
  // Latin and digits among themselves, with letters that NFKC leaves alone
  ['i10ıłɑɡɩʟɴʀᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢø', 'llollagllnracdejkmoptuvwzo'],
  // Kana and the kanji that look like them
  ['へべぺり口二力工夕卜一八', 'ヘベペリロニカエタトーハ'],
];

const LIKE: ReadonlyMap<string, string> = new Map(
  ALIKE.flatMap(([letters, like]) => [...letters].map((letter, at) => [letter, [...like][at]!] as const)),
);

/** Combining marks on letters that do not use them: they do not tell two names apart. */
const IDLE_MARKS =
  /(?<=[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{N}])\p{M}+/gu;

/** The lookalike key of a name: names with the same key can be mistaken for each other. */
export function likeness(name: string): string {
  const plain = name.normalize('NFKC').toLowerCase().normalize('NFKC').replace(IDLE_MARKS, '');
  const letters = plain.replace(/[^\p{L}\p{N}\p{M}]/gu, '');
  // A name without letters keeps its signs.
  return [...(letters === '' ? plain : letters)].map((letter) => LIKE.get(letter) ?? letter).join('');
}

/** Names reserved for bots, bot levels and the site, in all languages of the page. */
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
/** A level with its number before or after it; 1 and 0 look like letters. */
const LEVEL = new RegExp(`^(?:(?:${LEVELS})[\\dlo]+|[\\dlo]+(?:${LEVELS}))$`, 'u');

/** Whether a name could be mistaken for a bot or the site. */
export const looksReserved = (name: string): boolean => {
  const like = likeness(name);
  return TAKEN.has(like) || LEVEL.test(like);
};
