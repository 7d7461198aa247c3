import { styleText } from 'node:util';

/** Colour never carries meaning alone. NO_COLOR is respected. */
const STYLES = {
  title: ['bold', 'red'],
  head: ['dim', 'underline'],
  dim: 'dim',
  bold: 'bold',
  now: ['bold', 'inverse'],
  bad: 'red',
  good: 'green',
  key: 'yellow',
  notice: ['bold', 'yellow'],
} as const;
type Style = keyof typeof STYLES;

export const paint = (style: Style, text: string): string =>
  text === '' ? '' : styleText(STYLES[style] as Parameters<typeof styleText>[0], text);

const SEATS = ['redBright', 'cyan', 'green', 'magenta', 'yellow'] as const;

export const paintSeat = (seat: number, text: string): string => styleText(SEATS[seat] ?? 'white', text);
