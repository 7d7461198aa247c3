/** Width of text on a terminal, and cutting and padding to a width. Escape sequences have no width. */

const ESCAPE = new RegExp(`${String.fromCharCode(27)}[[0-9;]*m`, 'g');
const STYLED = new RegExp(`(${ESCAPE.source})`);
const MARK = /\p{Mn}|\p{Me}|\p{Cf}/u;

/** East Asian Wide and Fullwidth, as terminals draw them in two columns. */
const WIDE: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0x33ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xa000, 0xa4cf],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe4f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f300, 0x1f64f],
  [0x1f900, 0x1f9ff],
  [0x20000, 0x3fffd],
];

export const isWide = (char: string): boolean => {
  const code = char.codePointAt(0)!;
  return code >= 0x1100 && WIDE.some(([from, to]) => code >= from && code <= to);
};

const charWidth = (char: string): number => {
  if (char >= ' ' && char <= '~') return 1;
  if (MARK.test(char)) return 0;
  return isWide(char) ? 2 : 1;
};

const ASCII = /^[ -~]*$/;

export function widthOf(text: string): number {
  if (ASCII.test(text)) return text.length;
  let width = 0;
  for (const char of text.replace(ESCAPE, '')) width += charWidth(char);
  return width;
}

/** Cut to a width, with an ellipsis. */
export function clip(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  if (width <= 0) return '';
  let out = '';
  let used = 0;
  let styled = false;
  for (const part of text.split(STYLED)) {
    if (part.startsWith('\x1b[')) {
      out += part;
      styled = true;
      continue;
    }
    for (const char of part) {
      if (used + charWidth(char) > width - 1) return `${out}…${styled ? '\x1b[0m' : ''}`;
      out += char;
      used += charWidth(char);
    }
  }
  return out;
}

export const padEnd = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

export const padStart = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** Cut and padded, for table columns. */
export const sized = (text: string, width: number): string => padEnd(clip(text, width), width);

/** Characters that may not begin a line in Japanese. */
const NO_START = /^[、。)）」』・:：,.!?]/;

/** Broken into lines at spaces, and between wide characters, where Japanese breaks. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const pieces = text.match(/ +|[^ \u3000-\u9fff\uff00-\uff60]+|[\u3000-\u9fff\uff00-\uff60]/gu) ?? [];
  const lines: string[] = [];
  let line = '';
  for (let i = 0; i < pieces.length; i++) {
    let piece = pieces[i]!;
    while (i + 1 < pieces.length && NO_START.test(pieces[i + 1]!)) piece += pieces[++i]!;
    if (widthOf(line) + widthOf(piece.trimEnd()) > width && line.trim() !== '') {
      lines.push(line.trimEnd());
      line = indent + piece.trimStart();
    } else line += piece;
  }
  if (line.trim() !== '' || lines.length === 0) lines.push(line.trimEnd());
  return lines.map((l) => clip(l, width));
}
