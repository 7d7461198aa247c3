import type { Kinds, Seat } from '../../core/game.ts';
import { besideToken } from '../../i18n/texts.ts';
import type { BoardProps } from '../board/board.ts';
import type { DecisionEntry } from '../session/session.ts';
import type { TableModel } from './model.ts';
import { tieBreak } from './outcome.ts';
import { sentencesOf } from './sentences.ts';

/** What one seat did, or what happened automatically, in one decision. */
export interface LogRow {
  readonly ply: number;
  /** Undefined for automatic events. */
  readonly seat: Seat | undefined;
  readonly texts: string[];
  /** Points the seat gained. */
  points: number;
}

/** The seat that an event is about. The start of a turn belongs to the game, not to the seat. */
export function seatOf(event: Kinds['event']): Seat | undefined {
  const { seat = -1 } = event as { seat?: Seat };
  return seat < 0 || event.type === 'turnBegan' ? undefined : seat;
}

/** The rows of a turn, in order. */
export function rowsOf(
  turn: readonly DecisionEntry[],
  { model, props }: { model: TableModel; props: BoardProps },
): LogRow[] {
  const rows: LogRow[] = [];
  for (const { ply, events } of turn)
    for (const event of events) {
      const seat = seatOf(event);
      const texts =
        seat === undefined
          ? sentencesOf(props, [event])
          : [besideToken(props.texts, event, props)].filter((text) => text !== '');
      if (event.type === 'ended') texts.push(...tieBreak(props, model.session.result.value));
      if (texts.length === 0) continue;
      let row = rows.at(-1);
      if (row?.seat !== seat || (row?.ply !== ply && seat !== undefined)) {
        row = { ply, seat, texts: [], points: 0 };
        rows.push(row);
      }
      row!.texts.push(...texts);
      row!.points += model.board?.points?.(event) ?? 0;
    }
  return rows;
}
