import type { ComponentChildren, ComponentType } from 'preact';
import type { RuleId } from '../../core/game.ts';
import type { Language } from '../../i18n/index.ts';
import type { Texts } from '../../i18n/texts.ts';

/**
 * A rulebook to learn from. The game says what follows what, which rules each paragraph tells, and draws with the pieces
 * of its board; the words are in its catalogues, under the same keys.
 */
export interface Book {
  readonly chapters: readonly Chapter[];
}

export interface Chapter {
  readonly id: string;
  readonly blocks: readonly Block[];
}

interface Cited {
  readonly key: string;
  readonly rules: readonly RuleId[];
}

export type Block =
  | ({ readonly kind: 'heading' | 'text' | 'item' | 'figure' | 'table' | 'example' } & Cited)
  /** Pictures side by side with a title and a few words each; counted where one follows the other. */
  | {
      readonly kind: 'panels';
      readonly key: string;
      readonly counted: boolean;
      readonly panels: readonly Cited[];
    };

/** `C-PAY-1..3` stands for three rules. */
const each = (id: string): string[] => {
  const [, family, first, last] = /^(.+?)(\d+)\.\.(\d+)$/.exec(id) ?? [];
  if (family === undefined) return [id];
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, n) => `${family}${Number(first) + n}`);
};

const cited = (key: string, rules: string): Cited => ({
  key,
  rules: rules
    .split(/\s+/)
    .filter((id) => id !== '')
    .flatMap(each) as RuleId[],
});

export const chapter = (id: string, ...blocks: Block[]): Chapter => ({ id, blocks });
export const heading = (key: string): Block => ({ kind: 'heading', key, rules: [] });
export const text = (key: string, rules = ''): Block => ({ kind: 'text', ...cited(key, rules) });
export const item = (key: string, rules = ''): Block => ({ kind: 'item', ...cited(key, rules) });
export const figure = (key: string, rules = ''): Block => ({ kind: 'figure', ...cited(key, rules) });
export const table = (key: string, rules = ''): Block => ({ kind: 'table', ...cited(key, rules) });
export const example = (key: string, rules = ''): Block => ({ kind: 'example', ...cited(key, rules) });

type Panel = readonly [key: string, rules?: string];

const side =
  (counted: boolean) =>
  (key: string, ...list: Panel[]): Block => ({
    kind: 'panels',
    key,
    counted,
    panels: list.map(([name, rules = '']) => cited(name, rules)),
  });
export const panels = side(false);
export const phases = side(true);

/** All that a chapter says under a key, with the rules that it tells there. */
export const citations = ({ blocks }: Chapter): Cited[] =>
  blocks.flatMap((block) => (block.kind === 'panels' ? block.panels : [block]));

/** What an example has come to: what is drawn of it, and the numbers that its text states. */
export interface Played<V = unknown> {
  readonly views: readonly V[];
  readonly numbers: Readonly<Record<string, number>>;
}

export interface DrawingProps<T = Texts, V = unknown> {
  readonly texts: T;
  readonly lang: Language;
  readonly names: readonly string[];
  /** In the drawing of an example. */
  readonly played?: Played<V> | undefined;
}

/** The rows of a table, from what the words say of each. */
export type Rows<T = Texts> = (
  said: readonly (readonly string[])[],
  props: DrawingProps<T>,
) => readonly (readonly ComponentChildren[])[];

export interface Rulebook {
  readonly book: Book;
  /** Each played by the engine from a position, so that what the book states of it is true. */
  readonly examples: Readonly<Record<string, () => Played>>;
  /** What drawings share, once in a page: washes, patterns. */
  readonly Grounds: ComponentType;
  /** By the key of the block, example or panel. */
  readonly drawings: Readonly<Record<string, ComponentType<DrawingProps>>>;
  /** Tables whose cells are drawn or read from the components of the game. */
  readonly tables: Readonly<Record<string, Rows>>;
}
