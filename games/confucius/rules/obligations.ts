import type { Seat, Seats } from '../../../core/game.ts';
import { seatsOf } from '../../../core/game.ts';
import { setSize } from './chance.ts';
import { MINISTRIES, type Ministry } from './data.ts';
import { cubesDue, giftFrom } from './gifts.ts';
import {
  appointments,
  type Control,
  controlOf,
  giveControl,
  type Posts,
  participants,
  receivers,
  weakest,
} from './influence.ts';
import { blocks, isResolved } from './officials.ts';
import type { Table } from './types.ts';

/** An active gift that `bound` received from `to`. */
interface Bond {
  readonly bound: Seat;
  readonly to: Seat;
  readonly value: number;
}

/** A player who gives up influence in a resolution, and the possible receivers. */
interface Support {
  readonly seat: Seat;
  readonly to: readonly Seat[];
  /** Whether gifts restrict the receivers. */
  readonly obliged: boolean;
}

/** The outcome of a ministry if it were resolved now, counting officials with markers (C-MIN-13). */
interface MinistryProspect {
  readonly ministry: Ministry;
  /** In order, up to the first free choice. */
  readonly supports: readonly Support[];
  /** All appointments that the free choices allow; none without a marker. */
  readonly outcomes: readonly Posts[];
}

export interface Obligations {
  readonly bonds: readonly Bond[];
  /** By seat and ministry: the givers because of whom Bribe Official is forbidden there (C-OBL-2). */
  readonly blocked: readonly (readonly (readonly Seat[])[])[];
  /** Of the unresolved ministries. */
  readonly prospects: readonly MinistryProspect[];
  /** By seat: cubes of the next round if the gifts stay as they are (2.15). */
  readonly cubes: readonly number[];
}

/** The obligation lens, from public information. */
export function obligations(t: Table): Obligations {
  const seats = t.players.map((_, seat) => seat);
  return {
    bonds: seats.flatMap((bound) =>
      seats.flatMap((to) => {
        const value = bound === to ? 0 : giftFrom(t, to, bound);
        return value > 0 ? [{ bound, to, value }] : [];
      }),
    ),
    blocked: seats.map((seat) =>
      MINISTRIES.map((_, m) => (isResolved(t, m) ? [] : seats.filter((giver) => blocks(t, giver, seat, m)))),
    ),
    prospects: MINISTRIES.flatMap((ministry, m) => (isResolved(t, m) ? [] : [prospect(t, ministry, m)])),
    cubes: seats.map((seat) => cubesDue(t, seat)),
  };
}

function prospect(t: Table, ministry: Ministry, m: number): MinistryProspect {
  const control = controlOf(t, m);
  const supports: Support[] = [];
  const outcomes: Posts[] = [];
  follow(t, control, participants(control), supports, outcomes, true);
  return { ministry, supports, outcomes };
}

/** Follows every course of a resolution. Gifts that it cancels bind nobody who still has to decide. */
function follow(
  t: Table,
  control: Control,
  left: Seats,
  supports: Support[],
  outcomes: Posts[],
  certain: boolean,
): void {
  if (setSize(left) <= 2) {
    if (left !== 0) addOutcome(outcomes, appointments(control, left));
    return;
  }
  const seat = weakest(control, left);
  const to = seatsOf(receivers(t, seat, left));
  if (certain) supports.push({ seat, to, obliged: giftFrom(t, to[0]!, seat) > 0 });
  for (const receiver of to) {
    const after = control.slice();
    giveControl(after, seat, receiver);
    follow(t, after, left & ~(1 << seat), supports, outcomes, certain && to.length === 1);
  }
}

function addOutcome(outcomes: Posts[], posts: Posts): void {
  if (!outcomes.some((o) => o.minister === posts.minister && o.secretary === posts.secretary))
    outcomes.push(posts);
}
