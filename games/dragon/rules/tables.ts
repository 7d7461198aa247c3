/** The tables of one section of a spec, row by row, without their headings. */
export function tablesOf(text: string, section: string): string[][][] {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => /^#+ /.test(line) && line.replace(/^#+ /, '').startsWith(section));
  if (start < 0) throw new Error(`The spec has no section '${section}'.`);
  const length = lines.slice(start + 1).findIndex((line) => /^#+ /.test(line));
  const body = lines.slice(start + 1, length < 0 ? undefined : start + 1 + length);
  const tables: string[][][] = [];
  let inside = false;
  for (const line of body) {
    const isRow = line.startsWith('|');
    if (isRow && !inside) tables.push([]);
    if (isRow) tables.at(-1)!.push(cellsOf(line));
    inside = isRow;
  }
  return tables.map((rows) => rows.slice(2));
}

const cellsOf = (line: string): string[] =>
  line
    .slice(1, line.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim());
