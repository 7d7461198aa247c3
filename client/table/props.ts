import { gameTexts, shownLanguage, t } from '../texts/texts.ts';
import type { BoardProps } from './board.ts';
import { markOf } from './mark.tsx';
import type { TableModel } from './model.ts';

/** What the board of the game is told, as things stand. */
export function boardProps(model: TableModel): BoardProps {
  const { session } = model;
  const moment = model.moment.value;
  const players = session.players.value;
  return {
    game: session.game,
    view: moment.view,
    viewer: session.viewer.value,
    active: moment.active,
    names: players.map(({ name }) => name),
    families: players.map(({ family }) => family),
    mark: (seat, sign = false) => {
      const player = players[seat];
      return player ? markOf(player, seat === session.viewer.value, sign) : null;
    },
    // The rules know nothing of seats that resigned.
    places: players.some(({ resigned }) => resigned) ? session.result.value?.places : undefined,
    you: t().common.you,
    texts: gameTexts(session.game.id)!,
    lang: shownLanguage(),
    legal: model.legal.value,
    picked: model.picked.value,
    pick: model.pick,
    ask: model.ask,
    lens: model.lens.value,
    toggleLens: () => {
      model.lens.value = !model.lens.value;
    },
    changed: model.changed.value,
  };
}
