import type { Action, Seat, Seats } from '../../../core/game.ts';
import { DONE, KEEP, LAND, OFFICIAL, PASS, SEAT, STUDENT, TAKE } from './codec.ts';
import { BOX_ACTIONS, COINS, EMPTY } from './data.ts';
import { strongest } from './influence.ts';
import { KEEPS, worth } from './payments.ts';
import type { ConfuciusState, Table } from './types.ts';

const IDLE = TAKE + BOX_ACTIONS.indexOf('none');

/** The first action with the highest value. */
const best = (actions: readonly Action[], value: (a: Action) => number): Action =>
  actions.reduce((top, a) => (value(a) > value(top) ? a : top));

/** Points left for reaching a distant land. */
const chitLeft = (t: Table, land: number): number => (t.first[land]! < 0 ? t.landChits[land]! : 0);

/** The obliged student, or red of two; the seat's own one is legal only where no gift decides (C-OBL-3). */
function student(t: Table, seat: Seat, legal: readonly Action[]): Action {
  const own = STUDENT + t.students.indexOf(seat);
  return t.students.includes(seat) && legal.includes(own) ? own : legal[0]!;
}

/** Rank of a space: empty, unbribed, another player's, then the seat's own official. */
function spot(t: Table, seat: Seat, at: number): number {
  if (t.officials[at] === EMPTY) return 3;
  const owner = t.markers[at]!;
  return owner < 0 ? 2 : owner === seat ? 0 : 1;
}

/**
 * Column "Default" of 5.2 (C-EDGE-59). It does not cover a command in progress (C-DEC-6): the server takes it back
 * when a player leaves; where it cannot, the first choices complete it.
 */
export function standIn(s: ConfuciusState, seat: Seat, legal: readonly Action[]): Action {
  const f = s.stack[s.stack.length - 1]!;
  switch (f.phase) {
    case 'chief':
      return SEAT + ((seat + 1) % s.players.length);
    case 'turn':
      return s.players[seat]!.cubes > 0 ? IDLE : PASS;
    case 'favour':
    case 'extra':
      return IDLE;
    case 'land':
      return best(legal, (a) => chitLeft(s, a - LAND));
    case 'examination':
      return student(s, seat, legal);
    case 'place':
      return best(legal, (a) => spot(s, seat, a - OFFICIAL));
    case 'ministry':
      return (
        SEAT +
        strongest(
          f.control,
          legal.reduce((seats: Seats, a) => seats | (1 << (a - SEAT)), 0),
        )
      );
    case 'discard':
      return best(legal, (a) => worth(KEEPS[a - KEEP]!, COINS));
    default:
      // In D-TUTOR: one card, with the fewest coins, and no cancelling.
      return legal.includes(DONE) ? DONE : legal[0]!;
  }
}
