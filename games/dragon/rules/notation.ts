import type { Action } from '../../../core/game.ts';
import { notation } from '../../../core/space.ts';
import { ACTIONS, decode } from './codec.ts';
import type { Person, PersonType } from './data.ts';
import { ageOf, PERSON_TYPES, typeOf } from './data.ts';
import type { DragonMove } from './types.ts';

/**
 * Notation. A person type is a letter, small for a young person and capital for an old one; palaces are counted
 * from 1.
 *
 *   t+s            draft tax collector and scholar        @2       house in palace 2
 *   taxes, build … take an action      refill             @2xM     replace the old monk of palace 2
 *   ^1  ^new       place a floor                          refuse   refuse the tile
 *   small, large   buy a privilege                        -2h      release the young healer of palace 2
 *   m   ?m         play the card monk, a wild card for it young, old  take that tile
 *   wall=rice      build that wall tile
 *   v1  -yuan  -m  -?  +m  =m   super events: remove a floor, return a good, discard a card,
 *                               take a young person, choose a type for the charter
 */
const LETTERS: Readonly<Record<PersonType, string>> = {
  craftsman: 'c',
  courtLady: 'l',
  taxCollector: 't',
  farmer: 'f',
  pyrotechnist: 'p',
  warrior: 'w',
  monk: 'm',
  healer: 'h',
  scholar: 's',
};

export const personLetter = (p: Person): string => {
  const letter = LETTERS[PERSON_TYPES[typeOf(p)]!];
  return ageOf(p) === 'young' ? letter : letter.toUpperCase();
};

function write(move: DragonMove): string {
  switch (move.type) {
    case 'draft':
      return `${LETTERS[move.types[0]]}+${LETTERS[move.types[1]]}`;
    case 'takeAction':
      return move.action;
    case 'refill':
    case 'refuse':
      return move.type;
    case 'placeFloor':
      return move.target === 'new' ? '^new' : `^${move.target + 1}`;
    case 'buyPrivilege':
      return move.size;
    case 'buildWall':
      return `wall=${move.tile}`;
    case 'playCard':
      return move.card === 'wild' ? `?${LETTERS[move.as]}` : LETTERS[move.card];
    case 'takeTile':
      return move.age;
    case 'house':
      return `@${move.palace + 1}`;
    case 'replace':
      return `@${move.palace + 1}x${personLetter(move.person)}`;
    case 'release':
      return `-${move.palace + 1}${personLetter(move.person)}`;
    case 'removeFloor':
      return `v${move.palace + 1}`;
    case 'returnGood':
      return `-${move.good}`;
    case 'discard':
      return move.card === 'wild' ? '-?' : `-${LETTERS[move.card]}`;
    case 'takeYoung':
      return `+${LETTERS[move.person]}`;
    case 'charter':
      return `=${LETTERS[move.person]}`;
  }
}

const { notate, parse: read } = notation(ACTIONS, (a) => write(decode(a)));

export { notate };

/** The two types of a draft may be named in either order. */
export const parse = (text: string): Action | undefined =>
  read(text) ?? read(text.replace(/^(.)\+(.)$/, '$2+$1'));
