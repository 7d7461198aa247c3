import type { NoticesTexts } from '../notices.ts';
import { words } from '../words.ts';

const { count, list } = words('ru');
const OF_GAMES = { one: 'партии', few: 'партий', many: 'партий' };
const IN_GAMES = { one: 'партии', few: 'партиях', many: 'партиях' };

export const texts = {
  sent: {
    yourTurn: (game) => `Ваш ход: ${game}`,
    among: (names) => `с вами играют: ${list(names)}`,
    halfGone: (game) => `Прошла половина вашего времени: ${game}`,
    almostGone: (game) => `Ваше время на исходе: ${game}`,
    until: (time) => `Время истекает: ${time}.`,
    invited: (name, game) => `${name} приглашает вас: ${game}`,
    ended: (game) => `Ваша партия окончена: ${game}`,
    chat: (game) => `Новые сообщения: ${game}`,
    several: (n) => `Новости из ${count(n, OF_GAMES)}`,
    waiting: (n) => `Ваш ход в ${count(n, IN_GAMES)}`,
    toMove: (game, names) => `${game}: ходят ${list(names)}`,
    test: 'Уведомления Mandate работают',
    testLine: 'Сюда будут приходить новости о ваших партиях.',
    open: 'Открыть партию',
    why: 'Вы получили это письмо, потому что попросили о нём в Mandate.',
    stop: 'Больше не присылать таких писем',
  },
} satisfies NoticesTexts;
