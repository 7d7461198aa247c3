import type { Action } from '../../../../core/game.ts';
import { choice } from '../codec.ts';
import { NOBODY } from '../data.ts';
import { STRIDE } from '../palace.ts';

/** The different persons of a palace as actions of a run; tiles of one type and age are interchangeable. */
export function listPersons(palaces: readonly number[], i: number, run: Action, out: Action[]): void {
  let last = NOBODY;
  for (let at = i * STRIDE + 1; at < (i + 1) * STRIDE; at++) {
    const person = palaces[at]!;
    if (person !== NOBODY && person !== last) out.push(run + choice(i, person));
    last = person;
  }
}
