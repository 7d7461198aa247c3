import type { FaultTexts } from './faults.ts';

/** Texts of the terminal program, independent of the game. */
export interface ShellTexts {
  readonly language: string;
  /** Names of the seats, none of them a province of Han; the person's own is marked with `you`. */
  readonly seats: readonly [string, string, string, string, string];
  readonly you: string;
  readonly commands: Readonly<Record<CommandName, string>>;
  readonly menu: {
    readonly game: string;
    seats(min: number, max: number, usual: number): string;
    readonly opponents: string;
    /** A bot with its character, as in "1 · Gardener: …". */
    level(bot: string): string;
    readonly options: string;
    readonly notOffered: string;
  };
  readonly resume: {
    question(decisions: number): string;
    readonly yes: string;
    readonly no: string;
    keptAside(path: string): string;
    damaged(reason: string, path: string): string;
    resumed(decisions: number): string;
  };
  /** Who plays against the person, as in "greedy: Qian, Sun". */
  opponents(bot: string, names: readonly string[]): string;
  settings(list: readonly string[]): string;
  readonly hint: string;
  readonly input: {
    unknown(text: string): string;
    noChoice(n: number, last: number): string;
    refused(move: string): string;
    allowed(move: string): string;
    readonly whyWhat: string;
    noRule(id: string): string;
  };
  readonly undo: {
    done(move: string, byOthers: number): string;
    readonly chance: string;
    readonly nothing: string;
    readonly closed: string;
    redone(move: string): string;
    readonly nothingToRedo: string;
  };
  readonly page: {
    readonly commands: string;
    readonly topics: string;
    readonly empty: string;
    earlier(page: number, pages: number): string;
    next(page: number, pages: number): string;
    readonly back: string;
  };
  readonly faults: FaultTexts;
  readonly end: {
    readonly heading: string;
    readonly place: string;
    readonly player: string;
    record(path: string): string;
    replay(command: string): string;
    readonly leave: string;
    saved(path: string): string;
    readonly again: string;
  };
}

/** None of them is a move of any game. */
export const COMMAND_NAMES = [
  '?',
  '? …',
  'why …',
  'hint',
  'explain',
  'u',
  'redo',
  'log',
  'lens',
  'table',
  'q',
] as const;
type CommandName = (typeof COMMAND_NAMES)[number];
