import type { Action, Seat } from '../../core/game.ts';
import type { Reading } from '../../i18n/reading.ts';
import { sentence } from '../../i18n/texts.ts';
import type { Table } from '../../speech/table.ts';
import { viewAfter } from '../board/after.ts';
import type { BoardProps } from '../board/board.ts';
import type { TableModel } from '../table/model.ts';
import { moveText, sentencesOf } from '../table/sentences.ts';
import { t } from '../texts/texts.ts';
import type { Spoken } from './texts.ts';

const actionsOf = new WeakMap<BoardProps['legal'], readonly Action[]>();

/** The same list for the same choices, by which their words are kept. */
function legalOf({ legal }: BoardProps): readonly Action[] {
  const known = actionsOf.get(legal) ?? legal.map(({ action }) => action);
  actionsOf.set(legal, known);
  return known;
}

/** The table as typed lines see it. */
export function spokenTable(model: TableModel, props: BoardProps, { words, reader }: Spoken): Table {
  const { game, view, viewer, names, texts, lang, active, picked } = props;
  let reading: Reading | undefined;
  const heading = model.board?.heading(view, texts);
  return {
    game,
    view,
    viewer,
    names,
    texts,
    lang,
    active,
    words,
    legal: legalOf(props),
    over: model.moment.value.over,
    pending: picked === undefined ? undefined : moveText(props, picked),
    lastTurn: model.lastTurn.value,
    where: [heading?.where, heading?.phase]
      .filter((part) => part)
      .map((part) => sentence(part!, lang))
      .join(' '),
    course: model.course && {
      ply: model.course.ply.value,
      last: model.course.last,
      position: (ply) => t().replay.position(ply, model.course!.last),
      moments: model.course.landmarks.value,
    },
    reading() {
      reading ??= readingOf(props, reader);
      return reading;
    },
    log: () =>
      model.session.entries.value.flatMap(({ ply, events }) =>
        sentencesOf(props, events).map((text) => ({ ply, text })),
      ),
    targets: (action) => model.board?.targets(game.decode(action), { view, seat: viewer as Seat }) ?? [],
  };
}

/** The board in words, with what the picked move would change. */
export const readingOf = (props: BoardProps, reader: Spoken['reader']): Reading =>
  reader({ ...props, after: props.picked === undefined ? undefined : viewAfter(props) });
