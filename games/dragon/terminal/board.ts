import type { Board, BoardInput } from '../../../cli/terminal/board.ts';
import { GAP, logLines, sideBySide, spread } from '../../../cli/terminal/lines.ts';
import { paint } from '../../../cli/terminal/paint.ts';
import { clip } from '../../../cli/terminal/width.ts';
import { SUPER_EVENTS } from '../rules/data.ts';
import type { DragonEvent, DragonKinds, DragonView } from '../rules/types.ts';
import type { DragonTexts } from '../words/texts.ts';
import { DISPLAY_HEIGHT, DISPLAY_WIDTH, displayLine, displayLines } from './display.ts';
import { groupLines } from './groups.ts';
import { lensLines } from './lens.ts';
import { monthColumns, monthLines, superText, wallText } from './months.ts';
import { playerLines } from './players.ts';

/** From this width on the display stands beside groups and log. */
const ROOMY = 80;
const TITLE = 1;

/** In the year of the Dragon on a terminal. */
export function dragonBoard(texts: DragonTexts, you: string): Board<DragonKinds> {
  return {
    texts,
    legend: texts.board.legend,
    minor: new Set([
      'dealt',
      'moved',
      'dragonsReturned',
      'tileTaken',
      'eventEnded',
      'chartered',
      'mustRelease',
    ]),
    preferredHeight({ view, seat }, names, width) {
      const months = monthLines(view, seat, texts, initials(names), width).length;
      const players = view.players.length + 1;
      if (width >= ROOMY) return TITLE + months + DISPLAY_HEIGHT + (isDrafting(view) ? 0 : players);
      return TITLE + months + groupLines(view, seat, texts, names, width).length + 1 + players;
    },
    table: (sight) => table(sight, texts, you),
    lens: ({ view }, names, width) => lensLines(view, texts, names, width),
    result: (events, seats) => result(events, seats, texts),
  };
}

const isDrafting = (view: DragonView): boolean => view.round === 0;
const initials = (names: readonly string[]): string[] => names.map((name) => [...name][0]!);

function table(
  { view, seat, names, log, size }: BoardInput<DragonKinds>,
  texts: DragonTexts,
  you: string,
): string[] {
  const { width, height } = size;
  const title = titleLine(view, seat, texts, width);
  const months = monthLines(view, seat, texts, initials(names), width);
  const players = (room: number): string[] => playerLines(view, seat, texts, names, you, room);

  const middle = height - TITLE - months.length - (isDrafting(view) ? 0 : names.length + 1);
  if (width >= ROOMY && middle >= DISPLAY_HEIGHT) {
    const left = width - DISPLAY_WIDTH - GAP;
    const top = isDrafting(view) ? players(left) : groupLines(view, seat, texts, names, left);
    const air = middle >= DISPLAY_HEIGHT + 2 ? [''] : [];
    const beside = [...top, ...air, ...logLines(log, left, middle - top.length - 3 * air.length)];
    const display = displayLines(view, texts);
    const rows = sideBySide(beside, display, left);
    return [title, ...months, ...air, ...rows, ...air, ...(isDrafting(view) ? [] : players(width))];
  }

  // Too small for everything: the log goes first, then months gone by, then the forecast.
  const body = [...groupLines(view, seat, texts, names, width), clip(displayLine(view), width)];
  const room = height - TITLE - body.length - names.length - 1;
  if (room < 0) return [title, ...players(width), ...body].slice(0, height);
  const row = 2 * Math.floor((Math.max(1, view.round) - 1) / monthColumns(width));
  const events = months.filter((_, i) => i % 2 === 0);
  const ways = [months, months.slice(row), events, events.slice(row / 2)];
  const shown = ways.find((lines) => lines.length <= room) ?? [];
  const lines = logLines(log, width, room - shown.length);
  return [title, ...shown, ...body, ...lines, ...players(width)];
}

function titleLine(view: DragonView, seat: number, texts: DragonTexts, width: number): string {
  const { terms, board } = texts;
  const where = isDrafting(view) ? [] : [board.month(view.round)];
  const left = [paint('title', terms.game), ...where, phaseName(view, texts)].join(' · ');
  const parts = [wallText(view, texts), superText(view, seat, texts)].filter((text) => text !== '');
  return spread(left, [parts.join('  '), ...parts.slice(-1)], width);
}

function phaseName(view: DragonView, { terms }: DragonTexts): string {
  if (view.stack.length === 0) return terms.phases.end;
  const phases = view.stack.map(({ phase }) => phase);
  if (phases.includes('draft') || isDrafting(view)) return terms.phases.draft;
  if (phases.includes('action')) return terms.phases.action;
  if (phases.includes('card')) return terms.phases.person;
  const shaken = SUPER_EVENTS.find((event) => phases.some((phase) => phase === event));
  return shaken ? terms.superEvents[shaken] : terms.phases.event;
}

function result(events: readonly DragonEvent[], seats: number, { board: { final } }: DragonTexts) {
  const rows = Array.from({ length: seats }, (): string[] => []);
  const ended = events.find((e) => e.type === 'ended');
  for (const e of events)
    if (e.type === 'finalScored') {
      const total = ended?.scores[e.seat] ?? 0;
      const late = e.persons + e.monks + e.goods;
      rows[e.seat] = [total - late, e.persons, e.monks, e.goods, total].map(String);
    }
  return { head: [final.before, final.persons, final.monks, final.goods, final.total], rows };
}
