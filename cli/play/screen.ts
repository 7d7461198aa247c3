import type { ShellTexts } from '../../i18n/index.ts';
import type { Board, Size } from '../terminal/board.ts';
import { paint } from '../terminal/paint.ts';
import { clip, widthOf, wrap } from '../terminal/width.ts';
import { type Choice, listings } from './choices.ts';
import type { Session } from './session.ts';

const INPUT = 1;

export interface Scenery {
  readonly session: Session;
  readonly board: Board;
  readonly shell: ShellTexts;
  readonly names: readonly string[];
  readonly choices: readonly Choice[];
  /** The answer to the last input. */
  readonly notice: readonly string[];
}

/** The screen above the input line: table, notice, question, choices. */
export function screenLines(scenery: Scenery, { width, height }: Size): string[] {
  const { session, board, shell, names, choices } = scenery;
  const { view, seat } = session;
  const notice = scenery.notice.flatMap((text) => wrap(text, width)).map((line) => paint('notice', line));
  const question = session.over
    ? []
    : questionLines(board.texts.prompt({ view, seat, names }), shell.hint, width);
  const below = notice.length + question.length + INPUT;

  const comfort = board.preferredHeight({ view, seat, names }, names, width);
  const ways = listings(choices, width);
  const shortest = ways.at(-1)!;
  const enough = Math.max(shortest.length, Math.floor(height / 5));
  const listing =
    ways.find((lines) => lines.length + below + comfort <= height) ??
    ways.find((lines) => lines.length <= enough) ??
    shortest;
  const room = height - below - listing.length;
  const table =
    room > 1
      ? board.table({ view, seat, names, log: recentLog(scenery), size: { width, height: room } })
      : [];
  return [...table, ...notice, ...question, ...listing]
    .map((line) => clip(line, width))
    .slice(-(height - INPUT));
}

/** The question, and the hint where there is room. */
function questionLines(prompt: string, hint: string, width: number): string[] {
  const gap = width - widthOf(prompt) - widthOf(hint);
  if (gap >= 2) return [`${paint('bold', prompt)}${' '.repeat(gap)}${paint('dim', hint)}`];
  return wrap(prompt, width).map((line) => paint('bold', line));
}

const RECENT = 60;

/** The latest sentences of the log, without minor events. */
function recentLog({ session, board, names }: Scenery): string[] {
  const log: string[] = [];
  for (let i = session.steps.length - 1; i >= 0 && log.length < RECENT; i--) {
    const events = session.steps[i]!.events.filter((event) => !board.minor.has(event.type));
    log.unshift(...events.map((event) => board.texts.event(event, { names, reader: session.seat })));
  }
  return log;
}
