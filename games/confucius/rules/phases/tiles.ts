import { takeOne } from '../chance.ts';
import { EMPTY, MINISTRY_COUNT, SPACES } from '../data.ts';
import type { ConfuciusEmit, ConfuciusState } from '../types.ts';

/** The top tile of the stack goes to a space; its cost. */
export function layOfficial(s: ConfuciusState, at: number): number {
  const stack = s.officialStack.slice();
  const cost = takeOne(stack, s.rng.officials);
  s.officialStack = stack;
  s.shown++;
  s.officials = s.officials.with(at, cost);
  return cost;
}

/** C-EOR-2: one tile a ministry, in the empty space with the lowest number. */
export function newOfficials(s: ConfuciusState, emit?: ConfuciusEmit): void {
  for (let ministry = 0; ministry < MINISTRY_COUNT; ministry++)
    for (let space = 1; space <= SPACES; space++) {
      const at = ministry * SPACES + space - 1;
      if (s.officials[at] !== EMPTY) continue;
      const cost = layOfficial(s, at);
      emit?.({ type: 'officialArrived', ministry, space, cost });
      break;
    }
}
