import { levelLine, levelName } from '../levels.ts';
import type { ShellTexts } from '../shell.ts';
import { words } from '../words.ts';
import { texts as faults } from './faults.ts';
import { LEVELS } from './levels.ts';

const { count, list } = words('en');
const MOVES = { one: 'move', other: 'moves' };

export const texts = {
  language: 'English',
  seats: ['Feng', 'Qian', 'Sun', 'Li', 'Wang'],
  you: '(you)',
  commands: {
    '?': 'the rules for the current decision',
    '? …': 'a rule, by its id, or a help topic',
    'why …': 'why a move is not legal, written as in [ ]',
    hint: 'the best moves and what they are worth',
    explain: 'why the last bot moved as it did; explain 2: the bot before it',
    u: 'undo your last move',
    redo: 'redo what you undid',
    log: 'everything that has happened',
    lens: 'the outlook for all players',
    table: 'show the table again',
    q: 'save and quit',
  },
  menu: {
    game: 'Which game?',
    seats: (min, max, usual) => `How many players, including you? ${min} to ${max} [${usual}]`,
    opponents: 'Opponent strength, 1 to 6 [2], or one number each, as in 1,3,3',
    level: (bot) => `${levelName(LEVELS, bot)}: ${levelLine(LEVELS, bot)}`,
    options: 'Type option=value to change an option, or press Enter to start.',
    notOffered: 'That is not one of the choices.',
  },
  resume: {
    question: (n) => `There is an unfinished game here, after ${count(n, MOVES)}. What would you like to do?`,
    yes: 'continue it',
    no: 'start a new one; the old one is kept',
    keptAside: (path) => `The unfinished game is kept as ${path}.`,
    damaged: (reason, path) =>
      `The saved game cannot be read: ${reason} It is kept as ${path}; a new game starts.`,
    resumed: (n) => `The game continues after ${count(n, MOVES)}.`,
  },
  opponents: (bot, names) => `${list(names)}: ${levelName(LEVELS, bot)}`,
  settings: (settings) => `Options: ${settings.join('; ')}.`,
  hint: '? help · hint · u undo · log · lens · q quit',
  input: {
    unknown: (text) => `“${text}” is neither a choice nor a command. Type “?” for help.`,
    noChoice: (n, last) => `There is no choice ${n}. Choose from 1 to ${last}.`,
    refused: (move) => `“${move}” is not legal right now.`,
    allowed: (move) => `“${move}” is legal right now.`,
    whyWhat: 'Type a move after why, written as the choices are in [ ].',
    noRule: (id) => `There is no rule or topic “${id}”.`,
  },
  undo: {
    done: (move, others) =>
      others === 0 ? `Undone: ${move}.` : `Undone: ${move}, and ${count(others, MOVES)} by other players.`,
    chance: 'Hidden information was revealed. In a casual game that is fine; replaying will reveal the same.',
    nothing: 'There is nothing to undo: this is your first move.',
    closed: 'The game is over, so you can no longer undo.',
    redone: (move) => `Redone: ${move}.`,
    nothingToRedo: 'There is nothing to redo.',
  },
  page: {
    commands: 'Commands',
    topics: 'Help topics',
    empty: 'Nothing has happened yet.',
    earlier: (page, pages) => `Page ${page} of ${pages}. Enter: previous page; table: back to the table`,
    next: (page, pages) => `Page ${page} of ${pages}. Enter: next page; table: back to the table`,
    back: 'Enter: back to the table',
  },
  faults,
  end: {
    heading: 'Game over',
    place: 'place',
    player: 'player',
    record: (path) => `Record of this game: ${path}`,
    replay: (command) => `To replay and verify it: ${command}`,
    leave: 'Press Enter to quit, or type log to see everything that happened.',
    saved: (path) => `Saved in ${path}.`,
    again: 'Run the same command to continue.',
  },
} satisfies ShellTexts;
