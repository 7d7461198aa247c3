import type { Reading } from '../reading.ts';

/** Something that a view says: words that must stand together in one line of a section. */
export interface Fact {
  readonly section: string;
  readonly words: readonly string[];
}

export const fact = (section: string, ...words: readonly (string | number)[]): Fact => ({
  section,
  words: words.map(String),
});

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patterns = new Map<string, RegExp>();

/** Whole words and numbers only: "1" is not found in "12". */
function says(line: string, word: string): boolean {
  const pattern =
    patterns.get(word) ?? new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`, 'iu');
  patterns.set(word, pattern);
  return pattern.test(line);
}

/** The facts that a reading leaves out. */
export function missing(facts: readonly Fact[], reading: Reading): string[] {
  const lines = new Map(
    reading.map(({ id, title, sum = '', entries }) => [
      id,
      [`${title} ${sum}`, ...entries.map(({ text }) => `${title} ${text}`)],
    ]),
  );
  return facts
    .filter(
      ({ section, words }) => !lines.get(section)?.some((line) => words.every((word) => says(line, word))),
    )
    .map(({ section, words }) => `${section}: ${words.join(' + ')}`);
}
