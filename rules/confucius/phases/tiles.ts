import { takeOne } from '../chance.ts';
import { EMPTY, MINISTRY_COUNT, SPACES } from '../data.ts';
import type { ConfuciusEmit, ConfuciusState } from '../types.ts';

export const drawOfficial = (s: ConfuciusState): number => takeOne(s.officialStack, s.rng.officials);

/** C-EOR-2: one tile a ministry, in the empty space with the lowest number. */
export function newOfficials(s: ConfuciusState, emit?: ConfuciusEmit): void {
  for (let ministry = 0; ministry < MINISTRY_COUNT; ministry++)
    for (let space = 1; space <= SPACES; space++) {
      const at = ministry * SPACES + space - 1;
      if (s.officials[at] !== EMPTY) continue;
      s.officials[at] = drawOfficial(s);
      emit?.({ type: 'officialArrived', ministry, space, cost: s.officials[at]! });
      break;
    }
}
