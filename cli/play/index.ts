import { defaultOptions, InputError, parseOptions } from '../../core/options.ts';
import { GAME_IDS } from '../../games/list.ts';
import { terminalOf } from '../../games/terminals.ts';
import { readerOf } from '../../games/words.ts';
import { catalogue, isLanguage, LANGUAGES, type Language, type ShellTexts } from '../../i18n/index.ts';
import { type Args, type Command, gameNamed, settings } from '../command.ts';
import { readBots } from '../table.ts';
import type { Board } from '../terminal/board.ts';
import { Conversation } from './conversation.ts';
import { Input } from './input.ts';
import { type Menu, menu, optionLines, USUAL_LEVEL, usualSeats } from './menu.ts';
import { Save } from './save.ts';
import type { Session } from './session.ts';
import { findSave, newSession, PERSON, resumedSession, type Wish, wantsResume } from './start.ts';

const USAGE =
  '[game] [--seats N] [--seed S] [--bots a,b,…] [--set option=value …] [--lang en|hu|ru|ja] [--seat K] [--new] [--plain]';

export const command: Command = {
  usage: USAGE,
  summary: 'Plays a game against bots in the terminal; it saves after every decision, so you can resume.',
  flags: {
    seats: { type: 'string', help: 'number of players (default: 4, or the most the game takes)' },
    seed: { type: 'string', help: 'any text; the same seed deals the same game (default: random)' },
    bots: {
      type: 'string',
      help: 'one bot for all other seats, or one for each: level1 to level6 (default: level2)',
    },
    set: { type: 'string', multiple: true, help: 'option=value; may be repeated' },
    lang: { type: 'string', help: `${LANGUAGES.join(', ')} (default: the terminal’s language)` },
    seat: { type: 'string', help: 'your seat, counted from 0 (default: 0)' },
    new: { type: 'boolean', help: 'start a new game; an unfinished one is kept' },
    plain: { type: 'boolean', help: 'print only what is new, line by line, for screen readers' },
  },
  async run(args) {
    const lang = readLanguage(args.text('lang'));
    if (args.words.length > 1) throw new InputError(`'${args.words[1]}' is one argument too many.`);
    if (args.words.length === 0 && !process.stdin.isTTY) {
      console.log(`mandate play ${USAGE}\n\ngames: ${GAME_IDS.join(', ')}`);
      return;
    }
    const wish = args.words.length === 1 ? readWish(args, args.words[0]!) : undefined;
    const input = new Input(process.stdin, process.stdout);
    try {
      const asked = wish ?? (await menuWish(args, input, lang));
      if (asked) await sitDown(asked, args, input, lang);
    } finally {
      input.close();
    }
  },
};

/** The language asked for, else that of the terminal, else English. */
function readLanguage(wanted: string | undefined): Language {
  if (wanted === undefined) {
    const { LC_ALL, LC_MESSAGES, LANG } = process.env;
    const own = (LC_ALL || LC_MESSAGES || LANG || '').slice(0, 2);
    return isLanguage(own) ? own : 'en';
  }
  if (!isLanguage(wanted)) throw new InputError(`--lang is one of ${LANGUAGES.join(', ')}, not '${wanted}'.`);
  return wanted;
}

function readWish(args: Args, name: string): Wish {
  const game = gameNamed(name);
  const seats = args.integer('seats', usualSeats(game), 1);
  return wishOf(args, { game, seats, bots: undefined, given: settings(args) });
}

function wishOf(args: Args, { game, seats, bots: chosen, given }: Menu): Wish {
  const options = parseOptions(game, seats, given);
  const seat = args.integer('seat', 0, 0, seats - 1);
  const bots = readBots(args.text('bots', chosen ?? USUAL_LEVEL), seats - 1);
  const seed = args.text('seed');
  if (seed !== undefined && !/^[^\p{Cc}]+$/u.test(seed))
    throw new InputError('--seed takes at least one character and no line break.');
  return { game, options, seats, seat, bots, seed };
}

async function menuWish(args: Args, input: Input, lang: Language): Promise<Wish | undefined> {
  const chosen = await menu(input, lang, args.text('bots') !== undefined);
  return chosen && wishOf(args, chosen);
}

async function sitDown(wish: Wish, args: Args, input: Input, lang: Language): Promise<void> {
  const [shell, hints, words, reader] = await Promise.all([
    catalogue(lang, 'shell'),
    catalogue(lang, 'hints'),
    catalogue(lang, 'spoken'),
    readerOf(lang, wish.game.id),
  ]);
  const board = await terminalOf(wish.game.id, lang, shell);
  const save = new Save(wish.game.id);
  const opened = await open(wish, args.has('new'), save, input, shell);
  if (!opened) return;
  const { session } = opened;
  const names = shell.seats.slice(0, session.header.seats);
  session.runBots();
  save.write(session.record);

  const drawn = input.interactive && !args.has('plain');
  const notice = [...opened.notice, ...introduction(session, board, shell, names)];
  const spoken = { lang, words, reader };
  const talk = new Conversation({ session, board, shell, hints, spoken, names, input, drawn }, notice);
  await talk.run();
  if (!session.over) {
    console.log(`\n${shell.end.saved(save.path)} ${shell.end.again}`);
    return;
  }
  const path = save.setAside('finished');
  await talk.end([shell.end.record(path), shell.end.replay(`npx mandate replay ${path}`)]);
}

/** The saved game, or a new one; undefined if the person leaves at the question. */
async function open(
  wish: Wish,
  anew: boolean,
  save: Save,
  input: Input,
  shell: ShellTexts,
): Promise<{ session: Session; notice: string[] } | undefined> {
  const { replay, notice } = findSave(save, wish.game, shell);
  if (!replay) return { session: newSession(wish, save), notice };
  const resume = anew ? false : await wantsResume(replay, input, shell);
  if (resume === undefined) return undefined;
  if (resume)
    return { session: resumedSession(replay, save), notice: [shell.resume.resumed(replay.steps.length)] };
  return { session: newSession(wish, save), notice: [shell.resume.keptAside(save.setAside('aborted'))] };
}

/** The players, and the options that differ from the defaults. */
function introduction(
  { game, header }: Session,
  { texts }: Board,
  shell: ShellTexts,
  names: readonly string[],
): string[] {
  const kinds = [...new Set(header.players)].flatMap((player) => {
    const seats = names.filter((_, seat) => header.players[seat] === player);
    return player === PERSON ? [] : [shell.opponents(player, seats)];
  });
  const usual = optionLines(
    texts.options,
    defaultOptions(game, header.seats) as Session['header']['options'],
  );
  const chosen = optionLines(texts.options, header.options).filter(
    ({ value }, i) => value !== usual[i]!.value,
  );
  const settings = chosen.map(({ name, value }) => `${name}: ${value}`);
  return [kinds.join('; '), ...(settings.length > 0 ? [shell.settings(settings)] : [])];
}
