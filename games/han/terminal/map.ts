import { paint, paintSeat } from '../../../cli/terminal/paint.ts';
import { isWide } from '../../../cli/terminal/width.ts';
import { type Board, boardOf } from '../rules/board.ts';
import { COLOURS } from '../rules/data.ts';
import { provinceId, siteOf } from '../rules/provinces.ts';
import { piecesFor } from '../rules/reach.ts';
import { alliancePoints } from '../rules/scoring.ts';
import { emissariesIn, emissaryLimit } from '../rules/targets.ts';
import type { HanView } from '../rules/types.ts';
import { colourLetter, paidCards, seatLetter } from '../words/facts.ts';
import type { HanTexts } from '../words/texts.ts';
import { LAYOUTS, type Spot } from './layout.ts';
import { type Line, ROADS } from './roads.ts';

/** Road characters; double lines between pagodas of one player, so that chains show without colour. */
const SINGLE: Readonly<Record<Line, string>> = {
  across: '─',
  down: '│',
  southEast: '┌',
  southWest: '┐',
  northEast: '└',
  northWest: '┘',
};
const DOUBLE: Readonly<Record<Line, string>> = {
  across: '═',
  down: '║',
  southEast: '╔',
  southWest: '╗',
  northEast: '╚',
  northWest: '╝',
};
const PORT = '~';
const BORDER = '+';
const FORTRESS = '^';

type Paint = (text: string) => string;
const plain: Paint = (text) => text;
const dim: Paint = (text) => paint('dim', text);

/** A grid of cells; a wide character takes two. */
class Sheet {
  readonly #cells: string[][];
  constructor(width: number, height: number) {
    this.#cells = Array.from({ length: height }, () => Array<string>(width).fill(' '));
  }
  write([row, column]: Spot, text: string, style: Paint = plain): void {
    const cells = this.#cells[row]!;
    let at = column;
    for (const char of text) {
      cells[at++] = char === ' ' ? char : style(char);
      if (isWide(char)) cells[at++] = '';
    }
  }
  lines(): string[] {
    return this.#cells.map((cells) => cells.join('').trimEnd());
  }
}

/** The map: provinces, roads, pagodas, emissaries and alliances. */
export function mapLines(view: HanView, { terms }: HanTexts): string[] {
  const board = boardOf(view.options.map);
  const layout = LAYOUTS[view.options.map];
  const sheet = new Sheet(layout.width, layout.height);
  const open = openTargets(view);

  layout.alliances.forEach((spot, n) => {
    writeAlliance(sheet, spot, view, n);
  });
  for (const { ends, cells } of ROADS[view.options.map]) {
    const owner = view.pagodas[ends[0]]!;
    const own = owner >= 0 && owner === view.pagodas[ends[1]];
    for (const { spot, line } of cells)
      if (own) sheet.write(spot, DOUBLE[line], (text) => paintSeat(owner, text));
      else sheet.write(spot, SINGLE[line], dim);
  }
  board.spaceIds.forEach((id, space) => {
    writeSpace(sheet, layout.spaces[id]!, view, board, space, open.has(id));
  });
  board.provinceIds.forEach((id, q) => {
    const [row, column] = layout.provinces[id]!;
    const name = terms.provinces[provinceId(id)];
    const lines = layout.tall ? [name, countSign(view, q)] : [`${name} ${countSign(view, q)}`];
    lines.forEach((line, i) => {
      sheet.write([row + i, column], line, (text) => paint('bold', text));
    });
    writeSeal(sheet, [row + lines.length, column], view, q, open.has(id));
  });
  return sheet.lines();
}

/** The legal targets of the piece that has been paid for. */
function openTargets(view: HanView): ReadonlySet<string> {
  const f = view.stack.at(-1);
  if (f?.phase !== 'place') return new Set();
  const moves = piecesFor(view, paidCards(f));
  return new Set(
    moves.flatMap((move) =>
      move.type === 'emissary'
        ? move.province
        : move.type === 'pagoda' || move.type === 'fortress'
          ? move.space
          : [],
    ),
  );
}

/** Card colour, spaces taken of all, and whether the province has scored. */
export function countSign(view: HanView, q: number): string {
  const board = boardOf(view.options.map);
  const taken = board.spaces[q]!.filter((space) => view.pagodas[space]! >= 0).length;
  const scored = view.scored & (1 << q) ? '✓' : '';
  return `${colourLetter(COLOURS[board.colour[q]!]!)} ${taken}/${board.spaces[q]!.length}${scored}`;
}

function writeSpace(
  sheet: Sheet,
  [row, column]: Spot,
  view: HanView,
  board: Board,
  space: number,
  open: boolean,
) {
  const place = siteOf(board.spaceIds[space]!);
  const owner = view.pagodas[space]!;
  const style: Paint =
    owner >= 0
      ? (text) => paintSeat(owner, paint('bold', text))
      : open
        ? (text) => paint('now', text)
        : plain;
  const free = place.border ? BORDER : place.number;
  sheet.write([row, column], owner >= 0 ? seatLetter(owner) : free, style);
  if (place.border && owner >= 0) sheet.write([row, column + 1], BORDER, dim);
  if (!place.border && place.port) sheet.write([row, column + 1], PORT, dim);
  if (view.fortresses.includes(space)) sheet.write([row, column - 1], FORTRESS);
}

/** The emissaries seat by seat, and a dot for each that has room. */
function writeSeal(sheet: Sheet, [row, column]: Spot, view: HanView, q: number, open: boolean): void {
  sheet.write([row, column], '@', open ? (text) => paint('now', text) : dim);
  let at = column + 1;
  view.scores.forEach((_, seat) => {
    const n = view.emissaries[q * view.scores.length + seat]!;
    sheet.write([row, at], seatLetter(seat).toLowerCase().repeat(n), (text) => paintSeat(seat, text));
    at += n;
  });
  sheet.write([row, at], '·'.repeat(emissaryLimit(view, q) - emissariesIn(view, q)), dim);
}

function writeAlliance(sheet: Sheet, [row, column]: Spot, view: HanView, n: number): void {
  const number = `#${n + 1}`;
  sheet.write([row, column], number, dim);
  const paid = alliancePoints(view, n).flatMap((points, seat) => (points > 0 ? [seat] : []));
  const [seat] = paid;
  if (seat === undefined) return;
  const mark: Spot = [row, column + number.length];
  if (paid.length > 1) sheet.write(mark, '*');
  else sheet.write(mark, seatLetter(seat), (text) => paintSeat(seat, text));
}

/** The seal as text, for lists. */
export function sealSign(view: HanView, q: number): string {
  const letters = view.scores.map((_, seat) =>
    seatLetter(seat)
      .toLowerCase()
      .repeat(view.emissaries[q * view.scores.length + seat]!),
  );
  return `@${letters.join('')}${'·'.repeat(emissaryLimit(view, q) - emissariesIn(view, q))}`;
}
