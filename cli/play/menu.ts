import { LEVELS } from '../../bots/levels.ts';
import type { Game, OptionValue } from '../../core/game.ts';
import { InputError, parseOptions } from '../../core/options.ts';
import { GAME_IDS } from '../../games/list.ts';
import { titleOf, wordsOf } from '../../games/words.ts';
import { catalogue, type Language, type ShellTexts } from '../../i18n/index.ts';
import { gameNamed } from '../command.ts';
import { paint } from '../terminal/paint.ts';
import type { Input } from './input.ts';

export interface Menu {
  readonly game: Game;
  readonly seats: number;
  /** One name, or one for each other seat, separated by commas. */
  readonly bots: string | undefined;
  readonly given: Record<string, string>;
}

/** A fair opponent for newcomers. */
export const USUAL_LEVEL = 'level2';

/** Asks for game, players, bots unless given, and options; undefined if input ends first. */
export async function menu(input: Input, lang: Language, named: boolean): Promise<Menu | undefined> {
  const shell = await catalogue(lang, 'shell');
  const game = await askGame(input, lang, shell);
  if (!game) return undefined;
  const seats = await askSeats(input, game, shell);
  if (seats === undefined) return undefined;
  const bots = named ? undefined : await askBots(input, seats - 1, shell);
  if (!named && bots === undefined) return undefined;
  const given = await askOptions(input, game, seats, lang, shell);
  return given && { game, seats, bots, given };
}

async function askGame(input: Input, lang: Language, shell: ShellTexts): Promise<Game | undefined> {
  const titles = await Promise.all(GAME_IDS.map((id) => titleOf(lang, id)));
  for (;;) {
    console.log(paint('bold', shell.menu.game));
    for (const [i, { title }] of titles.entries()) console.log(`${i + 1} ${title} [${GAME_IDS[i]}]`);
    const line = (await input.next())?.trim();
    if (line === undefined) return undefined;
    const id = GAME_IDS.find((name, i) => line === name || line === String(i + 1));
    if (id) return gameNamed(id);
    console.log(shell.menu.notOffered);
  }
}

export const usualSeats = ({ seats: [, max] }: Game): number => Math.min(4, max);

async function askSeats(input: Input, game: Game, shell: ShellTexts): Promise<number | undefined> {
  const [min, max] = game.seats;
  for (;;) {
    console.log(paint('bold', shell.menu.seats(min, max, usualSeats(game))));
    const line = (await input.next())?.trim();
    if (line === undefined) return undefined;
    const seats = line === '' ? usualSeats(game) : Number(line);
    if (Number.isInteger(seats) && seats >= min && seats <= max) return seats;
    console.log(shell.menu.notOffered);
  }
}

async function askBots(input: Input, count: number, shell: ShellTexts): Promise<string | undefined> {
  for (;;) {
    for (const { id } of LEVELS) console.log(shell.menu.level(id));
    console.log(paint('bold', shell.menu.opponents));
    const line = (await input.next())?.trim();
    if (line === undefined) return undefined;
    if (line === '') return USUAL_LEVEL;
    const levels = line.split(',').map((grade) => LEVELS[Number(grade) - 1]?.id);
    if (levels.every((id) => id !== undefined) && [1, count].includes(levels.length)) return levels.join(',');
    console.log(shell.menu.notOffered);
  }
}

async function askOptions(
  input: Input,
  game: Game,
  seats: number,
  lang: Language,
  shell: ShellTexts,
): Promise<Record<string, string> | undefined> {
  const texts = await wordsOf(lang, game.id);
  const given: Record<string, string> = {};
  for (;;) {
    const now = parseOptions(game, seats, given) as Record<string, OptionValue>;
    for (const { key, name, value } of optionLines(texts.options, now))
      console.log(`  ${key} = ${now[key]}   ${name}: ${value}`);
    console.log(paint('bold', shell.menu.options));
    const line = (await input.next())?.trim();
    if (line === undefined) return undefined;
    if (line === '') return given;
    const at = line.indexOf('=');
    const changed = { ...given, [line.slice(0, Math.max(0, at)).trim()]: line.slice(at + 1).trim() };
    try {
      parseOptions(game, seats, changed);
      Object.assign(given, changed);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      console.log(error.message);
    }
  }
}

type OptionWords = Readonly<Record<string, { name: string; value(value: OptionValue): string }>>;

export const optionLines = (
  words: object,
  options: Readonly<Record<string, OptionValue>>,
): { key: string; name: string; value: string }[] =>
  Object.entries(words as OptionWords).map(([key, { name, value }]) => ({
    key,
    name,
    value: value(options[key]!),
  }));
