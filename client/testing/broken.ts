/** The head of every screen. */
export const HEADS = ':is(.hd, .head, .top, .lobby-top)';

/** Runs in the page: lists the words of its head that do not stand in one line. */
export function findBrokenWords(heads: string): string[] {
  const segments = new Intl.Segmenter(document.documentElement.lang, { granularity: 'word' });
  const broken: string[] = [];
  for (const head of document.querySelectorAll(heads)) {
    const walker = document.createTreeWalker(head, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      for (const { segment, index, isWordLike } of segments.segment(text)) {
        if (!isWordLike) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + segment.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(`broken: "${segment}" of "${text}"`);
      }
    }
  }
  return broken;
}
