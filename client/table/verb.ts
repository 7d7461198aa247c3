import type { Action } from '../../core/game.ts';
import type { Verb } from '../../i18n/page.ts';
import type { Board, BoardProps } from '../board/board.ts';
import { t } from '../texts/texts.ts';

/** Kinds of moves with a verb of their own, over all games. */
const VERBS: Readonly<Record<string, Verb>> = {
  pagoda: 'build',
  fortress: 'build',
  placeFloor: 'build',
  buildWall: 'build',
  emissary: 'send',
  play: 'play',
  playCard: 'play',
  exchange: 'exchange',
  take: 'take',
  takeAction: 'take',
  takeOpen: 'take',
  takeTile: 'take',
  takeYoung: 'take',
  takeDeck: 'draw',
  pass: 'pass',
  stop: 'stop',
  refill: 'rest',
  house: 'house',
  release: 'release',
  pay: 'pay',
};

/** The verb for confirming the picked move. */
export function verbOf(
  board: Board | undefined,
  { game, view, texts }: BoardProps,
  picked: Action | undefined,
): string {
  const { verbs, confirm } = t().table;
  if (picked === undefined) return confirm;
  const move = game.decode(picked);
  const verb = VERBS[move.type];
  return board?.verb?.(move, view, texts) ?? (verb ? verbs[verb] : confirm);
}
