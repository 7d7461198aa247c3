import { levelTitle } from '../levels.ts';
import type { TablesTexts } from '../tables.ts';
import { words } from '../words.ts';
import { LEVELS } from './levels.ts';

const { count, list } = words('en');
const NUMBERS = ['nobody', 'one', 'two', 'three', 'four', 'five'];
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const time = (s: number): string =>
  s % 86_400 === 0
    ? count(s / 86_400, { one: 'day', other: 'days' })
    : s % 3600 === 0
      ? count(s / 3600, { one: 'hour', other: 'hours' })
      : s % 60 === 0
        ? count(s / 60, { one: 'minute', other: 'minutes' })
        : count(s, { one: 'second', other: 'seconds' });

export const texts = {
  lobby: {
    hostedBy: (name) => `Hosted by ${name}`,
    byInvitation: 'by invitation',
    amongOpen: 'open table',
    noClock: 'No clock.',
    noClockMore: ' Everybody takes the time they need.',
    perTurn: (s) => `${capital(time(s))} a turn`,
    perGame: (s, more) =>
      more === 0
        ? `${time(s)} for the whole game`
        : `${time(s)} for the whole game and ${time(more)} for each turn`,
    timeUp: {
      bot: ', then a bot plays on until you are back.',
      resign: ', then the seat resigns.',
      wait: '; after that the others wait.',
    },
    basic: 'The game as its rules have it.',
    usual: (options) => `As usual: ${options.join(', ')}.`,
    house: 'At the table',
    order: { random: 'Seats are drawn by lot.', seated: 'Everybody keeps the seat they took.' },
    hints: { on: 'Hints are allowed.', off: 'No hints.' },
    watch: { on: 'Others may watch.', off: 'Nobody else may watch.' },
    takeBack: 'You may take back your own turn, earlier moves only if all agree.',
    freeSeat: 'Free seat',
    keptFor: (name) => `kept for ${name}`,
    host: 'host',
    you: 'you',
    youHost: 'you, host',
    botName: (bot) => levelTitle(LEVELS, bot),
    botLevel: (bot) => `bot${/^level\d$/.test(bot) ? `, level ${bot.slice(-1)}` : ''}`,
    levelOf: (name) => `Level of the bot ${name}`,
    remove: (name) => `Free the seat of ${name}`,
    ready: 'ready',
    notReady: 'not ready yet',
    away: 'away',
    sitHere: 'Sit here',
    invite: 'Invite',
    share: 'Share the link',
    qr: 'QR code',
    qrLine: 'Open the table on a phone: point its camera here.',
    listed: 'Everybody finds this table among the open tables.',
    unlisted: 'Not among the open tables: the link is the invitation.',
    watching: (names, more) =>
      names.length + more === 0
        ? 'Nobody is watching'
        : `${list([...names, ...(more > 0 ? [`${more} more`] : [])])} ${names.length + more === 1 ? 'is' : 'are'} watching`,
    say: 'Say something to the table',
    sat: (name) => `${name} sat down`,
    stood: (name) => `${name} stood up`,
    isReady: (name) => `${name} is ready`,
    seated: (taken, free) => {
      const sitting = `${capital(NUMBERS[taken]!)} ${taken < 2 ? 'is' : 'are'} seated`;
      if (free === 0) return taken === 2 ? 'Both seats are taken.' : `All ${NUMBERS[taken]} seats are taken.`;
      return `${sitting}, ${NUMBERS[free]} ${free === 1 ? 'place is' : 'places are'} free.`;
    },
    waitingFor: (names) => `${list(names)} ${names.length === 1 ? 'is' : 'are'} not ready yet.`,
    needs: (fewest) => `The game needs at least ${NUMBERS[fewest]}: send the link, or seat a bot.`,
    startWith: (taken) => `Start with ${NUMBERS[taken]}`,
    iAmReady: 'I am ready',
    notYet: 'Not ready after all',
    youAreReady: 'You are ready.',
    lookingOn: 'You are looking on.',
    noSeatLeft: 'All seats are taken; you may watch.',
    invitedBy: (name) => `${name} asks you to play again.`,
    decline: 'Decline',
    close: 'Close the table',
    closeAsk: 'Close this table for everybody?',
    keep: 'Keep it open',
    closed: 'This table is closed',
    newTable: 'Open a new table',
  },
  games: {
    filter: { all: 'All', turn: 'Your turn', waiting: 'Waiting', finished: 'Finished' },
    which: 'Which games',
    anyGame: 'Any game',
    search: 'Player, game or date',
    yourTurn: 'Your turn',
    waiting: 'Others to move',
    finished: 'Finished',
    newestFirst: (n) => `${count(n, { one: 'game', other: 'games' })} · newest first`,
    none: 'No game matches. Clear the search or choose another filter.',
    nothing: 'You have no games yet. Begin one against bots, or sit down at an open table.',
    begin: 'Begin a game',
    toMove: (names) => `${list(names)} ${names.length === 1 ? 'is' : 'are'} to move`,
    gathering: 'The table is gathering',
    paused: 'Waiting for you',
    left: (time) => `${time} left`,
    noClock: 'no clock',
    here: 'on this device',
    around: 'around one screen',
    online: 'online',
    first: 'First place',
    place: (n) => `Place ${n}`,
    won: (names) => `${list(names)} won`,
    freeSeats: (n) => count(n, { one: 'seat free', other: 'seats free' }),
    branches: (n) => count(n, { one: 'branch', other: 'branches' }),
    fromDecision: (n) => `from decision ${n}`,
    actions: (title) => `Actions for ${title}`,
    comeBack: 'Return',
    botPlays: 'A bot plays for you',
    resigned: 'You resigned',
    watchBots: 'Bots play among themselves',
    invitations: 'Invitations',
    accept: 'Accept',
  },
} satisfies TablesTexts;
