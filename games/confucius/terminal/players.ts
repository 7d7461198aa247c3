import { type Column, columnLines } from '../../../cli/terminal/lines.ts';
import { paint, paintSeat } from '../../../cli/terminal/paint.ts';
import { ACTIVE, AVAILABLE, NOT_AVAILABLE } from '../rules/data.ts';
import { decider } from '../rules/decider.ts';
import { giftFrom } from '../rules/gifts.ts';
import { type ConfuciusView, OPEN, type PlayerView } from '../rules/types.ts';
import type { ConfuciusTexts } from '../words/texts.ts';

/** One line a player, in the order of the seats. */
export function playerLines(
  view: ConfuciusView,
  seat: number,
  { board: { columns } }: ConfuciusTexts,
  names: readonly string[],
  marks: readonly string[],
  you: string,
): string[] {
  const mark = turnMarks(view);
  const column = (head: string, read: (player: PlayerView, s: number) => string, right = false): Column => ({
    head,
    cells: view.players.map(read),
    right,
  });
  const numbers = (head: string, read: (player: PlayerView) => number): Column =>
    column(head, (player) => String(read(player)), true);
  const [head, ...rows] = columnLines([
    column(columns.player, (_, s) => `${mark(s)}${names[s]}${s === seat ? ` ${you}` : ''}`),
    numbers(columns.vp, ({ vp }) => vp),
    numbers(columns.cards, ({ cards }) => cards),
    numbers(columns.rewards, ({ rewardCards }) => rewardCards),
    column(columns.cubes, ({ cubes, active }) => `${cubes}/${active}`),
    column(columns.junks, ({ shipyard, ocean }) => `${shipyard}+${ocean}`),
    column(columns.armies, ({ colonies, stock }) => `${colonies}+${stock}`),
    column(columns.gifts, ({ gifts }) => giftSigns(gifts, marks)),
    column(columns.holds, (_, s) => heldSigns(view, s, marks)),
  ]);
  return [
    paint('head', head!.trimEnd()),
    ...rows.map((row, s) => paintSeat(s, s === seat ? paint('bold', row.trimEnd()) : row.trimEnd())),
  ];
}

/** Marks the active player, those who have passed, and the chief minister. */
function turnMarks(view: ConfuciusView): (seat: number) => string {
  const f = view.stack.at(-1);
  const passed = view.stack.find(({ phase }) => phase === 'turn');
  const one = decider(view);
  return (seat) => {
    const asked = f?.phase === 'discard' ? f.keep[seat] === OPEN : seat === one;
    const out = passed?.phase === 'turn' && (passed.passed & (1 << seat)) !== 0;
    return `${asked ? '>' : out ? '✓' : ' '}${seat === view.chief ? '*' : ' '}`;
  };
}

/** The six gifts by value: not yet bought, available, removed, or the holder. */
const giftSigns = (gifts: readonly number[], marks: readonly string[]): string =>
  gifts
    .map((state, i) => {
      if (state >= ACTIVE) return marks[state - ACTIVE]!;
      return state === AVAILABLE ? String(i + 1) : state === NOT_AVAILABLE ? '·' : '×';
    })
    .join('');

/** The gifts that a player holds: giver and value. */
const heldSigns = (view: ConfuciusView, seat: number, marks: readonly string[]): string =>
  view.players
    .flatMap((_, giver) => {
      const value = giver === seat ? 0 : giftFrom(view, giver, seat);
      return value > 0 ? [`${marks[giver]}${value}`] : [];
    })
    .join(' ');
