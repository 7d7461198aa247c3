import type { Kinds, RuleId, Seat } from '../core/game.ts';
import type { Audience, Names } from './audience.ts';
import type { GameStatistics } from './game.ts';
import type { Language } from './language.ts';

/** All sentences about one game in one language; log, prompts, choices and refusals come from here. */
export interface Texts<K extends Kinds = Kinds> {
  readonly title: string;
  /** Labels of options. */
  readonly options: OptionTexts<K['options']>;
  /** What happened, as one sentence. */
  event(event: K['event'], audience: Audience): string;
  /** A choice: its effect and cost. */
  move(move: K['move'], scene: Scene<K>): string;
  /** The question to the player who is to decide. */
  prompt(scene: Scene<K>): string;
  /** Choices and questions in full words, where the short ones use symbols. */
  readonly full?: FullTexts<K>;
  /** Sources of points, in the form that follows a number, as in "+3 from palaces". */
  readonly sources: Readonly<Record<string, string>>;
  /** For profiles and the page of the game; a game without it shows ids in words. */
  readonly statistics?: GameStatistics;
  /** Why a move is not allowed, by rule id. */
  readonly refusal: Readonly<Partial<Record<RuleId, string>>>;
  readonly rules: Readonly<Partial<Record<RuleId, string>>>;
  /** Help by phase, and pages on further topics. */
  readonly help: Readonly<Record<string, Page>>;
}

export type { Audience, Names } from './audience.ts';

/** What a seat sees while deciding. */
export interface Scene<K extends Kinds = Kinds> {
  readonly view: K['view'];
  readonly seat: Seat;
  readonly names: Names;
}

export interface FullTexts<K extends Kinds> {
  move(move: K['move'], scene: Scene<K>): string | undefined;
  prompt?(scene: Scene<K>): string | undefined;
}

/** An event, for a line that shows its seat's token. */
export function besideToken<K extends Kinds>(
  texts: Texts<K>,
  event: K['event'],
  { names, reader, lang }: Audience & { readonly lang: Language },
): string {
  return capital(texts.event(event, { names, reader, beside: true }), lang);
}

/** With a capital at its head. */
export const capital = (text: string, lang: string): string =>
  text.slice(0, 1).toLocaleUpperCase(lang) + text.slice(1);

/** As a sentence of its own. */
export const sentence = (text: string, lang: Language): string => `${text}${lang === 'ja' ? '。' : '.'}`;

/** A choice in full words. */
export const fullMove = <K extends Kinds>(texts: Texts<K>, move: K['move'], scene: Scene<K>): string =>
  texts.full?.move(move, scene) ?? texts.move(move, scene);

/** A question in full words. */
export const fullPrompt = <K extends Kinds>(texts: Texts<K>, scene: Scene<K>): string =>
  texts.full?.prompt?.(scene) ?? texts.prompt(scene);

export interface Page {
  readonly title: string;
  readonly rules: readonly RuleId[];
}

type OptionTexts<O> = {
  readonly [N in keyof O]: { readonly name: string; value(value: O[N]): string };
};
