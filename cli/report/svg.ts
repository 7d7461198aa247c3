/** Width of all charts: two side by side on a screen, one on a phone. */
export const WIDTH = 430;

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!);

/** Rounded to a tenth of a unit, for smaller files. */
export const px = (x: number): string => String(Math.round(x * 10) / 10);

export const figure = (value: number, digits = 0): string =>
  value
    .toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .replace('-', '−');

export const percent = (share: number, digits = 0): string => `${figure(100 * share, digits)} %`;

/** A share on an axis that counts to 1. */
export const share = (value: number, digits = 0): string => percent(value, Math.max(0, digits - 2));

export const chart = (height: number, label: string, body: string): string =>
  `<svg class="chart" viewBox="0 0 ${WIDTH} ${px(height)}" role="img" aria-label="${escaped(label)}">${body}</svg>`;

export const text = (x: number, y: number, said: string, kind = ''): string =>
  `<text x="${px(x)}" y="${px(y)}"${kind === '' ? '' : ` class="${kind}"`}>${escaped(said)}</text>`;

export const line = (x1: number, y1: number, x2: number, y2: number, kind: string): string =>
  `<line x1="${px(x1)}" y1="${px(y1)}" x2="${px(x2)}" y2="${px(y2)}" class="${kind}"/>`;

export const box = (x: number, y: number, width: number, height: number, rest: string): string =>
  `<rect x="${px(x)}" y="${px(y)}" width="${px(Math.max(0, width))}" height="${px(Math.max(0, height))}" ${rest}/>`;

export type Scale = (value: number) => number;

export const scale =
  (from: readonly [number, number], to: readonly [number, number]): Scale =>
  (value) =>
    to[0] + ((value - from[0]) / (from[1] - from[0] || 1)) * (to[1] - to[0]);

/** Round numbers across a range, some five of them. */
export function ticks(low: number, high: number, wanted = 5): number[] {
  const rough = (high - low || 1) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough)!;
  const first = Math.ceil(low / step - 1e-9);
  const count = Math.floor(high / step + 1e-9) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, k) => (first + k) * step);
}

/** Digits needed to distinguish the ticks. */
export const digitsOf = (values: readonly number[]): number => {
  const step = values.length < 2 ? 1 : Math.abs(values[1]! - values[0]!);
  return Math.max(0, Math.min(3, Math.ceil(-Math.log10(step) - 1e-9)));
};
