import { paint } from './paint.ts';
import { clip, padEnd, padStart, sized, widthOf, wrap } from './width.ts';

/** The latest sentences that fit. */
export function logLines(log: readonly string[], width: number, height: number): string[] {
  const lines: string[] = [];
  for (let i = log.length - 1; i >= 0 && lines.length < height; i--) {
    const sentence = wrap(log[i]!, width, '  ');
    if (lines.length + sentence.length > height) break;
    lines.unshift(...sentence);
  }
  return lines.map((line) => paint('dim', line));
}

/** A line with the first right part that fits. */
export function spread(left: string, rights: readonly string[], width: number): string {
  const room = width - widthOf(left) - 2;
  const right = rights.find((text) => widthOf(text) <= room);
  return right ? `${padEnd(left, width - widthOf(right))}${right}` : clip(left, width);
}

/** Between two blocks. */
export const GAP = 3;

/** Two blocks of lines, the left one of a fixed width. */
export function sideBySide(left: readonly string[], right: readonly string[], width: number): string[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
    `${sized(left[i] ?? '', width)}${' '.repeat(GAP)}${right[i] ?? ''}`.trimEnd(),
  );
}

export interface Column {
  readonly head: string;
  readonly cells: readonly string[];
  readonly right: boolean;
}

/** A head and a line for each row, every column as wide as its widest cell. */
export function columnLines(columns: readonly Column[]): string[] {
  const widths = columns.map(({ head, cells }) => Math.max(...[head, ...cells].map(widthOf)));
  const line = (read: (column: Column) => string): string =>
    columns.map((column, c) => (column.right ? padStart : padEnd)(read(column), widths[c]!)).join('  ');
  return [line(({ head }) => head), ...columns[0]!.cells.map((_, row) => line(({ cells }) => cells[row]!))];
}
