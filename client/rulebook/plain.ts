import type { BookWords } from '../../i18n/rulebook.ts';
import type { Texts } from '../../i18n/texts.ts';
import { chapter, item, type Rulebook } from '../board/book.ts';

/** The rulebook of a game that brings none: what its help says, page by page. */
export function plainBook({ help, rules }: Texts): { rulebook: Rulebook; words: BookWords } {
  const pages = Object.entries(help);
  return {
    rulebook: {
      book: {
        chapters: pages.map(([name, page]) => chapter(name, ...page.rules.map((rule) => item(rule, rule)))),
      },
      examples: {},
      Grounds: () => null,
      drawings: {},
      tables: {},
    },
    words: {
      names: [],
      chapters: Object.fromEntries(
        pages.map(([name, page]) => [
          name,
          { title: page.title, ...Object.fromEntries(page.rules.map((rule) => [rule, rules[rule] ?? rule])) },
        ]),
      ),
    },
  };
}
