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
    noClock: 'No time limit.',
    noClockMore: ' Take the time you need.',
    perTurn: (s) => `${capital(time(s))} per turn`,
    perGame: (s, more, cap) =>
      more === 0
        ? `${capital(time(s))} for the whole game`
        : `${capital(time(s))} for the whole game, plus ${time(more)} per turn${cap === undefined ? '' : `, up to ${time(cap)}`}`,
    timeUp: {
      bot: ', then a bot plays for you until you are back.',
      resign: ', or you resign automatically.',
      wait: ', then the others wait for you.',
    },
    basic: 'Standard rules.',
    usual: (options) => `Standard: ${options.join(', ')}.`,
    countsAs: 'Counts as',
    casual: 'Casual.',
    casualLine: 'No rating changes.',
    rated: 'Rated.',
    ratedLine: 'Places change the ratings of everyone at the table; leaving early means last place.',
    training: 'Training.',
    trainingLine: 'With bots at the table, only your training rating changes.',
    notRated: 'Not rated.',
    guestsSit: (names) =>
      `Rated games need an account, and ${list(names)} ${names.length === 1 ? 'is a guest' : 'are guests'}.`,
    hintsOn: 'Rated games have no hints.',
    house: 'Table rules',
    order: { random: 'Seats are shuffled at the start.', seated: 'Everyone keeps their seat.' },
    hints: { on: 'Hints are allowed.', off: 'No hints.' },
    watch: { on: 'Anyone may watch.', off: 'No spectators.' },
    reliable: (n) => `Players need a reliability of ${n}%.`,
    takeBack: 'You can undo your own turn; earlier moves only if everyone agrees.',
    freeSeat: 'Free seat',
    keptFor: (name) => `reserved for ${name}`,
    host: 'host',
    you: 'you',
    youHost: 'you, host',
    guest: 'guest',
    ratedAt: (points, margin) => `${points} ± ${margin}`,
    finishes: (percent) => `finishes ${percent}% or more`,
    awayUntil: (date) => `away until ${date}`,
    botName: (bot) => levelTitle(LEVELS, bot),
    botLevel: (bot) => `bot${/^level\d$/.test(bot) ? `, level ${bot.slice(-1)}` : ''}`,
    levelOf: (name) => `Level of bot ${name}`,
    remove: (name) => `Remove ${name}`,
    ready: 'ready',
    notReady: 'not ready',
    away: 'away',
    sitHere: 'Sit here',
    invite: 'Invite',
    share: 'Share the link',
    qr: 'QR code',
    qrLine: 'Point a phone’s camera here to open the table on it.',
    listed: 'This table is listed under Open tables.',
    unlisted: 'Not listed: only people with the link can join.',
    onlyCircle: (n) =>
      `Only this circle (${count(n, { one: 'person', other: 'people' })}) can see this table.`,
    watching: (names, more) =>
      names.length + more === 0
        ? 'Nobody is watching'
        : `${list([...names, ...(more > 0 ? [`${more} more`] : [])])} ${names.length + more === 1 ? 'is' : 'are'} watching`,
    say: 'Message to the table',
    sat: (name) => `${name} joined`,
    stood: (name) => `${name} left`,
    isReady: (name) => `${name} is ready`,
    nowRated: 'The table is now rated',
    nowCasual: 'The table is now casual',
    agreeTo: (rated) =>
      `The host has made this game ${rated ? 'rated' : 'casual'}. Agree, or leave your seat.`,
    agree: 'Agree',
    hasToAgree: 'has to agree',
    notAgreed: (names) =>
      `${list(names)} ${names.length === 1 ? 'has' : 'have'} not agreed to the change yet.`,
    seated: (taken, free) => {
      const sitting = `${capital(NUMBERS[taken]!)} seated`;
      if (free === 0) return taken === 2 ? 'Both seats are taken.' : `All ${NUMBERS[taken]} seats are taken.`;
      return `${sitting}, ${NUMBERS[free]} ${free === 1 ? 'seat' : 'seats'} free.`;
    },
    waitingFor: (names) => `${list(names)} ${names.length === 1 ? 'is' : 'are'} not ready yet.`,
    needs: (fewest) => `At least ${NUMBERS[fewest]} players needed: share the link or add a bot.`,
    startWith: (taken) => `Start with ${NUMBERS[taken]}`,
    iAmReady: 'I’m ready',
    notYet: 'I’m not ready',
    youAreReady: 'You are ready.',
    lookingOn: 'You are spectating.',
    noSeatLeft: 'All seats are taken, but you can watch.',
    invitedBy: (name) => `${name} invites you to play again.`,
    decline: 'Decline',
    close: 'Close the table',
    closeAsk: 'Close this table for everyone?',
    keep: 'Keep it open',
    closed: 'This table is closed',
    newTable: 'New table',
  },
  games: {
    filter: { all: 'All', turn: 'Your turn', waiting: 'Waiting', finished: 'Finished' },
    which: 'Which games',
    anyGame: 'Any game',
    search: 'Player, game, or date',
    yourTurn: 'Your turn',
    waiting: 'Others to move',
    finished: 'Finished',
    newestFirst: (n) => `${count(n, { one: 'game', other: 'games' })} · newest first`,
    none: 'No games found. Clear the search or choose another filter.',
    nothing: 'You have no games yet. Start one against bots, or join an open table.',
    begin: 'Start a game',
    toMove: (names) => `${list(names)} ${names.length === 1 ? 'is' : 'are'} to move`,
    gathering: 'Waiting for players',
    paused: 'Waiting for you',
    left: (time) => `${time} left`,
    noClock: 'no time limit',
    here: 'on this device',
    around: 'shared screen',
    online: 'online',
    first: 'First place',
    place: (n) => `Place ${n}`,
    won: ({ names, own }) => `${list(own ? ['You', ...names] : names)} won`,
    freeSeats: (n) => count(n, { one: 'seat free', other: 'seats free' }),
    rated: 'rated',
    branches: (n) => count(n, { one: 'branch', other: 'branches' }),
    fromDecision: (n) => `from move ${n}`,
    actions: (title) => `Actions for ${title}`,
    comeBack: 'Return',
    botPlays: 'A bot is playing for you',
    resigned: 'You resigned',
    watchBots: 'Bots only',
    invitations: 'Invitations',
    forCircle: (host) => `${host} opened a table for your circle`,
    accept: 'Accept',
  },
} satisfies TablesTexts;
