import type { Seat } from '../../core/game.ts';
import { largestApart } from './apart.ts';

/** The start of a month or round. */
export interface Mark {
  readonly ply: number;
  readonly round: number;
}

/** A decision that gave the lead to another seat. */
export interface Lead {
  readonly ply: number;
  readonly seat: Seat;
  /** The seat's lead in points. */
  readonly ahead: number;
}

export interface Course {
  readonly marks: readonly Mark[];
  readonly leads: readonly Lead[];
}

/** The first decision of each round, from the round of every position. */
export function marksOf(rounds: readonly (number | undefined)[]): Mark[] {
  const marks: Mark[] = [];
  for (const [ply, round] of rounds.entries())
    if (round !== undefined && round !== marks.at(-1)?.round) marks.push({ ply, round });
  return marks;
}

/** The largest changes of lead in game order, from the scores of every position. */
export function leadsOf(scores: readonly (readonly number[])[]): Lead[] {
  const found: (Lead & { readonly swing: number })[] = [];
  let leader: Seat | undefined;
  for (const [ply, now] of scores.entries()) {
    const seat = now.indexOf(Math.max(...now)) as Seat;
    const ahead = marginOf(now, seat);
    if (ahead <= 0 || seat === leader) continue;
    if (leader !== undefined)
      found.push({ ply, seat, ahead, swing: ahead - marginOf(scores[ply - 1]!, seat) });
    leader = seat;
  }
  return largestApart(found, ({ swing }) => swing, scores.length).map(({ ply, seat, ahead }) => ({
    ply,
    seat,
    ahead,
  }));
}

/** A seat's lead over the best of the others. */
const marginOf = (scores: readonly number[], seat: Seat): number =>
  scores[seat]! - Math.max(...scores.filter((_, other) => other !== seat));
