import { paintSeat } from '../../../cli/terminal/paint.ts';
import { clip, padEnd, widthOf } from '../../../cli/terminal/width.ts';
import { boardOf } from '../rules/board.ts';
import { provinceId, siteOf } from '../rules/provinces.ts';
import type { HanView } from '../rules/types.ts';
import { seatLetter } from '../words/facts.ts';
import type { HanTexts } from '../words/texts.ts';
import { countSign, sealSign } from './map.ts';

/** One line a province, where there is no room for the map: its pieces and its free spaces. */
export function provinceLines(view: HanView, { terms }: HanTexts, width: number): string[] {
  const board = boardOf(view.options.map);
  const seats = view.scores.length;
  const names = board.provinceIds.map((id) => terms.provinces[provinceId(id)]);
  const pagodas = board.provinceIds.map((_, q) =>
    view.scores
      .map((_, seat) => ({ seat, n: view.presence[q * seats + seat]! }))
      .filter(({ n }) => n > 0)
      .map(({ seat, n }) => paintSeat(seat, `${seatLetter(seat)}${n}`))
      .join(' '),
  );
  const free = board.spaces.map((spaces) =>
    spaces
      .filter((space) => view.pagodas[space]! < 0)
      .map((space) => {
        const place = siteOf(board.spaceIds[space]!);
        const sign = place.border ? '+' : `${place.number}${place.port ? '~' : ''}`;
        return view.fortresses.includes(space) ? `^${sign}` : sign;
      })
      .join(' '),
  );
  const columns = [
    names,
    names.map((_, q) => countSign(view, q)),
    names.map((_, q) => sealSign(view, q)),
    pagodas,
    free.map((text) => (text === '' ? '' : `· ${text}`)),
  ];
  const widths = columns.map((cells) => Math.max(...cells.map(widthOf)));
  return names.map((_, q) =>
    clip(
      columns
        .map((cells, c) => padEnd(cells[q]!, widths[c]!))
        .join(' ')
        .trimEnd(),
      width,
    ),
  );
}
