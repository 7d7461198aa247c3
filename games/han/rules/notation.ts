import { notation } from '../../../core/space.ts';
import { ACTIONS, decode } from './codec.ts';
import type { Colour } from './data.ts';
import type { HanMove } from './types.ts';

/**
 * Notation. A card is the first letter of its colour; slots are counted from 1.
 *
 *   r  gg  ro  rgg   play these cards for one piece     -r     exchange a red card
 *   wei-1            a pagoda on that space             +2     take the card on slot 2
 *   @wei             an emissary in that province       +deck  draw from the pile
 *   ^wei-1           a fortress on that space           stop, pass
 */
const LETTERS: Readonly<Record<Colour, string>> = {
  violet: 'v',
  yellow: 'y',
  orange: 'o',
  green: 'g',
  red: 'r',
};

function write(move: HanMove): string {
  switch (move.type) {
    case 'play':
      return move.cards.map((card) => LETTERS[card]).join('');
    case 'pagoda':
      return move.space;
    case 'emissary':
      return `@${move.province}`;
    case 'fortress':
      return `^${move.space}`;
    case 'exchange':
      return `-${LETTERS[move.card]}`;
    case 'takeOpen':
      return `+${move.slot + 1}`;
    case 'takeDeck':
      return '+deck';
    case 'stop':
    case 'pass':
      return move.type;
  }
}

export const { notate, parse } = notation(ACTIONS, (a) => write(decode(a)));
