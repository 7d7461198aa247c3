import type { BoardProps, TableResult } from '../board/board.ts';
import { gameTexts, shownLanguage, t } from '../texts/texts.ts';
import { markOf } from './mark.tsx';
import type { TableModel } from './model.ts';
import { wonBy } from './outcome.ts';

/** The props of the game's board for the current position. */
export function boardProps(model: TableModel): BoardProps {
  const { session } = model;
  const moment = model.moment.value;
  const players = session.players.value;
  return {
    game: session.game,
    view: moment.view,
    settled: isUnsettled(model) ? session.now.value.view : undefined,
    viewer: session.viewer.value,
    active: model.preparation.turn.value ? session.now.value.active : moment.active,
    names: players.map(({ name }) => name),
    reader: session.reader?.value,
    families: players.map(({ family }) => family),
    mark: (seat, sign = false) => {
      const player = players[seat];
      return player ? markOf(player, seat === session.viewer.value, sign) : null;
    },
    result: tableResult(model),
    you: t().common.you,
    texts: gameTexts(session.game.id)!,
    lang: shownLanguage(),
    legal: model.legal.value,
    picked: model.picked.value,
    pick: model.pick,
    pressed: isUnsettled(model) ? model.turn.pressed.value : undefined,
    exchange: model.exchange,
    ask: model.ask,
    lens: model.lens.value,
    toggleLens: () => {
      model.lens.value = !model.lens.value;
    },
    changed: model.changed.value,
    look: model.look?.value,
  };
}

/** Whether the present position is shown with decisions that are not confirmed. */
const isUnsettled = ({ past, busy, turn }: TableModel): boolean =>
  past.value === undefined && !busy.value && turn.steps.value.length > 0;

/** The table's places if somebody resigned; an earlier position has none. */
function tableResult({ session, moment }: TableModel): TableResult | undefined {
  const { value: result } = session.result;
  const players = session.players.value;
  const resigned = players.map((player) => player.resigned === true);
  if (!result || !moment.value.over || !resigned.includes(true)) return undefined;
  const early =
    result.reason === 'resigned'
      ? wonBy({ names: players.map(({ name }) => name), reader: session.reader?.value }, result, resigned)
      : undefined;
  return { places: result.places, resigned, early };
}
