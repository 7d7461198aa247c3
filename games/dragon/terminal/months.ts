import { paint } from '../../../cli/terminal/paint.ts';
import { padEnd, sized, widthOf } from '../../../cli/terminal/width.ts';
import { EVENT_IDS, ROUNDS, SUPER_EVENTS, SUPER_ROUND, WALL_LENGTH } from '../rules/data.ts';
import { forecast, type Outlook } from '../rules/forecast.ts';
import type { DragonView } from '../rules/types.ts';
import type { DragonBoardTexts, DragonTexts } from '../words/texts.ts';

const CELL = 16;
const LOSSES = ['yuan', 'rice', 'fireworks'] as const;
const SUPER_LOSSES = ['floors', 'cards', 'pieces', 'privileges'] as const;

type Units = DragonBoardTexts['units'];

/** Abbreviations of units, from long to short. */
const BREVITY: readonly ((unit: string) => string)[] = [
  (unit) => unit,
  (unit) => unit.trim(),
  (unit) => [...unit.trim()][0]!,
];

/** The effect of an event: goods, points, persons. */
export function tollText(o: Outlook, units: Units, width: number): string {
  const texts = BREVITY.map((brief) => {
    const figure = (sign: string, key: keyof Outlook): string[] =>
      o[key] > 0 ? [`${sign}${o[key]}${brief(units[key])}`] : [];
    const vp = figure('+', 'vp').map((text) => paint('good', text));
    const persons = figure('-', 'persons').map((text) => paint('bad', text));
    return [...vp, ...LOSSES.flatMap((key) => figure('-', key)), ...persons].join(' ');
  });
  return texts.find((text) => widthOf(text) <= width) ?? texts.at(-1)!;
}

/** Losses that only super events cause. */
export const superTollText = (o: Outlook, units: Units): string =>
  SUPER_LOSSES.flatMap((key) => (o[key] > 0 ? [paint('bad', `-${o[key]}${units[key]}`)] : [])).join(' ');

/** How many months stand side by side. */
export const monthColumns = (width: number): number => Math.max(1, Math.min(6, Math.floor(width / CELL)));

/** The twelve months with their events; below each coming one its effect on the seat. */
export function monthLines(
  view: DragonView,
  seat: number,
  { board }: DragonTexts,
  initials: readonly string[],
  width: number,
): string[] {
  const columns = monthColumns(width);
  const cell = Math.floor(width / columns);
  const coming = new Map(forecast(view).map((month) => [month.month, month.players[seat]!]));
  const lines: string[] = [];
  for (let first = 1; first <= ROUNDS; first += columns) {
    const months = Array.from({ length: Math.min(columns, ROUNDS + 1 - first) }, (_, k) => first + k);
    lines.push(
      months
        .map((month) => eventCell(view, board, initials, month, cell))
        .join('')
        .trimEnd(),
    );
    const tolls = months.map((month) => {
      const outlook = coming.get(month);
      return sized(outlook ? `  ${tollText(outlook, board.units, cell - 3)}` : '', cell);
    });
    lines.push(tolls.join('').trimEnd());
  }
  return lines;
}

function eventCell(
  view: DragonView,
  board: DragonBoardTexts,
  initials: readonly string[],
  month: number,
  width: number,
): string {
  const event = board.events[EVENT_IDS[view.row[month - 1]!]!];
  const star = month === SUPER_ROUND && view.superEvent >= 0 ? '*' : '';
  const builder = view.wall[month - 1];
  const section = view.options.greatWall ? (builder === undefined ? ' ·' : ` ${initials[builder]}`) : '';
  const name = `${month} ${event}${star}`;
  const number = month < 10 ? ' ' : '';
  if (month < view.round) return sized(paint('dim', `${number}✓${name}${section}`), width);
  if (month === view.round) return padEnd(`${number}${paint('now', `>${name}`)}${section}`, width);
  return sized(`${number} ${name}${section}`, width);
}

/** The super event and its effect on the seat. */
export function superText(view: DragonView, seat: number, texts: DragonTexts): string {
  const event = SUPER_EVENTS[view.superEvent];
  if (!event) return '';
  const outlook = forecast(view).find(({ month }) => month === SUPER_ROUND)?.players[seat];
  const toll = outlook ? superTollText(outlook, texts.board.units) : '';
  const text = `*${SUPER_ROUND}: ${texts.terms.superEvents[event]}`;
  return outlook ? `${text}${toll === '' ? '' : ` ${toll}`}` : paint('dim', text);
}

export const wallText = (view: DragonView, { terms }: DragonTexts): string =>
  view.options.greatWall ? `${terms.actions.wall} ${view.wall.length}/${WALL_LENGTH}` : '';
