import type { Direction } from './reading.ts';

/** What can be asked for by a typed line beside moves and places. */
export const COMMANDS = [
  'moves',
  'read',
  'neighbours',
  'hand',
  'score',
  'since',
  'log',
  'who',
  'why',
  'hint',
  'explain',
  'confirm',
  'undo',
  'redo',
  'next',
  'previous',
  'show',
  'moments',
  'repeat',
  'help',
] as const;
export type Command = (typeof COMMANDS)[number];

/** Keys of the table that can be changed. */
export const KEY_NAMES = [
  'confirm',
  'redo',
  'moves',
  'hint',
  'why',
  'read',
  'lens',
  'rules',
  'line',
  'textMode',
  'keys',
] as const;
export type KeyName = (typeof KEY_NAMES)[number];

/** Texts of typed play, of the text mode and of the list of keys. */
export interface SpokenTexts {
  readonly commands: Readonly<
    Record<
      Command,
      {
        /** The first is the one that is shown. */ readonly words: readonly string[];
        readonly meaning: string;
      }
    >
  >;
  /** Words that a line may contain and that mean nothing. */
  readonly ignored: readonly string[];
  readonly directions: Readonly<Record<Direction, string>>;
  readonly answers: {
    readonly help: string;
    readonly helpLine: string;
    moves(n: number): string;
    several(n: number): string;
    readonly severalLine: string;
    unknown(line: string): string;
    readonly unknownLine: string;
    noNumber(n: number, last: number): string;
    refused(move: string): string;
    allowed(move: string): string;
    readonly noReason: string;
    readonly whyWhat: string;
    chosen(move: string): string;
    readonly confirmLine: string;
    readonly nothingChosen: string;
    confirmed(move: string): string;
    readonly undone: string;
    readonly redone: string;
    readonly hint: string;
    readonly explain: string;
    readonly board: string;
    readonly since: string;
    readonly nothingSince: string;
    readonly log: string;
    readonly who: string;
    readonly you: string;
    others(names: readonly string[]): string;
    readonly over: string;
    roads(n: number): string;
    readonly mayChoose: string;
    readonly nothingToRepeat: string;
    /** In a replay. */
    readonly placeLine: string;
    readonly showWhat: string;
    readonly moments: string;
    readonly noMoments: string;
  };
  readonly page: {
    /** The line, its list of completions, and the parts of the screen in text mode. */
    readonly line: string;
    readonly lineHint: string;
    readonly answers: string;
    readonly log: string;
    readonly reading: string;
    tryThese(words: readonly string[]): string;
    ofAll(n: number, all: number): string;
    completions(n: number): string;
    readonly keyHints: readonly (readonly [key: string, meaning: string])[];
    /** The switch in the settings. */
    readonly textMode: string;
    readonly textModeLine: string;
    readonly leave: string;
  };
  readonly keys: {
    readonly names: Readonly<Record<KeyName, string>>;
    /** Keys that stay as they are. */
    readonly fixed: readonly (readonly [key: string, meaning: string])[];
    change(name: string): string;
    press(name: string): string;
    taken(key: string, name: string): string;
    changed(key: string, name: string): string;
    /** Why a key cannot be used: it writes nothing, or it is one of those above. */
    readonly unfit: string;
    readonly reset: string;
  };
}
