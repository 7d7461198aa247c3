import type { Action } from '../../../core/game.ts';
import { ACTIONS, decode } from './codec.ts';
import type { Ministry } from './data.ts';
import type { Cards, ConfuciusMove } from './types.ts';

/**
 * Notation. A command takes several moves. A Confucius card is written as its coins.
 *
 *   bribe, tax …   take an action              pass    pass
 *   !extra, !cash  play a reward card          B3      the official on space 3 of Bingbu (H Hubu, G Gongbu)
 *   red, orange    a student space             x3      three junks
 *   1.2            slot 1, box 2               g4      the gift of value 4
 *   >2             the player on seat 2        india   a distant land
 *   $113           pay with 1, 1 and 3         +2 ok   add a card, and that is all
 *   cancel         done, and a gift is cancelled
 *   =1223          keep these four
 */
const INITIALS: Readonly<Record<Ministry, string>> = { bingbu: 'B', hubu: 'H', gongbu: 'G' };

const digits = (cards: Cards): string => cards.map((n, c) => String(c + 1).repeat(n)).join('');

function write(move: ConfuciusMove): string {
  switch (move.type) {
    case 'take':
      return move.action;
    case 'pass':
    case 'cancel':
      return move.type;
    case 'reward':
      return `!${move.card}`;
    case 'official':
      return `${INITIALS[move.ministry]}${move.space}`;
    case 'student':
      return move.student;
    case 'junks':
      return `x${move.n}`;
    case 'box':
      return `${move.slot}.${move.box}`;
    case 'gift':
      return `g${move.value}`;
    case 'player':
      return `>${move.seat}`;
    case 'land':
      return move.land;
    case 'pay':
      return `$${digits(move.cards)}`;
    case 'card':
      return `+${move.card}`;
    case 'done':
      return 'ok';
    case 'keep':
      return `=${digits(move.cards)}`;
  }
}

const WRITTEN: readonly string[] = Array.from({ length: ACTIONS }, (_, a) => write(decode(a)));
const READ: ReadonlyMap<string, Action> = new Map(WRITTEN.map((text, a) => [text, a]));

export const notate = (a: Action): string => WRITTEN[a]!;
export const parse = (text: string): Action | undefined => READ.get(text);
