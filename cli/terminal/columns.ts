import { padEnd, widthOf } from './width.ts';

const GAP = 2;

/** Cells in as many columns as fit, read downwards, each column as wide as its widest cell. */
export function inColumns(cells: readonly string[], width: number): string[] {
  const widths = cells.map(widthOf);
  for (let columns = cells.length; columns > 1; columns--) {
    const rows = Math.ceil(cells.length / columns);
    if (Math.ceil(cells.length / rows) !== columns) continue;
    const wide = Array.from({ length: columns }, (_, c) =>
      Math.max(...widths.slice(c * rows, (c + 1) * rows)),
    );
    if (wide.reduce((sum, w) => sum + w + GAP, -GAP) > width) continue;
    return Array.from({ length: rows }, (_, row) =>
      wide
        .map((w, c) => padEnd(cells[c * rows + row] ?? '', w + GAP))
        .join('')
        .trimEnd(),
    );
  }
  return [...cells];
}
