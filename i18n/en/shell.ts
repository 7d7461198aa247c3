import { levelLine, levelName } from '../levels.ts';
import type { ShellTexts } from '../shell.ts';
import { words } from '../words.ts';
import { texts as faults } from './faults.ts';
import { LEVELS } from './levels.ts';

const { count, list } = words('en');
const DECISIONS = { one: 'decision', other: 'decisions' };

export const texts = {
  language: 'English',
  seats: ['Feng', 'Qian', 'Sun', 'Li', 'Wang'],
  you: '(you)',
  commands: {
    '?': 'what is being decided, and the rules for it',
    '? …': 'one rule by its id, or a topic',
    'why …': 'why a move is not allowed, written as in [ ]',
    hint: 'the best moves and what they are worth',
    explain: 'why the last bot did what it did; explain 2: the one before',
    u: 'take back your last decision',
    redo: 'redo what was taken back',
    log: 'everything that has happened',
    lens: 'what is coming, for all players',
    table: 'the table once more',
    q: 'save and leave',
  },
  menu: {
    game: 'Which game?',
    seats: (min, max, usual) => `How many players, you included? ${min} to ${max} [${usual}]`,
    opponents: 'How good shall the others be? 1 to 6 [2], or one number for each, as in 1,3,3',
    level: (bot) => `${levelName(LEVELS, bot)}: ${levelLine(LEVELS, bot)}`,
    options: 'Type option=value to change an option, or press Enter to begin.',
    notOffered: 'That is not one of the choices.',
  },
  resume: {
    question: (n) => `A game after ${count(n, DECISIONS)} is waiting here. What shall it be?`,
    yes: 'go on with it',
    no: 'begin a new one; the old one is kept aside',
    keptAside: (path) => `The game that was under way is kept as ${path}.`,
    damaged: (reason, path) =>
      `The saved game cannot be read (${reason}) It is kept as ${path}; a new game begins.`,
    resumed: (n) => `The game goes on after ${count(n, DECISIONS)}.`,
  },
  opponents: (bot, names) => `${list(names)}: ${levelName(LEVELS, bot)}`,
  settings: (settings) => `Options: ${settings.join('; ')}.`,
  hint: '? help · hint · u undo · log · lens · q quit',
  input: {
    unknown: (text) => `'${text}' is neither a choice nor a command; ? tells what can be typed.`,
    noChoice: (n, last) => `There is no choice ${n}; they run from 1 to ${last}.`,
    refused: (move) => `'${move}' is not allowed now.`,
    allowed: (move) => `'${move}' is allowed now.`,
    whyWhat: 'Name a move after why, written as the choices are in [ ].',
    noRule: (id) => `There is no text on '${id}'.`,
  },
  undo: {
    done: (move, others) =>
      others === 0
        ? `Taken back: ${move}.`
        : `Taken back: ${move}, and ${count(others, DECISIONS)} of the others.`,
    chance:
      'Something hidden had come to light since; in a casual game that is allowed, and the same will come again.',
    nothing: 'There is nothing to take back: this is your first decision.',
    closed: 'The game is over and its record is closed, so nothing can be taken back.',
    redone: (move) => `Done again: ${move}.`,
    nothingToRedo: 'Nothing was taken back that could be done again.',
  },
  page: {
    commands: 'What can be typed',
    topics: 'Further pages',
    empty: 'Nothing has happened yet.',
    earlier: (page, pages) => `Page ${page} of ${pages}. Enter: the one before; table: back to the table`,
    next: (page, pages) => `Page ${page} of ${pages}. Enter: the next one; table: back to the table`,
    back: 'Enter: back to the table',
  },
  faults,
  end: {
    heading: 'The game is over',
    place: 'place',
    player: 'player',
    record: (path) => `The record of this game: ${path}`,
    replay: (command) => `To replay and check it: ${command}`,
    leave: 'Enter leaves; log shows everything that happened.',
    saved: (path) => `Saved in ${path}.`,
    again: 'The same command goes on with it.',
  },
} satisfies ShellTexts;
