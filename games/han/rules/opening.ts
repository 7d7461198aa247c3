import type { HanMove } from './types.ts';

/** Where a seat placed its first piece: the space of a building, or `emissary:` and the province. */
export function opening(moves: readonly HanMove[]): string | undefined {
  for (const move of moves) {
    if (move.type === 'pagoda' || move.type === 'fortress') return placeOf(move.space);
    if (move.type === 'emissary') return `emissary:${move.province}`;
  }
  return undefined;
}

/** The province of a space without its number; a border keeps its two provinces. */
const placeOf = (space: string): string => (space.startsWith('b-') ? space : space.split('-')[0]!);
