import { paint, paintSeat } from '../../../cli/terminal/paint.ts';
import { clip, sized } from '../../../cli/terminal/width.ts';
import { PERSON_TYPES } from '../rules/data.ts';
import { forecast } from '../rules/forecast.ts';
import { symbols } from '../rules/palace.ts';
import type { DragonView } from '../rules/types.ts';
import type { DragonTexts } from '../words/texts.ts';
import { superTollText, tollText } from './months.ts';

/** The forecast of each coming month, and the symbols of every player. */
export function lensLines(
  view: DragonView,
  { terms, board }: DragonTexts,
  names: readonly string[],
  width: number,
): string[] {
  const label = 22;
  const cell = Math.max(8, Math.floor((width - label) / names.length));
  const row = (head: string, cells: readonly string[]): string =>
    clip(`${sized(head, label)}${cells.map((text) => sized(text, cell)).join('')}`.trimEnd(), width);
  const heads = names.map((name, seat) => paintSeat(seat, name));
  const months = forecast(view).flatMap(({ month, event, superEvent, players }) => {
    const lines = [
      row(
        `${String(month).padStart(2)} ${board.events[event]}`,
        players.map((o) => tollText(o, board.units, cell - 1)),
      ),
    ];
    if (superEvent)
      lines.push(
        row(
          `   ${terms.superEvents[superEvent]}`,
          players.map((o) => superTollText(o, board.units)),
        ),
      );
    return lines;
  });
  const owned = PERSON_TYPES.map((type, t) =>
    row(
      `   ${terms.symbols[type]}`,
      view.players.map((player) => String(symbols(player, t) || '·')),
    ),
  );
  return [
    paint('bold', board.forecast),
    row('', heads),
    ...months,
    '',
    paint('bold', board.symbolsOwned),
    ...owned,
  ];
}
