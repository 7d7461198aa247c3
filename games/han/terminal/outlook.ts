import { paint, paintSeat } from '../../../cli/terminal/paint.ts';
import { padEnd, padStart, sized, widthOf } from '../../../cli/terminal/width.ts';
import { lens, type PlayerLens } from '../rules/lens.ts';
import type { HanView } from '../rules/types.ts';
import { seatLetter } from '../words/facts.ts';
import type { HanTexts, Source } from '../words/texts.ts';

const LABEL = 11;
const MAX_CELL = 7;
export const OUTLOOK_WIDTH = 36;

/** Points that each source would still give a player at the end. */
interface Payout {
  readonly source: Source;
  readonly due: (player: PlayerLens) => number;
}

const sum = (pays: readonly { readonly due: number }[]): number =>
  pays.reduce((all, { due }) => all + due, 0);

function outlooks({ options }: HanView): Payout[] {
  const inland = options.map === 'border-disputes' ? 'provinces' : 'districts';
  return [
    { source: inland, due: (player) => sum(player.provinces) },
    ...(options.portScoring ? [{ source: 'ports', due: (player) => player.ports.due } satisfies Payout] : []),
    { source: 'alliances', due: (player) => sum(player.alliances) },
    { source: 'roads', due: (player) => player.roads.due },
  ];
}

/** The score lens in brief, player by player, and what everybody has left. */
export function outlookLines(
  view: HanView,
  seat: number,
  { terms, board }: HanTexts,
  names: readonly string[],
  you: string,
  airy: boolean,
): string[] {
  const players = lens(view);
  const cell = Math.min(MAX_CELL, Math.floor((OUTLOOK_WIDTH - LABEL) / players.length));
  const row = (label: string, cells: readonly string[]): string =>
    `${sized(label, LABEL)}${cells.map((text) => padStart(text, cell)).join('')}`;
  const figures = (label: string, numbers: readonly number[]): string =>
    row(
      label,
      numbers.map((n) => (n === 0 ? '·' : String(n))),
    );
  const own = `${seatLetter(seat)} ${you}`;
  const head = `${padEnd(board.outlook, OUTLOOK_WIDTH - widthOf(own))}${own}`;
  return [
    paint('head', head),
    row(
      '',
      players.map((_, s) => paintSeat(s, paint('bold', seatLetter(s)))),
    ),
    row(
      '',
      names.map((name, s) => paintSeat(s, sized(name, Math.min(cell - 1, widthOf(name))))),
    ),
    figures(board.rows.points, view.scores),
    ...outlooks(view).map(({ source, due }) => figures(board.sources[source], players.map(due))),
    paint(
      'bold',
      figures(
        board.rows.total,
        players.map(({ total }) => total),
      ),
    ),
    ...(airy ? [paint('dim', terms.supply)] : []),
    figures(board.rows.pagodas, view.pagodaSupply),
    figures(board.rows.emissaries, view.emissarySupply),
    ...(view.options.fortresses ? [figures(board.rows.fortresses, view.fortressSupply)] : []),
    figures(board.rows.cards, view.handSizes),
  ];
}
