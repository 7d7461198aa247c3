import { paint, paintSeat } from '../../../cli/terminal/paint.ts';
import { clip, sized } from '../../../cli/terminal/width.ts';
import { boardOf } from '../rules/board.ts';
import { lens, type PlayerLens } from '../rules/lens.ts';
import { provinceId } from '../rules/provinces.ts';
import type { HanView } from '../rules/types.ts';
import { seatLetter } from '../words/facts.ts';
import type { HanTexts } from '../words/texts.ts';

const LABEL = 30;

/** Points by province and alliance for every player. */
export function lensLines(
  view: HanView,
  { terms, board }: HanTexts,
  names: readonly string[],
  width: number,
): string[] {
  const { provinceIds, alliances } = boardOf(view.options.map);
  const players = lens(view);
  const cell = Math.max(5, Math.floor((width - LABEL) / players.length));
  const nameOf = (q: number): string => terms.provinces[provinceId(provinceIds[q]!)];
  const row = (label: string, cells: readonly string[]): string =>
    clip(`${sized(label, LABEL)}${cells.map((text) => sized(text, cell)).join('')}`.trimEnd(), width);
  const pays = (label: string, found: readonly PlayerLens['ports'][]): string =>
    row(
      label,
      found.map(({ now }) => (now === 0 ? '·' : String(now))),
    );
  const inland = view.options.map === 'border-disputes' ? board.sources.provinces : board.sources.districts;
  return [
    paint('bold', board.outlook),
    row(
      '',
      players.map((_, seat) => paintSeat(seat, `${seatLetter(seat)} ${names[seat]}`)),
    ),
    row(board.rows.points, view.scores.map(String)),
    paint('bold', inland),
    ...provinceIds.map((_, q) => {
      const paid = (view.scored & (1 << q)) !== 0;
      const label = paid ? `  ${nameOf(q)} (${board.scored})` : `  ${nameOf(q)}`;
      const line = pays(
        label,
        players.map(({ provinces }) => provinces[q]!),
      );
      return paid ? paint('dim', line) : line;
    }),
    ...(view.options.portScoring
      ? [
          pays(
            board.sources.ports,
            players.map(({ ports }) => ports),
          ),
        ]
      : []),
    paint('bold', board.sources.alliances),
    ...alliances.flatMap(([a, b], n) => {
      const found = players.map((player) => player.alliances[n]!);
      return found.some(({ now }) => now > 0) ? [pays(`  ${n + 1} ${nameOf(a)}–${nameOf(b)}`, found)] : [];
    }),
    row(
      board.sources.roads,
      players.map(({ roads, chains }) =>
        roads.now === 0 ? '·' : `${roads.now} (${chains.map(({ length }) => length).join('+')})`,
      ),
    ),
    paint(
      'bold',
      row(
        board.rows.total,
        players.map(({ total }) => String(total)),
      ),
    ),
  ];
}
