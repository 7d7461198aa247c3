import type { BookText } from '../../i18n/rulebook.ts';
import { anchorOf } from './chapter.tsx';
import type { Opened } from './load.ts';
import { filled, holds, plain } from './prose.tsx';

export interface Hit {
  readonly at: string;
  readonly chapter: string;
  readonly text: string;
}

const LINES = (text: BookText): readonly string[] => (typeof text === 'string' ? [text] : text);

/** Paragraphs with all the words, or with the rule of that id, in the order of the book. */
export function search({ rulebook, words, played }: Opened, wanted: readonly string[]): Hit[] {
  const rule = wanted.length === 1 ? wanted[0]!.toUpperCase() : '';
  return rulebook.book.chapters.flatMap(({ id, blocks }) => {
    const said = words.chapters[id]!;
    const chapter = String(said.title);
    const cited = blocks.flatMap((block) => (block.kind === 'panels' ? block.panels : [block]));
    const hits = cited.flatMap(({ key, rules }): Hit[] => {
      const text = LINES(said[key] ?? '')
        .map((line) => plain(filled(line, played[key]?.numbers)).replaceAll(/\s*\|\s*/g, ' · '))
        .join(' ');
      const found = holds(text, wanted) || rules.some((one) => one === rule);
      return found ? [{ at: anchorOf(id, key), chapter, text }] : [];
    });
    const top = `${chapter}. ${said.lede ?? ''}`;
    return holds(top, wanted) ? [{ at: id, chapter, text: String(said.lede ?? chapter) }, ...hits] : hits;
  });
}

const CONTEXT = 90;

/** The part of a long text in which the first of the words stands. */
export function excerpt(text: string, wanted: readonly string[]): string {
  const first = Math.max(
    0,
    Math.min(
      ...wanted.map((word) => {
        const at = text.toLocaleLowerCase().indexOf(word);
        return at < 0 ? Infinity : at;
      }),
    ),
  );
  if (text.length <= 2.5 * CONTEXT) return text;
  const at = Number.isFinite(first) ? first : 0;
  const from = at <= CONTEXT ? 0 : at - CONTEXT;
  const to = Math.min(text.length, from + 2.5 * CONTEXT);
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}
