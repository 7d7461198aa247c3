import { notation } from '../../../core/space.ts';
import { ACTIONS, decode } from './codec.ts';
import type { CaravanMove } from './types.ts';

/**
 *   -green+dark   return that order      2:5      bid 5 coins for load 2
 *   dark*3        sell 3 chests of dark  pass
 */
function write(move: CaravanMove): string {
  switch (move.type) {
    case 'return':
      return `-${move.order}`;
    case 'bid':
      return `${move.load}:${move.coins}`;
    case 'sell':
      return `${move.tea}*${move.chests}`;
    case 'pass':
      return 'pass';
  }
}

export const { notate, parse } = notation(ACTIONS, (a) => write(decode(a)));
