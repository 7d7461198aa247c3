import type { NoticesTexts } from '../notices.ts';
import { words } from '../words.ts';

const { count, list } = words('en');
const GAMES = { one: 'game', other: 'games' };

export const texts = {
  sent: {
    yourTurn: (game) => `Your turn in ${game}`,
    among: (names) => `with ${list(names)}`,
    halfGone: (game) => `Half of your time in ${game} is gone`,
    almostGone: (game) => `Your time in ${game} is running out`,
    until: (time) => `The clock runs out ${time}.`,
    invited: (name, game) => `${name} invites you to ${game}`,
    ended: (game) => `Your game of ${game} is over`,
    chat: (game) => `New messages in ${game}`,
    several: (n) => `News from ${count(n, GAMES)}`,
    waiting: (n) => `It is your turn in ${count(n, GAMES)}`,
    toMove: (game, names) => `${game}: ${list(names)} ${names.length === 1 ? 'is' : 'are'} to move`,
    test: 'Mandate notices work',
    testLine: 'You will hear of your games here.',
    open: 'Open the game',
    why: 'You get this mail because you asked Mandate for it.',
    stop: 'Stop these mails',
  },
} satisfies NoticesTexts;
