import { styleText } from 'node:util';

/** Lines of a table: the first column to the left, figures to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]!.length)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)))
      .join('  ')
      .trimEnd();
  return [styleText('bold', line(head)), ...rows.map(line)].join('\n');
}

export const figure = (value: number | undefined, digits = 0): string =>
  value === undefined
    ? '–'
    : value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

export const percent = (value: number | undefined): string =>
  value === undefined ? '–' : `${Math.round(value * 100)} %`;

/** A line that overwrites itself, on terminals only. */
export function progress(done: number, of: number, what: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${done}/${of} ${what}`);
}

export function endProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
}
