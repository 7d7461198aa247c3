import type { Board, BoardInput } from '../../../cli/terminal/board.ts';
import { logLines, spread } from '../../../cli/terminal/lines.ts';
import { paint, paintSeat } from '../../../cli/terminal/paint.ts';
import { clip, wrap } from '../../../cli/terminal/width.ts';
import type { Game, Kinds, Seat } from '../../../core/game.ts';
import { phaseOf } from '../../../core/game.ts';
import { humanise } from '../../../i18n/words.ts';
import { type PlainView, rowsOfSeat, rowText, scoreOf, zonesOf } from '../words/facts.ts';
import type { GenericTexts } from '../words/texts.ts';

/** Any game on a terminal: zones, then players, then the log. */
export function genericBoard(texts: GenericTexts, you: string, game: Game): Board {
  const lines = (view: PlainView, seat: Seat, names: readonly string[], width: number): string[] => [
    ...zoneLines(view, texts, width),
    ...playerLines(view, seat, names, you, width),
  ];
  return {
    texts,
    legend: texts.page.legend,
    minor: new Set(),
    preferredHeight: ({ view, seat }, names, width) => 1 + lines(view, seat, names, width).length,
    table({ view, seat, names, log, size: { width, height } }: BoardInput<Kinds>) {
      const above = [titleLine(view, texts, width), ...lines(view, seat, names, width)];
      const air = height > above.length + 1 ? [''] : [];
      const room = height - above.length - air.length;
      return [...above, ...(room > 0 ? [...air, ...logLines(log, width, room)] : [])].slice(0, height);
    },
    lens: ({ view, seat }, names, width) => playerLines(view, seat, names, you, width),
    result: (events, seats) => result(game, texts, events, seats),
  };
}

function titleLine(view: PlainView, texts: GenericTexts, width: number): string {
  const { page } = texts;
  const round = view.round === undefined ? [] : [page.round(view.round, view.rounds)];
  const phase = view.stack.length === 0 ? page.over : humanise(phaseOf(view));
  return spread([paint('title', texts.title), ...round].join(' · '), [phase], width);
}

function zoneLines(view: PlainView, { page }: GenericTexts, width: number): string[] {
  return zonesOf(view).flatMap(({ id, rows }) => {
    const title = id === 'table' ? page.table : humanise(id);
    const words = rows.map(rowText).join(' · ') || page.nothing;
    return wrap(`${title}: ${words}`, width, '  ').map((line, i) =>
      i === 0 ? `${paint('bold', line.slice(0, title.length))}${line.slice(title.length)}` : line,
    );
  });
}

function playerLines(
  view: PlainView,
  own: Seat,
  names: readonly string[],
  you: string,
  width: number,
): string[] {
  return names.flatMap((name, seat) => {
    const who = seat === own ? `${name} ${you}` : name;
    const words = rowsOfSeat(view, seat).map(rowText).join(' · ');
    return wrap(`${who}  ${scoreOf(view, seat)}  ${words}`, width, '  ').map((line, i) =>
      i === 0 && line.startsWith(who) ? paintSeat(seat, who) + line.slice(who.length) : clip(line, width),
    );
  });
}

/** Points by the sources that the rules name. */
function result(game: Game, texts: GenericTexts, events: readonly Kinds['event'][], seats: number) {
  const sums = game.sources.map(() => Array<number>(seats).fill(0));
  for (const event of events)
    game.credit(event, (seat, source, points) => {
      sums[game.sources.indexOf(source)]![seat]! += points;
    });
  const total = Array.from({ length: seats }, (_, seat) => sums.reduce((all, of) => all + of[seat]!, 0));
  return {
    head: [...game.sources.map((source) => texts.sources[source]!), texts.page.total],
    rows: total.map((_, seat) => [...sums, total].map((points) => String(points[seat]))),
  };
}
