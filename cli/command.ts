import { parseArgs } from 'node:util';
import type { Game } from '../core/game.ts';
import { InputError } from '../core/options.ts';
import type { GameId } from '../games/list.ts';
import { gameOf, games } from '../games/rules.ts';

/** One command of `mandate`, in a file of its own. */
export interface Command {
  /** Arguments after the command's name, such as `<game> --seats N`. */
  readonly usage: string;
  readonly summary: string;
  readonly flags: Readonly<Record<string, Flag>>;
  run(args: Args): void | Promise<void>;
}

export interface Flag {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  readonly help: string;
}

/** Words and flags of a call, with checked access. */
export class Args {
  readonly words: readonly string[];
  readonly #values: Readonly<Record<string, unknown>>;

  constructor(argv: readonly string[], flags: Command['flags']) {
    try {
      const options = Object.fromEntries(
        Object.entries(flags).map(([name, { type, multiple = false }]) => [name, { type, multiple }]),
      );
      const parsed = parseArgs({ args: [...argv], options, allowPositionals: true, strict: true });
      this.words = parsed.positionals;
      this.#values = parsed.values;
    } catch (error) {
      throw new InputError(
        (error as Error).message.replace(/(\. To specify|\nDid you).*$/s, '.').replace(/\.+$/, '.'),
      );
    }
  }

  /** Requires exactly this number of words; `what` names them in the error. */
  expectWords(count: number, what: string): void {
    if (this.words.length < count) throw new InputError(`Name ${what}.`);
    const extra = this.words[count];
    if (extra !== undefined) throw new InputError(`'${extra}' is one argument too many.`);
  }

  has(name: string): boolean {
    return this.#values[name] === true;
  }

  text(name: string): string | undefined;
  text(name: string, fallback: string): string;
  text(name: string, fallback?: string): string | undefined {
    return (this.#values[name] as string | undefined) ?? fallback;
  }

  list(name: string): string[] {
    return (this.#values[name] as string[] | undefined) ?? [];
  }

  integer(name: string, fallback: number, min = 1, max = Number.MAX_SAFE_INTEGER): number {
    return this.#number(name, fallback, min, max, Number.isInteger, 'a whole number');
  }

  seconds(name: string, fallback: number): number {
    return this.#number(name, fallback, 0.1, 1_000_000, Number.isFinite, 'a number of seconds');
  }

  /** A part of a whole. */
  share(name: string, fallback: number): number {
    return this.#number(name, fallback, 0, 1, Number.isFinite, 'a share');
  }

  #number(
    name: string,
    fallback: number,
    min: number,
    max: number,
    fits: (value: number) => boolean,
    what: string,
  ): number {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const value = text.trim() === '' ? Number.NaN : Number(text);
    if (!fits(value) || value < min || value > max)
      throw new InputError(
        `--${name} takes ${what} from ${min}${max < 1e6 ? ` to ${max}` : ''}, not '${text}'.`,
      );
    return value;
  }
}

export const gameNamed = (id: string | undefined): Game => {
  const known = Object.keys(games);
  if (id === undefined) throw new InputError(`Name a game: ${known.join(', ')}.`);
  if (!known.includes(id)) throw new InputError(`There is no game '${id}'. Games: ${known.join(', ')}.`);
  return gameOf(id as GameId);
};

/** `--set name=value` as often as needed. */
export function settings(args: Args): Record<string, string> {
  const out: Record<string, string> = {};
  for (const pair of args.list('set')) {
    const at = pair.indexOf('=');
    if (at < 1) throw new InputError(`--set takes option=value, not '${pair}'.`);
    out[pair.slice(0, at)] = pair.slice(at + 1);
  }
  return out;
}
