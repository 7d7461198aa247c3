/** Rough widths of glyphs in the two faces, in parts of the size: enough to shrink a label before it overflows. */
const FULL = /[\u3000-\u9fff\uff00-\uffef]/;
const NARROW = /[ijlI.,:;'’!|()·\-−[\]]/;
const WIDE = /[mwMWШЩЖЮФМшщжюфм]/;
const CAPITAL = /[\p{Lu}]/u;
const CYRILLIC = /[\u0400-\u04ff]/;
const DIGIT = /\d/;
const SHY = '\u00ad';

const glyph = (c: string): number => {
  if (c === SHY) return 0;
  if (FULL.test(c)) return 1;
  if (NARROW.test(c)) return 0.25;
  if (c === ' ') return 0.2;
  if (WIDE.test(c)) return 0.71;
  if (CAPITAL.test(c)) return 0.58;
  return DIGIT.test(c) ? 0.52 : CYRILLIC.test(c) ? 0.49 : 0.46;
};

export const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, c) => sum + glyph(c), 0) * size;

/** The size at which a text fits, at least `least`. */
export const fitSize = (text: string, max: number, size: number, least: number): number =>
  Math.max(least, Math.min(size, (size * max) / Math.max(1, textWidth(text, size))));

const bare = (text: string): string => text.replaceAll(SHY, '');

/** The pieces between which a text may break, each with what is written at a break after it. */
function pieces(text: string): { text: string; join: string; broken: string }[] {
  return text.split(' ').flatMap((word, _, words) => {
    const full = FULL.test(word);
    const parts = full && words.length === 1 ? [...word] : word.split(SHY);
    const broken = full ? '' : '-';
    return parts.map((part, i) => ({
      text: part,
      join: i < parts.length - 1 ? '' : ' ',
      broken: i < parts.length - 1 ? broken : '',
    }));
  });
}

/** A text in lines of a width, broken at spaces, soft hyphens, or between full-width characters. */
export function wrapText(text: string, max: number, size: number): string[] {
  if (textWidth(bare(text), size) <= max) return [bare(text)];
  const lines: string[] = [];
  let line = '';
  let join = '';
  let broken = '';
  for (const piece of pieces(text)) {
    if (line !== '' && textWidth(`${line}${join}${piece.text}`, size) > max) {
      lines.push(`${line}${broken}`);
      line = piece.text;
    } else line = line === '' ? piece.text : `${line}${join}${piece.text}`;
    ({ join, broken } = piece);
  }
  return [...lines, line];
}
