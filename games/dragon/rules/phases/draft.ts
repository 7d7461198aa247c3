import type { Action, Seat } from '../../../../core/game.ts';
import { DRAFT, PAIRS, pairIndex } from '../codec.ts';
import { NOBODY, PERSON_TYPES, typeOf, youngOf } from '../data.ts';
import type { DragonState, FrameOf, PhaseOf } from '../types.ts';
import { inTurn, NOT_NOW } from './turn.ts';

/** D-DRAFT-3: the pairs of earlier drafters, who own exactly the two persons they drafted. */
function takenPairs(s: DragonState, f: FrameOf<'draft'>): number[] {
  return f.order.slice(0, f.turn).map((seat) => {
    const [a, b] = s.players[seat]!.palaces.filter((p, at) => at % 4 !== 0 && p !== NOBODY);
    return pairIndex(typeOf(a!), typeOf(b!));
  });
}

/** 3.2 Opening draft: two young persons of different types, each housed at once (D-DRAFT-4). */
export const draft: PhaseOf<'draft'> = {
  resume(s, f) {
    if (f.turn < f.order.length) return true;
    s.stack.pop();
    return false;
  },
  active: inTurn,
  legal(s, f, _seat, out) {
    const taken = takenPairs(s, f);
    for (let pair = 0; pair < PAIRS.length; pair++) if (!taken.includes(pair)) out.push(DRAFT + pair);
  },
  why(s, f, _seat, move) {
    if (move.type !== 'draft') return NOT_NOW;
    const [a, b] = move.types;
    if (a === b) return ['D-DRAFT-2'];
    const pair = pairIndex(PERSON_TYPES.indexOf(a), PERSON_TYPES.indexOf(b));
    return takenPairs(s, f).includes(pair) ? ['D-DRAFT-3'] : [];
  },
  apply(s, f, seat: Seat, action: Action, emit) {
    const persons = PAIRS[action - DRAFT]!.map(youngOf);
    emit?.({ type: 'drafted', seat, persons });
    f.turn++;
    for (const person of persons.toReversed()) {
      s.pool[person]!--;
      s.stack.push({ phase: 'house', seat, person });
    }
  },
};
