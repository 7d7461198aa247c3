import { figures } from '../hints.ts';
import type { LazyPageTexts } from '../lazy-page.ts';
import { words } from '../words.ts';
import { texts as faults } from './faults.ts';

const { count, list } = words('en');
const { percent } = figures('en');
const GAMES = { one: 'game', other: 'games' };

export const texts = {
  online: {
    title: 'Put this game online',
    line: 'The game goes on at a table of the server, from the decision it has reached. Here it stays as it is.',
    seats: 'You keep your seat and the bots keep theirs. Whoever has the link may take a seat that is free.',
    yourSeat: 'Your seat',
    known:
      'This device dealt the cards, so their order is no secret from whoever has it. The table will say so to everybody.',
    go: 'Put online',
    back: 'Back to the game',
    brought: (n) =>
      `This game was begun on the host’s device and came here after ${count(n, { one: 'decision', other: 'decisions' })}. The host’s device dealt the cards and could know their order, so nobody can vouch for the shuffle.`,
    start: 'Go on with the game',
  },
  chat: {
    mute: (name) => `Mute ${name}`,
    unmute: (name) => `Hear ${name} again`,
    muted: 'muted',
    nothing: 'Nobody has said anything yet.',
  },
  device: {
    deleted: (title) => `${title} is deleted. It stays in the bin for 30 days.`,
    undo: 'Undo',
    bin: (n) => `Bin: ${count(n, GAMES)}`,
    binLine: 'Deleted games stay here for 30 days.',
    restore: 'Put back',
    empty: 'Empty the bin',
    elsewhere: 'This game is open in another tab.',
    playHere: 'Play here',
    branchOff: 'Branch off',
    branched:
      'This game went on differently in another tab. What you decided here is kept as a game of its own.',
    openBranch: 'Open that game',
    nearlyFull: 'There is little room left for games on this device. Export them to a file, or delete some.',
    lost: (n) =>
      `The browser has removed ${count(n, GAMES)} from this device. If you have exported them to a file, you can import it here.`,
    unreachable:
      'The browser does not let this page reach the games it has kept. Close other windows of this page and load it again; games that you begin now are kept.',
    take: 'All games of this device',
    exportAll: 'Export to a file',
    importAll: 'Import a file',
    imported: (games) =>
      [
        `Imported: ${count(games.new, { one: 'new game', other: 'new games' })}.`,
        games.newer > 0 && `${count(games.newer, GAMES)} went on where the file was ahead.`,
        games.known > 0 && `${count(games.known, GAMES)} stayed as they were here.`,
        games.apart > 0 &&
          `${count(games.apart, GAMES)} had gone on differently and came as a separate game.`,
        'The settings of the file apply.',
      ]
        .filter(Boolean)
        .join(' '),
    refused: {
      text: 'This file cannot be read: it is not an export of Mandate. Nothing was changed.',
      other:
        'This is not an export of Mandate. To look at a single record, use “Open a record”. Nothing was changed.',
      newer:
        'A newer version of Mandate wrote this file. Load the page again to get that version. Nothing was changed.',
      damaged: 'This export is damaged. Nothing was changed.',
      room: 'There is no room on this device for the games of this file. Nothing was changed.',
    },
  },
  company: {
    people: 'People',
    hereNow: (n) => `${n} here`,
    here: 'here',
    typing: 'here, typing',
    away: (n) =>
      n === undefined || n < 1
        ? 'away'
        : n < 60
          ? `away ${n} min`
          : n < 1440
            ? `away ${Math.floor(n / 60)} h`
            : `away ${count(Math.floor(n / 1440), { one: 'day', other: 'days' })}`,
    botPlays: 'a bot plays for them',
    resigned: 'resigned',
    hasResigned: (name, where) => (where ? `${name} resigned (${where}).` : `${name} resigned.`),
    resignedThen: (bot) => `A bot (${bot}) plays the seat to the end. It is placed last.`,
    resignedOver: 'That ended the game.',
    told: (time) => `Told to everyone, ${time}`,
    hasLeft: (name, bot) => `${name} left for now. A bot (${bot}) stands in.`,
    ranOut: (name, bot) => `${name} ran out of time. A bot (${bot}) stands in.`,
    isBack: (name) => `${name} is back and plays on.`,
    watching: (names, others) =>
      names.length === 0
        ? `Watching: ${count(others, { one: 'person', other: 'people' })}.`
        : others > 0
          ? `Watching: ${names.join(', ')} and ${others} more.`
          : `Watching: ${names.join(', ')}.`,
    openBoardOnly: 'They see the open board only.',
    leave: 'Leave for now',
    leaveLine: 'If you only have to go, leave for now: a bot stands in, and you can return at any time.',
    resignTitle: 'Resign this game?',
    resignEnds: (winner) => `This cannot be undone. The game ends, and ${winner} wins.`,
    resignOn: (bot) =>
      `This cannot be undone. A bot (${bot}) plays your seat to the end, and you are placed last.`,
    resignAlone: 'This cannot be undone. The game ends here, and you are placed last.',
    playOn: 'Play on',
    reply: 'Reply',
    asksBack: (name, what) =>
      what ? `${name} asks to take back: ${what}` : `${name} asks to take a move back.`,
    decisionsBack: (n) => `${count(n, { one: 'decision', other: 'decisions' })} would be undone.`,
    agreed: (names) => `Yes: ${names.join(', ')}`,
    invites: (name) => `${name} invites you to another game.`,
    notNow: 'Not now',
    wonByResigning: (winners, resigned) =>
      `${list(resigned)} resigned, ${winners.length === 1 ? `${winners[0]} wins` : `${list(winners)} win`}`,
  },
  trouble: {
    title: 'This game cannot be opened',
    line: 'What this device has kept of it does not hold. You can save it as a file, to look into it or to ask for help, and remove it here.',
    full: 'There is no room left on this device to keep the game. It goes on as long as this page is open: save it as a file, or remove other games.',
    save: 'Save as a file',
    remove: 'Remove it here',
  },
  faults,
  damage: {
    shown: (n) =>
      `This record is damaged. What its checks confirm is shown: ${count(n, { one: 'decision', other: 'decisions' })}.`,
    look: 'Show the part that holds',
    save: 'Save the part that holds',
  },
  moment: {
    carries: 'The link carries the whole game. It opens on any device, even without a network.',
    running:
      'This game is not over. Whoever has the link can find out what is hidden, for the link carries the order of all cards.',
    runningPeople:
      'This game is not over, and several people play it. Whoever has the link can find out what each of them hides. Copy it only if all agree, or put the game online.',
    copyByHand: 'The browser does not let this page copy. Select the link and copy it yourself.',
    tooLong: (length, most) =>
      `This game makes a link of ${length} characters, and many programs cut links after ${most}. Download the record and send the file, or put the game online.`,
  },
  playOn: {
    seat: 'Which seat do you take?',
    line: 'Bots play the other seats. The recorded game stays as it is.',
    as: (name) => `Play on as ${name}`,
    over: 'The game is over at this moment. Go back to an earlier one to play on.',
  },
  replay: {
    open: 'all hands open',
    hands: 'Hands',
    beginning: 'The game begins.',
    unseen: 'What was decided cannot be seen from here.',
    leads: 'Changes of lead',
    takesLead: (name, n) => `${name} takes the lead, ${count(n, { one: 'point', other: 'points' })} ahead.`,
    chances: 'Chances to win, as the bots see them',
    chance: percent,
    swings: 'Turning points',
    swung: (from, to) => `${percent(from)} → ${percent(to)}`,
    estimating: 'Estimating the chances …',
    running:
      'This game is still being played. You see what your seat could see; all hands open when it is over.',
    loading: 'This moment is being fetched …',
  },
  proof: {
    title: 'Shuffle',
    holds: 'The record holds.',
    fails: 'The record does not hold.',
    checks: (n) => `${count(n, { one: 'check', other: 'checks' })} of decisions and states: all right.`,
    commitment: 'Commitment',
    seed: 'Seed',
    salt: 'Salt',
    nonces: 'Added by the players',
    noNonces: 'nothing',
    matches: 'SHA-256 of seed and salt is the commitment.',
    hidden: 'Seed and salt stay secret until the game is over.',
    worth: {
      local:
        'This device dealt the cards itself. That nothing was changed since can be checked; that nobody looked ahead cannot.',
      table:
        'The server published the commitment before the first decision, so it could not change the deal afterwards.',
      brought:
        'The game was begun on the host’s device, which dealt the cards and could know their order. The commitment proves nothing against that.',
      file: 'Whether the commitment was published before the game, the file cannot tell; those who played can compare it.',
      link: 'Whether the commitment was published before the game, the link cannot tell; those who played can compare it.',
    },
  },
} satisfies LazyPageTexts;
