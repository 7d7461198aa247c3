import type { PersonType } from '../rules/data.ts';
import type { DragonMove } from '../rules/types.ts';

/** Where on the board a move is made. Among the moves of one decision no two have the same place. */
export function placeOf(move: DragonMove): string {
  switch (move.type) {
    case 'draft':
      return pairPlace(...move.types);
    case 'takeAction':
      return `action:${move.action}`;
    case 'refill':
      return 'rest';
    case 'placeFloor':
      return move.target === 'new' ? 'plot' : `palace:${move.target}`;
    case 'removeFloor':
    case 'house':
      return `palace:${move.palace}`;
    case 'buyPrivilege':
      return `privilege:${move.size}`;
    case 'buildWall':
      return `brick:${move.tile}`;
    case 'playCard':
      return move.card === 'wild' ? `wild:${move.as}` : `person:${move.card}`;
    case 'takeTile':
      return `tile:${move.age}`;
    case 'replace':
    case 'release':
      return `room:${move.palace}:${move.person}`;
    case 'refuse':
      return 'refuse';
    case 'returnGood':
      return `good:${move.good}`;
    case 'discard':
      return `person:${move.card}`;
    case 'takeYoung':
    case 'charter':
      return `person:${move.person}`;
  }
}

/** A pair is put together in two steps; its order does not matter. */
export const pairPlace = (a: PersonType, b: PersonType): string => `pair:${[a, b].sort().join('+')}`;
