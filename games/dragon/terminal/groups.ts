import { paint, paintSeat } from '../../../cli/terminal/paint.ts';
import { padEnd, widthOf, wrap } from '../../../cli/terminal/width.ts';
import { seatsOf } from '../../../core/game.ts';
import { ACTION_IDS } from '../rules/data.ts';
import { offerOf } from '../rules/offers.ts';
import type { DragonView } from '../rules/types.ts';
import type { DragonTexts } from '../words/texts.ts';

const UNBROKEN = '\u00a0';

/** One line a group: its price, its actions with their yield for the seat, and the dragons on it. */
export function groupLines(
  view: DragonView,
  seat: number,
  { terms, board }: DragonTexts,
  names: readonly string[],
  width: number,
): string[] {
  if (view.round === 0) return [];
  const open = view.stack.some(({ phase }) => phase === 'action');
  const state = Math.max(widthOf(board.free), widthOf(board.pay));
  return view.dragons.flatMap((set, group) => {
    const actions = ACTION_IDS.filter((_, a) => view.groups[a] === group).map((id) => {
      const { gain } = offerOf(view, seat, id);
      const text = gain ? `${terms.actions[id]} +${gain.amount}` : terms.actions[id];
      return text.replaceAll(' ', UNBROKEN);
    });
    const dragons = seatsOf(set)
      .map((s) => paintSeat(s, names[s]!))
      .join(' ');
    const lead = `${group + 1} ${padEnd(!open ? '' : set === 0 ? board.free : board.pay, state)}  `;
    const room = width - widthOf(lead) - (dragons === '' ? 0 : widthOf(dragons) + 2);
    const lines = wrap(actions.join(' · '), Math.max(16, room)).map((line) => line.replaceAll(UNBROKEN, ' '));
    return lines.map((line, i) => {
      const start = i === 0 ? lead : ' '.repeat(widthOf(lead));
      if (!open) return paint('dim', start + line);
      return i === 0 && dragons !== '' ? `${start}${padEnd(line, room)}  ${dragons}` : start + line;
    });
  });
}
