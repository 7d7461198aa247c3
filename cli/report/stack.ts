import { figures, key } from './page.ts';
import { box, chart, figure, line, scale, text, ticks, WIDTH } from './svg.ts';

/** One row of stacked bars. */
export interface Stack {
  readonly label: string;
  readonly parts: readonly number[];
}

const ROW = 40;
const LETTER = 7.2;
const TONES = 11;

/** Stacked bars; figures that do not fit are in the table only. */
export function stacks(rows: readonly Stack[], names: readonly string[], label: string): string {
  const shown = names.map((_, k) => k).filter((k) => rows.some(({ parts }) => parts[k]! > 0));
  const whole = ({ parts }: Stack): number => parts.reduce((sum, part) => sum + Math.max(0, part), 0);
  const most = Math.max(...rows.map(whole));
  const left = 10 + LETTER * Math.max(...rows.map((row) => row.label.length));
  const x = scale([0, most], [left, WIDTH - 44]);
  const bottom = ROW * rows.length + 4;
  const axis = ticks(0, most, 5).map(
    (at) => line(x(at), 0, x(at), bottom, 'grid') + text(x(at), bottom + 16, figure(at), 'mid'),
  );
  const bars = rows.map((row, i) => {
    const y = ROW * i + 8;
    let sum = 0;
    const pieces = shown.map((k, tone) => {
      const part = Math.max(0, row.parts[k]!);
      const from = x(sum);
      sum += part;
      const width = x(sum) - from;
      const said = width < 26 ? '' : text(from + width / 2, y + 18, figure(part, 1), 'mid on');
      return part === 0 ? '' : box(from, y, width, ROW - 14, `class="part p${tone % TONES}"`) + said;
    });
    return (
      text(0, y + 18, row.label, 'strong') +
      pieces.join('') +
      text(x(sum) + 6, y + 18, figure(sum, 1), 'strong')
    );
  });
  const marks = shown.map(
    (k, tone) => [box(1, 1, 12, 12, `class="part p${tone % TONES}"`), names[k]!] as const,
  );
  return (
    chart(bottom + 24, label, axis.join('') + bars.join('')) +
    key(marks) +
    figures(
      ['', ...shown.map((k) => names[k]!), 'all'],
      rows.map((row) => [
        row.label,
        ...shown.map((k) => figure(row.parts[k]!, 1)),
        figure(
          row.parts.reduce((sum, part) => sum + part, 0),
          1,
        ),
      ]),
    )
  );
}
