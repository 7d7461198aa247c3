import { box, chart, percent, text, WIDTH } from './svg.ts';

const LETTER = 7.2;
const ROW = 30;

/** A heat map of shares, rows against columns. */
export function heat(
  names: readonly string[],
  shares: readonly (readonly (number | null)[])[],
  label: string,
): string {
  const left = 10 + LETTER * Math.max(...names.map((name) => name.length));
  const width = (WIDTH - left) / names.length;
  const top = 22;
  const heads = names.map((name, i) => text(left + width * (i + 0.5), 14, short(name, width), 'mid'));
  const rows = shares.map((row, i) => {
    const y = top + ROW * i;
    const cells = row.map((share, j) => {
      if (share === null) return '';
      const x = left + width * j;
      const shade = box(
        x + 1,
        y + 1,
        width - 2,
        ROW - 2,
        `class="cell" opacity="${(0.06 + 0.38 * share).toFixed(2)}"`,
      );
      return shade + text(x + width / 2, y + 20, percent(share), 'mid plain');
    });
    return text(0, y + 20, names[i]!, 'strong') + cells.join('');
  });
  return chart(top + ROW * names.length + 2, label, heads.join('') + rows.join(''));
}

const short = (name: string, width: number): string => {
  const fits = Math.floor(width / LETTER);
  return name.length <= fits ? name : `${name.slice(0, Math.max(1, fits - 1))}…`;
};
