import { figures } from '../hints.ts';
import type { LazyPageTexts } from '../lazy-page.ts';
import { words } from '../words.ts';
import { texts as faults } from './faults.ts';

const { count, list } = words('en');
const { percent } = figures('en');
const GAMES = { one: 'game', other: 'games' };
const MOVES = { one: 'move', other: 'moves' };

export const texts = {
  online: {
    title: 'Continue this game online',
    line: 'The game continues at an online table, from this move. The game on this device stays as it is.',
    seats: 'You keep your seat and the bots keep theirs. Anyone with the link can take a free seat.',
    yourSeat: 'Your seat',
    known:
      'This device dealt the cards, so its owner could find out their order. Everyone at the table will see this note.',
    go: 'Continue online',
    back: 'Back to the game',
    brought: (n) =>
      `This game was started on the host’s device and continued here after ${count(n, MOVES)}. The host’s device dealt the cards and could know their order, so the shuffle cannot be verified.`,
    start: 'Continue the game',
  },
  chat: {
    report: (name) => `Report ${name}`,
    mute: (name) => `Mute ${name}`,
    unmute: (name) => `Unmute ${name}`,
    muted: 'muted',
    nothing: 'No messages yet.',
  },
  device: {
    deleted: (title) => `${title} deleted. It stays in the bin for 30 days.`,
    undo: 'Undo',
    bin: (n) => `Bin: ${count(n, GAMES)}`,
    binLine: 'Deleted games stay here for 30 days.',
    restore: 'Restore',
    empty: 'Empty the bin',
    elsewhere: 'This game is open in another tab.',
    playHere: 'Play here',
    branchOff: 'Play a copy',
    branched:
      'This game took a different course in another tab. Your moves here were saved as a separate game.',
    openBranch: 'Open that game',
    nearlyFull: 'This device is running out of space for games. Export them to a file, or delete some.',
    lost: (n) =>
      `The browser has removed ${count(n, GAMES)} from this device. If you exported them to a file, you can import it here.`,
    unreachable:
      'The browser does not let this page open its saved games. Close other windows of this page and reload it. Games you start now will be saved.',
    take: 'All games on this device',
    exportAll: 'Export to a file',
    importAll: 'Import a file',
    imported: (games) =>
      [
        `Imported: ${count(games.new, { one: 'new game', other: 'new games' })}.`,
        games.newer > 0 && `${count(games.newer, GAMES)} updated from the file.`,
        games.known > 0 && `${count(games.known, GAMES)} already up to date.`,
        games.apart > 0 &&
          `${count(games.apart, GAMES)} had taken a different course and ${games.apart === 1 ? 'was' : 'were'} added separately.`,
        'The settings were taken from the file.',
      ]
        .filter(Boolean)
        .join(' '),
    refused: {
      text: 'This is not a Mandate export. Nothing was changed.',
      other: 'This is not a Mandate export. To open a single game, use “Import game”. Nothing was changed.',
      newer:
        'This file was made with a newer version of Mandate. Reload the page to update. Nothing was changed.',
      damaged: 'This export is damaged. Nothing was changed.',
      room: 'This device does not have enough space for these games. Nothing was changed.',
    },
  },
  company: {
    people: 'People',
    hereNow: (n) => `${n} here`,
    here: 'here',
    typing: 'typing…',
    away: (n) =>
      n === undefined || n < 1
        ? 'away'
        : n < 60
          ? `away ${n} min`
          : n < 1440
            ? `away ${Math.floor(n / 60)} h`
            : `away ${count(Math.floor(n / 1440), { one: 'day', other: 'days' })}`,
    holiday: (until) => `on holiday until ${until}`,
    awayUntil: (until) => `away until ${until}`,
    botPlays: 'a bot is playing for them',
    resigned: 'resigned',
    hasResigned: (name, where) => (where ? `${name} resigned (${where}).` : `${name} resigned.`),
    resignedThen: (bot) => `A bot (${bot}) plays on in their place. They come last.`,
    resignedOver: 'That ended the game.',
    told: (time) => `Visible to everyone, ${time}`,
    hasLeft: (name, bot) => `${name} left for now. A bot (${bot}) stands in.`,
    ranOut: (name, bot) => `${name} ran out of time. A bot (${bot}) stands in.`,
    isBack: (name) => `${name} is back and plays on.`,
    takesHoliday: (name, until) => `${name} is on holiday until ${until}. Their clock stands still.`,
    plansHoliday: (name, from, until) => `${name} will be on holiday from ${from} to ${until}.`,
    noHoliday: (name) => `${name} is no longer on holiday.`,
    watching: (names, others) =>
      names.length === 0
        ? `Watching: ${count(others, { one: 'person', other: 'people' })}.`
        : others > 0
          ? `Watching: ${names.join(', ')} and ${others} more.`
          : `Watching: ${names.join(', ')}.`,
    openBoardOnly: 'They see only public information.',
    leave: 'Leave for now',
    leaveLine: 'If you just have to go, leave for now: a bot stands in, and you can return at any time.',
    resignTitle: 'Resign this game?',
    resignEnds: (winner) => `This cannot be undone. The game ends and ${winner} wins.`,
    resignOn: (bot) => `This cannot be undone. A bot (${bot}) plays on in your place, and you come last.`,
    resignAlone: 'This cannot be undone. The game ends here, and you come last.',
    playOn: 'Play on',
    reply: 'Reply',
    asksBack: (name, what) => (what ? `${name} requests an undo: ${what}` : `${name} requests an undo.`),
    decisionsBack: (n) => `${count(n, MOVES)} would be undone.`,
    agreed: (names) => `Agreed: ${names.join(', ')}`,
    invites: (name) => `${name} invites you to another game.`,
    notNow: 'Not now',
    wonByResigning: (winners, resigned) => {
      const gone = list(resigned.own ? ['You', ...resigned.names] : resigned.names);
      if (winners.own && winners.names.length === 0) return `${gone} resigned; you win`;
      const won = list(winners.own ? ['you', ...winners.names] : winners.names);
      return `${gone} resigned; ${won} ${winners.own || winners.names.length > 1 ? 'win' : 'wins'}`;
    },
  },
  trouble: {
    title: 'This game cannot be opened',
    line: 'Its saved data is damaged. You can save it as a file to examine it or ask for help, or remove it from this device.',
    full: 'This device has no space left to save the game. You can play on while this page stays open. Save the game as a file, or delete other games.',
    save: 'Save as a file',
    remove: 'Remove from this device',
  },
  version: {
    ready: 'A new version is ready. Your game stays as it is.',
    update: 'Update now',
    later: 'Later',
  },
  faults,
  damage: {
    shown: (n) =>
      `This game is damaged. Its first ${count(n, MOVES)}, which passed verification, ${n === 1 ? 'is' : 'are'} shown.`,
    look: 'Show the intact part',
    save: 'Save the intact part',
  },
  moment: {
    carries: 'The link contains the whole game. It opens on any device, even offline.',
    running:
      'This game is not over. Anyone with the link can find out everything hidden, because it contains the order of all cards.',
    runningPeople:
      'This game is not over, and several people are playing. Anyone with the link can find out everyone’s hidden information. Copy it only if everyone agrees, or continue the game online.',
    copyByHand: 'The browser blocked copying. Select the link and copy it yourself.',
    tooLong: (length, most) =>
      `The link has ${length} characters, and many apps cut links after ${most}. Download the game and send the file, or continue it online.`,
  },
  playOn: {
    seat: 'Which seat do you take?',
    line: 'Bots play the other seats. The original game stays as it is.',
    as: (name) => `Play on as ${name}`,
    over: 'The game is over here. Go back to an earlier move to play on.',
  },
  replay: {
    open: 'all hands',
    hands: 'Hands',
    beginning: 'The game starts.',
    unseen: 'This move is hidden from this seat.',
    leads: 'Lead changes',
    takesLead: (name, n) => `${name} takes the lead, ${count(n, { one: 'point', other: 'points' })} ahead.`,
    chances: 'Winning chances, as the bots see them',
    chance: percent,
    swings: 'Turning points',
    swung: (from, to) => `${percent(from)} → ${percent(to)}`,
    estimating: 'Analysing…',
    running:
      'This game is still in progress. You see what your seat could see; all hands are shown once it is over.',
    loading: 'Loading…',
  },
  proof: {
    title: 'Shuffle',
    holds: 'Game verified.',
    fails: 'This game failed verification.',
    checks: (n) => `${count(n, { one: 'check', other: 'checks' })} of moves and positions passed.`,
    commitment: 'Commitment',
    seed: 'Seed',
    salt: 'Salt',
    nonces: 'Added by the players',
    noNonces: 'nothing',
    matches: 'The commitment is the SHA-256 hash of seed and salt.',
    hidden: 'Seed and salt stay secret until the game is over.',
    worth: {
      local:
        'This device dealt the cards itself. Verification shows that nothing has changed since, but not that nobody looked ahead.',
      table:
        'The server published the commitment before the first decision, so it could not change the deal afterwards.',
      brought:
        'The game was started on the host’s device, which dealt the cards and could know their order. The commitment cannot rule that out.',
      file: 'The file cannot show whether the commitment was published before the game. The players can compare it with theirs.',
      link: 'The link cannot show whether the commitment was published before the game. The players can compare it with theirs.',
    },
  },
} satisfies LazyPageTexts;
