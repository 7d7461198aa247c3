import { useEffect, useState } from 'preact/hooks';
import type { Book } from '../board/book.ts';
import { anchorOf } from './chapter.tsx';

/** The element that an address names: a chapter, a paragraph, or the first that tells a rule. */
export function anchorFor(book: Book, at: string): string | undefined {
  for (const { id, blocks } of book.chapters) {
    if (id === at) return id;
    for (const block of blocks)
      for (const { key, rules } of block.kind === 'panels' ? block.panels : [block]) {
        const anchor = anchorOf(id, key);
        if (anchor === at || rules.some((rule) => rule === at)) return anchor;
      }
  }
  // A point of a rule that is told as a whole.
  const whole = at.replace(/\.\d+[a-z]?$|[a-z]$/, '');
  return whole === at ? undefined : anchorFor(book, whole);
}

/** What stands so far below the edge of the window is being read. */
const READING = 140;

export interface Place {
  readonly chapter: number;
  readonly heading: string | undefined;
  /** How much of the book lies behind, from 0 to 1. */
  readonly read: number;
}

/** Where in the book somebody is, as they scroll. */
export function usePlace(book: Book | undefined): Place {
  const [place, setPlace] = useState<Place>({ chapter: 0, heading: undefined, read: 0 });
  useEffect(() => {
    if (!book || book.chapters.length === 0) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      const above = (id: string): boolean =>
        (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= READING;
      const root = document.documentElement;
      const rest = root.scrollHeight - innerHeight;
      const atEnd = rest > 0 && scrollY >= rest - 2;
      const chapter = atEnd
        ? book.chapters.length - 1
        : Math.max(
            0,
            book.chapters.findLastIndex(({ id }) => above(id)),
          );
      const { id, blocks } = book.chapters[chapter]!;
      const heading = blocks.findLast((block) => block.kind === 'heading' && above(anchorOf(id, block.key)));
      setPlace({ chapter, heading: heading?.key, read: rest > 0 ? Math.min(1, scrollY / rest) : 0 });
    };
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
    };
  }, [book]);
  return place;
}

/** Brings a part of the book into view, marks it for a moment, and takes the focus there. */
export function show(anchor: string): void {
  const part = document.getElementById(anchor);
  if (!part) return;
  part.scrollIntoView({ block: 'start' });
  const focused = part.querySelector<HTMLElement>('h2') ?? part;
  if (!focused.hasAttribute('tabindex')) focused.setAttribute('tabindex', '-1');
  focused.focus({ preventScroll: true });
}
