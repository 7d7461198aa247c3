/** What the page of a rulebook says around it. */
export interface RulebookTexts {
  readonly contents: string;
  readonly search: string;
  /** In the field of the search, before anything is typed. */
  readonly searchHint: string;
  found(count: number): string;
  readonly nothing: string;
  chapter(n: number, of: number): string;
  readonly previous: string;
  readonly next: string;
  readonly example: string;
  readonly showRules: string;
  /** The name of the button that ends a paragraph. */
  cite(rule: string): string;
  readonly copied: string;
  readonly print: string;
  readonly close: string;
  /** What leads from a refusal to the paragraph. */
  readonly open: string;
}

/** Several sentences belong together in a list: the cells of a table, the steps of an example. */
export type BookText = string | readonly string[];

export type ChapterWords = Readonly<Record<string, BookText>>;

/**
 * The rulebook of a game in one language: text alone, by chapter and key. What follows what, and which rules a paragraph
 * cites, is in the book of the game and the same in every language.
 *
 * Words between two stars are bold. A name in braces stands for a number of the example, which the engine plays.
 */
export interface BookWords {
  /** The players of the examples, by seat. */
  readonly names: readonly string[];
  readonly chapters: Readonly<Record<string, ChapterWords>>;
}
