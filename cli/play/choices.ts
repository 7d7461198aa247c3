import type { Action } from '../../core/game.ts';
import type { Board } from '../terminal/board.ts';
import { inColumns } from '../terminal/columns.ts';
import { paint } from '../terminal/paint.ts';
import { widthOf } from '../terminal/width.ts';
import type { Session } from './session.ts';

/** A legal move as a sentence and in notation. */
export interface Choice {
  readonly action: Action;
  readonly label: string;
  readonly move: string;
}

export function choicesOf(
  { game, legal, view, seat }: Session,
  { texts }: Board,
  names: readonly string[],
): Choice[] {
  const scene = { view, seat, names };
  return legal.map((action) => ({
    action,
    label: texts.move(game.decode(action), scene),
    move: game.notate(action),
  }));
}

/** Layouts of the choices: in words with notation where there is room, or in notation alone. */
export function listings(choices: readonly Choice[], width: number): string[][] {
  const digits = String(choices.length).length;
  const number = (i: number): string => paint('key', String(i + 1).padStart(digits));
  const full = choices.map(({ label, move }, i) => `${number(i)} ${label} ${paint('dim', `[${move}]`)}`);
  const plain = choices.map(({ label }, i) => `${number(i)} ${label}`);
  const short = choices.map(({ move }, i) => `${number(i)} ${move}`);
  const [named, told, brief] = [full, plain, short].map((cells) => inColumns(cells, width));
  const fits = (lines: readonly string[]): boolean => lines.every((line) => widthOf(line) <= width);
  if (!fits(told!)) return [brief!];
  return fits(named!) && named!.length <= told!.length ? [named!, brief!] : [told!, brief!];
}
