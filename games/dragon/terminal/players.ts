import { type Column, columnLines } from '../../../cli/terminal/lines.ts';
import { paint, paintSeat } from '../../../cli/terminal/paint.ts';
import { clip, sized, widthOf } from '../../../cli/terminal/width.ts';
import { WALL_TILES, type WallTile, WILD, youngOf } from '../rules/data.ts';
import { personLetter } from '../rules/notation.ts';
import { palaceCount } from '../rules/palace.ts';
import { trackOrder } from '../rules/track.ts';
import type { DragonView, Player } from '../rules/types.ts';
import { palaceSign } from '../words/facts.ts';
import type { DragonTexts } from '../words/texts.ts';

/** One line a player, in the order of the person track. */
export function playerLines(
  view: DragonView,
  seat: number,
  { board: { columns } }: DragonTexts,
  names: readonly string[],
  you: string,
  width: number,
): string[] {
  const order = trackOrder(view.players);
  const players = order.map((s) => view.players[s]!);
  const mark = turnMarks(view);
  const numbers = (head: string, read: (player: Player) => number): Column => ({
    head,
    cells: players.map((player) => String(read(player))),
    right: true,
  });
  const texts = (head: string, read: (player: Player, s: number) => string): Column => ({
    head,
    cells: players.map((player, k) => read(player, order[k]!)),
    right: false,
  });
  const hand = ({ hand: cards }: Player, s: number): string =>
    s === seat || view.options.openHands ? handSign(cards) : String(cards.reduce((sum, n) => sum + n, 0));
  const table: Column[] = [
    texts(columns.player, (_, s) => `${mark(s)}${names[s]}${s === seat ? ` ${you}` : ''}`),
    numbers(columns.vp, ({ vp }) => vp),
    numbers(columns.track, ({ track }) => track),
    numbers(columns.yuan, ({ yuan }) => yuan),
    numbers(columns.rice, ({ rice }) => rice),
    numbers(columns.fireworks, ({ fireworks }) => fireworks),
    texts(columns.privileges, ({ small, large }) => `${small}+${large}`),
    ...(view.options.greatWall ? [texts(columns.wall, ({ bricks }) => brickSign(bricks))] : []),
    // Before the first card is played all hands are equal.
    ...(view.round > 0 ? [texts(columns.hand, hand)] : []),
  ];
  const [top, ...lines] = columnLines(table);
  const room = width - widthOf(top!) - 2;
  const head = sized(`${top}  ${columns.palaces}`, width);
  const rows = players.map((player, k) => {
    const text = `${lines[k]}  ${palacesSign(player, room)}`;
    const s = order[k]!;
    const own = s === seat ? paint('bold', text) : text;
    return clip(paintSeat(s, own), width);
  });
  return [paint('head', head), ...rows];
}

/** Marks the active player and those who have had their turn in this phase. */
function turnMarks({ stack }: DragonView): (seat: number) => string {
  const f = stack.at(-1);
  const deciding = f && ('seat' in f ? f.seat : 'order' in f ? f.order[f.turn] : undefined);
  const turns = stack.find(({ phase }) => phase === 'action' || phase === 'card' || phase === 'draft');
  const done = turns && 'order' in turns ? turns.order.slice(0, turns.turn) : [];
  return (seat) => (seat === deciding ? '>' : done.includes(seat) ? '✓' : ' ');
}

/** Cards in hand, as letters; wild cards as question marks. */
const handSign = (hand: readonly number[]): string =>
  hand.map((n, card) => (card === WILD ? '?' : personLetter(youngOf(card))).repeat(n)).join('');

const BRICKS: Readonly<Record<WallTile, string>> = {
  rice: 'r',
  fireworks: 'f',
  yuan: 'y',
  floor: '^',
  vp: 'v',
  track: 't',
};

/** Wall tiles still to build. */
const brickSign = (bricks: number): string =>
  WALL_TILES.map((tile, i) => (bricks & (1 << i) ? BRICKS[tile] : '·')).join('');

/** All palaces; shortened where there is no room. */
function palacesSign({ palaces }: Player, room: number): string {
  const signs = Array.from({ length: palaceCount(palaces) }, (_, i) => palaceSign(palaces, i));
  const full = signs.join(' ');
  if (widthOf(full) <= room) return full;
  return clip(signs.map((sign) => sign.replace(/[[\]]/g, '')).join(' '), room);
}
